"""Discord's side of the game: interactions in, messages out. Nothing is decided here."""

EXTENSIONS = (
    "cogs.desk",
    "cogs.campaign",
    "cogs.journey",
    "cogs.city",
    "cogs.turn",
    "cogs.lookups",
    "cogs.cards",
    "cogs.rules",
    "cogs.foes",
    "cogs.examining",
    "cogs.chronicle",
    "cogs.catchup",
    "cogs.orders",
    "cogs.days",
    "cogs.oversight",
)
"""What the client loads, in this order: the desk first, through which all others go."""
