"""How the deeds of pebbles are written on buttons: as their fields say, which is all a small game needs."""

from bot.views.codec import Codec, Notation
from tests.pebbles.deeds import Pick, PickByItself, SitDown

CODEC = Codec([Notation(SitDown, alone=True), Notation(Pick, alone=True), Notation(PickByItself)])
"""All sit down and pick at the same time: nobody is sent back because another was faster."""
