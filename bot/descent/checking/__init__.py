"""Checking content: what there is of each kind, and what is wrong with it."""
