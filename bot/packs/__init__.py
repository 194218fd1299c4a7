"""Packs: content that somebody else wrote, in one file. The house carries them, each game reads its own."""
