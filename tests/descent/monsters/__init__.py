"""Monsters that play by the book."""
