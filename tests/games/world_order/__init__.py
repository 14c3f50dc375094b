"""World Order."""
