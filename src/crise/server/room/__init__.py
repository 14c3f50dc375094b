"""A table's own state: what may be done, and what was."""
