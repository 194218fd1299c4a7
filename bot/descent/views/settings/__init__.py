"""What players have settled, as they see and change it."""
