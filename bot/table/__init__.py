"""The table: seats and who sits there, deeds, votes, absence, pace, and the one writer of saves."""
