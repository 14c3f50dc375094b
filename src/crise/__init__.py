"""Cellule de crise: seven French crisis games, one engine."""

from crise.builds import use_compiled

use_compiled()
