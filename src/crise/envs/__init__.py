"""Environments for research: PettingZoo and OpenSpiel. They need the extra `envs`: make setup, or pip install
'crise[envs]'."""
