"""The quests that come with the game, played."""
