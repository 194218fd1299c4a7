"""What is said in a game of pebbles: its own sentences lie beside it, all others are the house's."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from bot.kernel.events import Event
from bot.table.absence_events import AnsweredFor
from bot.table.matters import Choice
from bot.words import Language, Story
from bot.words.narrator import Narrator
from bot.words.sources import messages_in
from bot.words.speaker import Refusal
from bot.words.tellers import HOUSE
from bot.words.telling import Tellers
from bot.words.texts import Texts
from tests.pebbles.campaign import PebblesCampaign
from tests.pebbles.events import HasPicked, MatchStarted, MatchWon, PickNoted, RoundShown, SatDown

LOCALES = Path(__file__).parent / "locales"
PEBBLES = Tellers(HOUSE)
"""Who tells what happens in this game; what happens at every table, the house tells."""


class PebblesWords(Texts):
    """The words of the house, and those of this game."""

    drawn_signs: Mapping[str, str] = {}

    def seat_name(self, hero: str, *, short: bool = False) -> str:
        return self.text(f"seat-{hero}")

    def pebble(self, pebble: str) -> str:
        """What a pebble is called."""
        return self.text(f"pebble-{pebble}")

    def why_not(self, refused: Refusal, campaign: PebblesCampaign | None) -> str:
        facts = {**refused.facts}
        if (hero := facts.get("hero")) is not None and self.has(f"seat-{hero}"):
            facts["hero"] = self.seat_name(hero)
        return self.refusal_text(refused.code, facts)

    def choice_name(self, choice: Choice, campaign: PebblesCampaign) -> str:
        return self.text(f"vote-for-{choice.deed.kind}", **choice.deed.model_dump(mode="json"))

    def told(self, events: Sequence[Event], campaign: PebblesCampaign | None) -> Story:
        return Narrator(self, PEBBLES, campaign).told(events)


@cache
def words(language: Language) -> PebblesWords:
    """The words of a language, read once."""
    return PebblesWords(language, messages_in(LOCALES / language))


# What happened ----------------------------------------------------------------------------------------------------


def _of_seat(narrator: Narrator, key: str, hero: str) -> None:
    narrator.say(key, seat=narrator.figure(hero))


@PEBBLES.tells(SatDown)
def sat_down(narrator: Narrator, event: SatDown) -> None:
    _of_seat(narrator, "sat-down", event.hero)


@PEBBLES.tells(MatchStarted)
def match_started(narrator: Narrator, event: MatchStarted) -> None:
    narrator.say("match-started")


@PEBBLES.tells(HasPicked)
def has_picked(narrator: Narrator, event: HasPicked) -> None:
    _of_seat(narrator, "has-picked", event.hero)


@PEBBLES.tells(PickNoted)
def pick_noted(narrator: Narrator, event: PickNoted) -> None:
    narrator.say("pick-noted", seat=narrator.figure(event.hero), pebble=narrator.text(f"pebble-{event.pebble}"))


@PEBBLES.tells(AnsweredFor)
def picked_by_chance(narrator: Narrator, event: AnsweredFor) -> None:
    """What was picked for somebody is told to them, and is the reason they may ask for."""
    pebble = narrator.text(f"pebble-{event.option}")
    told = narrator.text("picked-by-chance", seat=narrator.figure(event.hero), pebble=pebble)
    narrator.pause()
    narrator.sentence(told)
    narrator.why.append(told)


@PEBBLES.tells(RoundShown)
def round_shown(narrator: Narrator, event: RoundShown) -> None:
    picks = [f"{narrator.figure(hero)} {narrator.text(f'pebble-{pick}')}" for hero, pick in event.picks.items()]
    narrator.say("round-shown", round=event.round, picks=", ".join(picks))


@PEBBLES.tells(MatchWon)
def match_won(narrator: Narrator, event: MatchWon) -> None:
    seats = narrator.words.all_of(narrator.figure(hero) for hero in event.winners)
    narrator.say("match-won", seats=seats, count=len(event.winners))
