"""Tests of État d’urgence."""
