"""Descent's words: names, sentences, and that none is missing."""
