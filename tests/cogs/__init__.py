"""Tests of Discord's side of the game."""
