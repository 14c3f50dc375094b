"""What checks and measures the rest: speed, sweeps, the bot protocol, coverage of the rules."""
