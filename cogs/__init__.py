"""Discord's side of the house: interactions in, messages out. Nothing is decided here.

Each game has a package of its own beside these (`Presenter.cogs`).
"""

EXTENSIONS = (
    "cogs.desk",
    "cogs.campaign",
    "cogs.playing",
    "cogs.lookups",
    "cogs.chronicle",
    "cogs.catchup",
    "cogs.habits",
    "cogs.privacy",
    "cogs.repair",
    "cogs.report",
    "cogs.packs",
)
"""What the client loads first, in this order: the desk before all others, which go through it."""
