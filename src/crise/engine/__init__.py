"""The engine: how rules ask, what was answered, who knows what, and worlds that cannot be told apart."""
