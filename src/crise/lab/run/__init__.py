"""A run: thousands of games under one setting, and what is recorded of them."""
