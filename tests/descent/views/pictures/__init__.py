"""What a picture will show."""
