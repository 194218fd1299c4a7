"""What is said in a game of pebbles, in both languages."""

from collections.abc import Sequence
from functools import cache

from bot.kernel.events import Event
from bot.table.absence_events import AnsweredFor
from bot.table.matters import Choice
from bot.words import Language, Story
from bot.words.speaker import Refusal
from bot.words.texts import Texts
from tests.pebbles.campaign import PebblesCampaign
from tests.pebbles.events import HasPicked, MatchStarted, MatchWon, PickNoted, RoundShown, SatDown

SENTENCES: dict[Language, dict[str, str]] = {
    "en": {
        "pick": "Pick a pebble.",
        "wait": "The others are still picking.",
        "over": "The match is over.",
        "sat": "{hero} sits down.",
        "started": "The match begins.",
        "picked": "{hero} has picked.",
        "noted": "{hero} holds {pebble}, and nobody knows.",
        "chance": "{hero} holds {pebble}: chance has picked it.",
        "shown": "Round {round}: {picks}.",
        "won": "{winners} wins.",
        "white": "white",
        "grey": "grey",
        "black": "black",
    },
    "fr": {
        "pick": "Choisissez un galet.",
        "wait": "Les autres choisissent encore.",
        "over": "La partie est finie.",
        "sat": "{hero} prend place.",
        "started": "La partie commence.",
        "picked": "{hero} a choisi.",
        "noted": "{hero} tient un galet {pebble}, et personne ne le sait.",
        "chance": "{hero} tient un galet {pebble} : le hasard l’a choisi.",
        "shown": "Manche {round} : {picks}.",
        "won": "{winners} gagne.",
        "white": "blanc",
        "grey": "gris",
        "black": "noir",
    },
}


class PebblesWords(Texts):
    """The words of the house, and those of this game."""

    def sentence(self, name: str, **facts: object) -> str:
        """One of the game's own sentences."""
        return SENTENCES[self.language][name].format(**facts)

    def seat_name(self, hero: str, *, short: bool = False) -> str:
        return hero.capitalize()

    def why_not(self, refused: Refusal, campaign: PebblesCampaign | None) -> str:
        return self.text(f"refusal-{refused.code}", **refused.facts)

    def choice_name(self, choice: Choice, campaign: PebblesCampaign) -> str:
        return choice.id

    def told(self, events: Sequence[Event], campaign: PebblesCampaign | None) -> Story:
        why = [self._line(event) for event in events if isinstance(event, AnsweredFor)]
        return Story([line for line in map(self._line, events) if line], why=why)

    def _line(self, event: Event) -> str:
        match event:
            case SatDown():
                return self.sentence("sat", hero=self.seat_name(event.hero))
            case MatchStarted():
                return self.sentence("started")
            case HasPicked():
                return self.sentence("picked", hero=self.seat_name(event.hero))
            case PickNoted():
                return self.sentence("noted", hero=self.seat_name(event.hero), pebble=self.sentence(event.pebble))
            case AnsweredFor():
                return self.sentence("chance", hero=self.seat_name(event.hero), pebble=self.sentence(event.option))
            case RoundShown():
                picks = (f"{self.seat_name(hero)} {self.sentence(pick)}" for hero, pick in event.picks.items())
                return self.sentence("shown", round=event.round, picks=", ".join(picks))
            case MatchWon():
                return self.sentence("won", winners=self.all_of(map(self.seat_name, event.winners)))
        return ""


@cache
def words(language: Language) -> PebblesWords:
    """The words of a language, read once."""
    return PebblesWords(language)
