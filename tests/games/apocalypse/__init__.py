"""Apocalypse: a test a rule."""
