"""The table online: rooms, seats, sockets, and the event log under them. It knows no rule of any game."""
