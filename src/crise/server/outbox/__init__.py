"""What goes out: views, what is new in them, and sentences."""
