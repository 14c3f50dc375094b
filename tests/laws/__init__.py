"""What holds for every game: laws, and games that may not change unnoticed."""
