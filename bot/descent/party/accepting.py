"""A campaign that anybody may have written: does it speak only of what exists, and can it go on?"""

from bot.descent.content.foreign_quests import is_sound_quest
from bot.descent.content.library import library
from bot.descent.content.pinned import content_here, is_pinned, pin, unpin
from bot.descent.party.campaign import MOST_HEROES, Campaign
from bot.descent.party.matters import open_matters
from bot.descent.party.pinning import settle
from bot.descent.quest.content import Content
from bot.descent.rules.play import legal
from bot.kernel.refused import demand


def accepts(campaign: Campaign, written: str | None) -> bool:
    """Whether the campaign can be played with what came along; what is refused leaves nothing behind."""
    content = _needed(campaign, written) if written is not None else None
    new = content is not None and not is_pinned(content.fingerprint)
    sound = False
    if content is not None:
        pin(content)
    try:
        # On a copy: what there is to tell about it is told with the first deed here.
        trial = campaign.model_copy(deep=True)
        settle(trial)
        sound = _is_sound(trial)
    finally:
        if content is not None and new and not sound:
            unpin(content.fingerprint)
    return sound


def _needed(campaign: Campaign, written: str) -> Content | None:
    """The content that came along, if it is needed; it must be what the game began with, and a sound quest."""
    game = campaign.game
    demand(game is not None, "not_a_campaign_file")
    assert game is not None
    content, here = Content.read(written), content_here(game.quest)
    demand(content.fingerprint == game.content, "not_a_campaign_file")
    if here is not None and here.fingerprint == content.fingerprint:
        return None
    demand(is_sound_quest(content, game.quest), "not_a_campaign_file")
    return content


def _is_sound(campaign: Campaign) -> bool:
    """Whether everything it speaks of exists, and the game can go on."""
    shelf, game = library(), campaign.game
    seats = all(seat.hero in shelf.heroes and shelf.calling(seat.hero_class) is not None for seat in campaign.seats)
    begun = game is not None and game.quest == campaign.quest
    if not seats or not (begun or campaign.quest in shelf.quests) or len(campaign.seats) > MOST_HEROES:
        return False
    open_matters(campaign)
    if game is None:
        return True
    # Between quests heroes come and go: the last quest knows those who were in it.
    in_play = game.outcome is None
    if game.find_played() is None or (in_play and set(game.heroes) != {seat.hero for seat in campaign.seats}):
        return False
    for figure in game.everyone():
        if any(condition not in shelf.conditions for condition in figure.conditions):
            return False
    for hero in game.heroes:
        # Whatever is missing or makes no sense is missed here.
        legal(game, hero, impossible=True)
    return True
