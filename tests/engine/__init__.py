"""The engine, whatever is played on it."""
