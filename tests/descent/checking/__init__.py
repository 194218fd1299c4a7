"""Checking content."""
