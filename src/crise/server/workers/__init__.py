"""Processes beside this one: bots that think, replays, highlights."""
