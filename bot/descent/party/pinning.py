"""A quest under way is played by what it began with: an edited file changes nothing that matters to it."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.content.pinned import content_here, give, pinned
from bot.descent.events import QuestMovedOn
from bot.descent.party.campaign import Campaign
from bot.descent.quest.checks.texts import needed
from bot.descent.quest.content import Content, keys_of, mechanics_of
from bot.descent.quest.fitting import fits
from bot.descent.state.game import Game
from bot.games import CONTENT_LOST, Begun
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.words.language import LANGUAGES


def begun(campaign: Campaign) -> Begun | None:
    """What the quest under way began with."""
    game = campaign.game
    if game is None or game.content is None:
        return None
    here = content_here(game.quest)
    if here is not None and here.fingerprint == game.content:
        return Begun(game.content, here.text, lasting=False)
    past = pinned(game.quest, game.content)
    return Begun(game.content, past.text if past is not None else None, lasting=True)


def wanted(campaign: Campaign) -> str | None:
    """The fingerprint of content that has to be pinned before the campaign can go on; None mostly."""
    game = campaign.game
    if game is None or game.content is None:
        return None
    here = content_here(game.quest)
    at_hand = (here is not None and _only_reworded(game.content, None, here)) or pinned(game.quest, game.content)
    return None if at_hand else game.content


def edited(campaign: Campaign) -> str | None:
    """The quest under way, if its file or its texts are not what they were when it began."""
    game = campaign.game
    if game is None or game.content is None:
        return None
    here = content_here(game.quest)
    return None if here is not None and here.fingerprint == game.content else game.quest


def settle(campaign: Campaign) -> list[Event]:
    """See to it that the quest under way can be played; it moves on to today's content where that is safe.

    Safe is what can be proved: that the two are played alike, and that no text is missing. Everything else stays
    with what it began with. Where that is lost, today's content serves if all the game speaks of is in it.
    """
    game, journey = campaign.game, campaign.journey
    if journey is not None and journey.raid is None:
        demand(journey.campaign in library().campaigns, CONTENT_LOST, quest=journey.campaign)
    if game is None:
        return []
    here = content_here(game.quest)
    if game.content is None:
        # Nobody knows what it began with: the library's quest serves, as it did before there were fingerprints.
        demand(game.quest in library().quests, CONTENT_LOST, quest=game.quest)
        return []
    if here is not None and here.fingerprint == game.content:
        return []
    kept = pinned(game.quest, game.content)
    if here is not None and _only_reworded(game.content, kept, here):
        return _move_on(campaign, game, here, QuestMovedOn(quest=game.quest, why="reworded"))
    if kept is not None:
        return []
    if here is not None and game.outcome is not None:
        _move_on(campaign, game, here)  # what is over can only be looked at
        return []
    if here is not None and all(fits(each, here.model) for each in _games(campaign)):
        return _move_on(campaign, game, here, QuestMovedOn(quest=game.quest, why="fits"))
    raise Refused(CONTENT_LOST, quest=game.quest)


def play_by_its_own(campaign: Campaign, written: str | None) -> None:
    """Whoever begins the quest under way in this process begins the very one it began with.

    For playing a file again, in a process that does nothing else: what is in the library is forgotten.
    """
    game = campaign.game
    if game is None or game.content is None:
        return
    here = content_here(game.quest)
    if here is None or here.fingerprint != game.content:
        own = Content.read(written) if written is not None else pinned(game.quest, game.content)
        if own is not None and own.fingerprint == game.content:
            give(own)


def _only_reworded(fingerprint: str, kept: Content | None, here: Content) -> bool:
    """Whether a quest of this fingerprint is played as today's is, and today's lacks no text."""
    alike = mechanics_of(fingerprint) == here.mechanics or (kept is not None and kept.model == here.model)
    return here.fingerprint == fingerprint or (alike and is_whole(here))


def is_whole(content: Content) -> bool:
    """Whether every text that a quest needs is there, in all languages."""
    keys = {key for _, key, _ in needed(content.model)}
    return all(keys <= keys_of(content.words.get(language, {})) for language in LANGUAGES)


def _games(campaign: Campaign) -> Iterator[Game]:
    """The game, and how it stood when its turn and its round began."""
    if campaign.game is not None:
        yield campaign.game
    for log in (campaign.turn_log, campaign.round_log):
        if log is not None:
            yield Game.model_validate_json(log.start)


def _move_on(campaign: Campaign, game: Game, here: Content, *told: Event) -> list[Event]:
    game.content = here.fingerprint
    for log in (campaign.turn_log, campaign.round_log):
        if log is not None:
            start = Game.model_validate_json(log.start)
            # A round may have been begun in an earlier quest.
            if start.quest == game.quest:
                start.content = here.fingerprint
                log.start = start.model_dump_json()
    return [*told]
