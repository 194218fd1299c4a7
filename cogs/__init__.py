"""Discord's side of the game: interactions in, messages out. Nothing is decided here."""

EXTENSIONS = (
    "cogs.desk",
    "cogs.campaign",
    "cogs.turn",
    "cogs.lookups",
    "cogs.foes",
)
"""What the client loads, in this order: the desk first, through which all others go."""
