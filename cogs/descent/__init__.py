"""Descent's side of Discord: its slash commands, and what its own buttons ask."""

EXTENSIONS = (
    "cogs.descent.gathering",
    "cogs.descent.journey",
    "cogs.descent.city",
    "cogs.descent.raid",
    "cogs.descent.turn",
    "cogs.descent.odds",
    "cogs.descent.threat",
    "cogs.descent.cards",
    "cogs.descent.foes",
    "cogs.descent.examining",
    "cogs.descent.orders",
    "cogs.descent.repair",
    "cogs.descent.raid_ladder",
)
"""What the client loads after the house's own, in this order."""
