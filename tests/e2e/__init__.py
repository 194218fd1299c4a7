"""Whole fights through the loopback Discord, with the real client."""
