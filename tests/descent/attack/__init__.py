"""Attacks, and their odds."""
