"""Campaigns in a SQLite file."""
