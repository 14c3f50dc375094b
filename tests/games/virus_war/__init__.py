"""Tests of Virus War."""
