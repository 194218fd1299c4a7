"""What somebody sees of a pack before they add it: what is in it, a map, and how its quests go."""

from collections.abc import Iterator

from PIL.Image import Image

from bot.descent.checking.packs import pack_mistakes
from bot.descent.content.boxes import BASE
from bot.descent.content.library import library
from bot.descent.content.packs import draft_of
from bot.descent.content.stocking import stock
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.setup import Baggage, start_quest
from bot.descent.simulate.batch import Batch, play_one
from bot.descent.simulate.parties import party, ready_for
from bot.descent.views.pictures.board import board_view
from bot.descent.words import words
from bot.packs.bundle import Bundle
from bot.table.campaign import NOBODY
from bot.words.language import LANGUAGES, Language
from bot.workshop import Examined
from renders.descent.board import draw_board

HEROES = 3
"""So many play the quests of a pack, where it is to be known how they go."""
MOST_GAMES = 12
MOST_TRIED = 8
"""So many of its quests are tried."""


def examined(bundle: Bundle) -> Examined:
    """What is wrong with a pack and what is in it, called as its author calls it."""
    draft = draft_of(bundle, library())
    quests = [draft.shelf.quests[name] for name in draft.quests()]
    holds = {
        "quests": sum(quest.level is None for quest in quests),
        "levels": sum(quest.level is not None for quest in quests),
        "campaigns": len(draft.campaigns()),
        "travel_events": len(draft.events()),
        "side_quests": len(draft.sides),
    }
    mistakes = pack_mistakes(bundle, library())
    return Examined(mistakes, {kind: n for kind, n in holds.items() if n}, {} if mistakes else _titles(bundle))


def _titles(bundle: Bundle) -> dict[str, dict[Language, str]]:
    stock([bundle])
    return {quest: {language: words(language).quest(quest) for language in LANGUAGES} for quest in _quests(bundle)}


def _quests(bundle: Bundle) -> list[str]:
    pack = library().packs[bundle.edition]
    return [name for name in pack.quests if library().quests[name].level is None]


def cover_of(bundle: Bundle) -> Image | None:
    """The board of its first quest as a party finds it when it comes in."""
    stock([bundle])
    quests = _quests(bundle) or list(library().packs[bundle.edition].quests)
    if not quests:
        return None
    boxes = (BASE, *bundle.card.boxes)
    recruits = ready_for(quests[0], party(0, HEROES, boxes))
    game, _ = start_quest(quests[0], recruits, seed="cover", baggage=Baggage(boxes=boxes))
    seats = [Seat(player=NOBODY, hero=one.hero, hero_class=one.hero_class) for one in recruits]
    campaign = Campaign(name="…", owner=NOBODY, quest=quests[0], boxes=list(boxes), seats=seats, game=game)
    return draw_board(board_view(campaign, bundle.card.languages[0], full=True))


def tried_out(bundle: Bundle) -> Iterator[tuple[str, bool]]:
    """One game of each quest after the other, for as long as somebody asks."""
    stock([bundle])
    quests = _quests(bundle)[:MOST_TRIED]
    boxes = (BASE, *bundle.card.boxes)
    for seed in range(MOST_GAMES):
        for quest in quests:
            played = play_one(Batch(quest=quest, heroes=HEROES, boxes=boxes), seed)
            yield quest, played.report.outcome == "won"
