"""What the pictures need, as plain data."""
