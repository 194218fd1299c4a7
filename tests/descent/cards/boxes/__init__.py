"""Scenes of the cards of all boxes but the base box."""
