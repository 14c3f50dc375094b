"""What comes in through a socket."""
