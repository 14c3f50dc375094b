"""Noé, Complot à l’Élysée."""
