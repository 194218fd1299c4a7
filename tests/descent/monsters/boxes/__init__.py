"""Scenes of the monsters and lieutenants of all boxes but the base box."""
