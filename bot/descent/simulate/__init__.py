"""Playing quests many times with automatic heroes, to see how they go."""
