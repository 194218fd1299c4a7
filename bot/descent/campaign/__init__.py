"""The party and its way through the quests."""
