"""Tests of Smile Life."""
