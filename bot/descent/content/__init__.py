"""Cards, monsters and quests as they are printed: read once, checked as a whole, and kept while they are played."""
