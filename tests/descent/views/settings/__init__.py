"""What players settle for themselves and for their campaign."""
