"""For who runs the house: logs, metrics, files."""
