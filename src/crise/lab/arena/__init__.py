"""Tournaments of bots: seats rotated, the same deals replayed with seats swapped, so that little is left to luck."""
