"""The balance report: the figures of a run, what they say, and the page that shows them."""
