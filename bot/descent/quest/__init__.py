"""Quests: a board that unfolds as it is played."""
