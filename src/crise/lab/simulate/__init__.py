"""Games of bots: played, checked and counted."""
