"""Bots: they hold no match, only what their seat may know, and a source of imagined worlds."""
