"""What has been: stories of turns, catching up, replays, statistics."""
