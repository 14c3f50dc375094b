"""Scripts of the house, and what tests take from them."""
