"""The Raid."""
