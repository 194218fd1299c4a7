"""The campaign between quests: weeks, cities, shops, travel events, and how the story goes on (CMP)."""
