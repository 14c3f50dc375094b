"""The engine: no game, no network, no clock."""
