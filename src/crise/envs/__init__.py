"""Environments for research: PettingZoo and OpenSpiel. They need the extra `envs`: pip install 'crise[envs]'."""
