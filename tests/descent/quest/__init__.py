"""Quests: triggers, happenings, expressions, perils, and what a party brings home."""
