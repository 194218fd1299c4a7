"""One bot in several processes."""
