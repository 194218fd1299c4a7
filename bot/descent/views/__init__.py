"""What players see of this game: panels, pictures, the past, and what can be looked up."""
