"""Monsters that play themselves, by the book, and say why."""
