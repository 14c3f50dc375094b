"""The laboratory: games by the thousand, the speed of the engine, the rules and their tests."""
