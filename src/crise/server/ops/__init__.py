"""For who runs the server: logs, metrics, files, and what runs beside the rest."""
