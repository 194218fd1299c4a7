"""Automatic heroes."""
