"""Discord's side of the game: interactions in, messages out. Nothing is decided here."""

EXTENSIONS = (
    "cogs.desk",
    "cogs.campaign",
    "cogs.descent.journey",
    "cogs.descent.city",
    "cogs.descent.turn",
    "cogs.descent.lookups",
    "cogs.descent.cards",
    "cogs.rules",
    "cogs.descent.foes",
    "cogs.descent.examining",
    "cogs.chronicle",
    "cogs.catchup",
    "cogs.descent.orders",
    "cogs.habits",
    "cogs.repair",
)
"""What the client loads, in this order: the desk first, through which all others go."""
