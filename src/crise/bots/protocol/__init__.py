"""Bots as programs: what is said to them and by them."""
