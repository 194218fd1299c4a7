"""Days and weeks at the table: what is due when, and who sees to it."""
