"""What authors of quests are told about their mistakes."""
