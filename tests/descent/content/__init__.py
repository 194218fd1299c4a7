"""Cards, quests and cities on the shelf: read whole, or refused with every mistake named."""
