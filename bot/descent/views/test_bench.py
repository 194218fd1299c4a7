"""The test bench of quests: areas, variables, events, riches and dice, with what can be done about each."""

from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.rules.dice import FACES, Die
from bot.descent.state.game import Game
from bot.descent.words import Words, words
from bot.descent.words.symbols import dice
from bot.table.deeds import Deed
from bot.table.tinkering import Tinker
from bot.words.language import Language
from bot.workshop import Entry, Handle, Row, Shelf, WrongUse


class QuestBench:
    """A quest in play, as its author tries it out."""

    def shelves(self, campaign: Campaign, language: Language) -> list[Shelf]:
        """All there is to see and to change; nothing as long as no quest is played."""
        game, say = campaign.game, words(language)
        if game is None or game.outcome is not None or game.find_played() is None:
            return []
        parts = {
            "areas": areas(game, say),
            "variables": variables(game, say),
            "events": events(game, say),
            "party": riches(game, say),
            "dice": coming(game, say),
        }
        return [
            Shelf(name, say.text(f"bench-{name}"), rows) for name, found in parts.items() if (rows := tuple(found))
        ]

    def deed(self, written: dict[str, Any]) -> Tinker:
        """The deed of a handle, filled in."""
        kind = DescentDeed.all_kinds().get(str(written.get(Deed.tag)))
        if kind is None or not issubclass(kind, Tinker):
            raise WrongUse(f"no deed of the test bench: {written.get(Deed.tag)!r}")
        try:
            found = DescentDeed.read({**written, "bench": True})
        except ValidationError as wrong:
            raise WrongUse(str(wrong.errors()[0]["msg"])) from None
        assert isinstance(found, Tinker)
        return found


def areas(game: Game, say: Words) -> Iterator[Row]:
    """Which areas lie on the table."""
    for area in game.played.areas:
        shown = area.id in game.board.areas
        reveal = Handle(say.text("bench-reveal"), {"deed": "reveal_now", "area": area.id})
        jump = Handle(say.text("bench-jump"), {"deed": "jump_to", "area": area.id})
        state = say.text("bench-revealed" if shown else "bench-hidden")
        yield Row(area.id, area.id, state, (jump,) if shown else (reveal, jump))


def variables(game: Game, say: Words) -> Iterator[Row]:
    """What the quest and the campaign remember."""
    for name, kept in game.played.variables.items():
        holder = game.campaign_variables if kept.scope == "campaign" else game.variables
        value = str(holder.get(name, kept.start))
        entry = Entry("to", name, value=value)
        change = Handle(say.text("bench-set"), {"deed": "set_now", "variable": name}, (entry,))
        yield Row(name, name, value, (change,))


def events(game: Game, say: Words) -> Iterator[Row]:
    """Which events have come, and how often."""
    for story in game.played.events:
        times = game.fired.get(story.id, 0)
        waits = ", ".join(trigger.write(trigger)["at"] for trigger in story.on)
        state = say.text("bench-fired", n=times) if times else waits or say.text("bench-on-call")
        yield Row(
            story.id, story.id, state, (Handle(say.text("bench-fire"), {"deed": "fire_now", "event": story.id}),)
        )


def riches(game: Game, say: Words) -> Iterator[Row]:
    """What the party owns, and what it could be given."""
    give = say.text("bench-give")
    gold, xp = (Entry(what, say.text(f"bench-{what}"), value=much) for what, much in (("gold", "100"), ("xp", "1")))
    yield Row("gold", say.text("bench-gold"), str(game.gold), (Handle(give, {"deed": "endow"}, (gold,)),))
    yield Row("xp", say.text("bench-xp"), str(game.learned), (Handle(give, {"deed": "endow"}, (xp,)),))
    heroes = Entry(
        "hero", say.text("bench-hero"), "choice", choices=tuple((one, say.hero(one)) for one in game.heroes)
    )
    shelf = library()
    cards = sorted((*shelf.items, *shelf.relics, *shelf.search_cards), key=lambda card: say.card(card))
    card = Entry("card", say.text("bench-card"), "choice", choices=tuple((one, say.card(one)) for one in cards))
    yield Row("card", say.text("bench-card"), "", (Handle(give, {"deed": "endow"}, (heroes, card)),))
    yield Row("season", say.text("bench-season"), "", (Handle(say.text("bench-season-do"), {"deed": "season"}),))


def coming(game: Game, say: Words) -> Iterator[Row]:
    """The dice that are bound to come, and all faces there are."""
    loaded = game.chance.loaded
    if loaded:
        clear = Handle(say.text("bench-clear"), {"deed": "load_dice", "dice": []})
        yield Row("loaded", say.text("bench-loaded"), dice(loaded), (clear,))
    for colour, faces in FACES.items():
        ups = [up for up, face in enumerate(faces) if face not in faces[:up]]
        handles = tuple(_loading(loaded, Die(colour=colour, up=up)) for up in ups)
        yield Row(colour, say.text(f"picture-die-{colour}"), "", handles)


def _loading(loaded: list[Die], die: Die) -> Handle:
    coming = [each.model_dump() for each in (*loaded, die)]
    return Handle(dice([die]), {"deed": "load_dice", "dice": coming})
