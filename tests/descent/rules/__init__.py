"""Every rule of the rulebook, proved by small scenes."""
