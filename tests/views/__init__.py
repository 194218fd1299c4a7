"""Tests of what every game's messages are made of."""
