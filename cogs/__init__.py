"""Slash commands and buttons: they carry a click to the table and show what came of it."""
