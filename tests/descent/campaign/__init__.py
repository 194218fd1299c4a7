"""The campaign between quests."""
