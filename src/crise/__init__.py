"""Cellule de crise: five French crisis games, one engine."""
