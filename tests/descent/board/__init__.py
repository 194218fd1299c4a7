"""Tests of the board: scenes, and comparison with slow versions that are obviously right."""
