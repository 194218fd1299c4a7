"""Campaigns in SQLite: what was done and what it led to, always together."""
