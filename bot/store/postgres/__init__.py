"""Campaigns on a PostgreSQL server."""
