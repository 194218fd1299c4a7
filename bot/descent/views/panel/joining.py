"""One press to sit down: with a hero that is ready, before the start or until the first turn."""

from bot.descent.party.campaign import Campaign
from bot.descent.party.first_evening import SitDown, has_room, ready_heroes, to_hand_over
from bot.descent.words import Words
from bot.views.face import Key

SIGN = "🙋"


def sit_down_key(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """The button to take part; none where there is no room."""
    if not has_room(campaign):
        return ()
    handed_over = to_hand_over(campaign)
    hero = handed_over.hero if handed_over is not None else next(ready_heroes(campaign)).hero
    return (Key(say.text("button-sit-down", hero=say.hero(hero, short=True)), SitDown(), sign=SIGN),)
