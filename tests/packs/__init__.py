"""Packs of other authors: what they may be made of, and what becomes of those that mean harm."""
