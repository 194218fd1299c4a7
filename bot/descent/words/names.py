"""What things are called: heroes, monsters, cards, conditions, squares."""

import re
from collections.abc import Iterable, Mapping

from bot.descent.board import Square
from bot.descent.content.callings import decks_of
from bot.descent.content.guests import foe_named
from bot.descent.content.library import library
from bot.descent.quest.content import messages
from bot.descent.road.fame import level
from bot.descent.road.travel import PASS_BY
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.rules.steps import PARTY
from bot.descent.state.figures import Departed, Familiar, Hero, Monster
from bot.descent.state.game import Game
from bot.descent.words.earlier_texts import earlier_pages
from bot.words.language import Language
from bot.words.texts import Pages, Texts, readable

_SIGNS = re.compile(r"[^\w, +()-]")
_ARTICLE = re.compile(r"^(?:(?:the|an?|les?|la|une?|des)\s+|l’)", re.IGNORECASE)
LONGEST_SQUARE = 24
_NUMBERED = re.compile(r"(?P<kind>.+)_(?P<number>\d+)")
COMMON = Departed()
"""Neither a master nor unique."""


class Names(Texts):
    """The names of everything in the game."""

    def __init__(self, language: Language, own: Mapping[str, str] | None = None) -> None:
        """The names of this installation; a draft brings texts of its own along, which are told before them."""
        super().__init__(language, {**messages(language), **(own or {})})

    def other_pages(self, name: str) -> Iterable[Pages]:
        return earlier_pages(self, name)

    def name(self, kind: str, thing: str, /, *, known: bool = True) -> str:
        """The name of a thing; ids that players made up are only made readable."""
        key = f"{kind}-{thing}"
        return self.text(key) if known or self.has(key) else readable(thing)

    # Cards ---------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> str:
        """The name of a card in front of a hero: `health_potion#2` is a health potion."""
        if card_id in (SHEET, FEAT):
            return self.text("hero-ability" if card_id == SHEET else "hero-feat")
        if (familiar := as_familiar(card_id)) is not None:
            return self.name("familiar", familiar)
        card = card_id.partition("#")[0]
        return self.name("card", card, known=card in _cards())

    def card_text(self, card_id: str, hero: str | None = None) -> str:
        """What a card does; for an ability or feat of a sheet, name the hero."""
        if card_id in (SHEET, FEAT):
            part = "ability" if card_id == SHEET else "feat"
            return self.text(f"hero-{hero}.{part}") if self.has(f"hero-{hero}.{part}") else self.card(card_id)
        if (familiar := as_familiar(card_id)) is not None:
            return self.text(f"familiar-{familiar}.text")
        key = f"card-{card_id.partition('#')[0]}.text"
        return self.text(key) if self.has(key) else self.card(card_id)

    def cards(self, card_ids: list[str] | tuple[str, ...]) -> str:
        """Several cards in one breath."""
        return self.all_of(self.card(card) for card in card_ids)

    def weapon(self, card_id: str | None) -> str:
        """A weapon's name; none means bare hands."""
        return self.card(card_id) if card_id else self.text("unarmed")

    def condition(self, condition: str) -> str:
        """The name of a condition."""
        return self.name("condition", condition, known=condition in library().conditions)

    def counters(self, counters: Mapping[str, int]) -> list[str]:
        """Counters on a sheet, a card or beside a monster: "2 valor", "1 elixir"."""
        return [self.text(f"counter-{kind}", n=number) for kind, number in counters.items() if number]

    def attribute(self, attribute: str) -> str:
        """Might, knowledge, willpower or awareness."""
        return self.name("attribute", attribute)

    # Heroes and monsters -------------------------------------------------------------------------------------

    def hero(self, hero_id: str, *, short: bool = False) -> str:
        """A hero's name, or the one friends use."""
        if short and self.has(f"short-{hero_id}"):
            return self.text(f"short-{hero_id}")
        return self.name("hero", hero_id, known=hero_id in library().heroes)

    def hero_class(self, class_id: str) -> str:
        """The name of a class; of a hybrid class with the standard class it was taken with."""
        shelf = library()
        decks = decks_of(class_id)
        names = [self.name("class", deck, known=deck in shelf.classes or deck in shelf.hybrids) for deck in decks]
        return " + ".join(names)

    def monster(self, monster_id: str, plural: bool = False) -> str:
        """The name of a kind of monster."""
        if plural and self.has(f"monster-{monster_id}.plural"):
            return self.text(f"monster-{monster_id}.plural")
        return self.name("monster", monster_id, known=is_monster(monster_id))

    def ability(self, ability: str) -> str:
        """The name of a monster's ability."""
        return self.name("ability", ability)

    def figure(self, figure_id: str, game: Game | None) -> str:
        """A figure as players call it: "Syndrael", "Zombie 2", "Master Zombie 1"; also one that is gone."""
        if figure_id == PARTY:
            return self.text("party")
        figure = game.find(figure_id) if game is not None else None
        if isinstance(figure, Hero):
            return self.hero(figure.sheet, short=True)
        if isinstance(figure, Familiar):
            name = self.name("familiar", figure.familiar)
            return f"{name} {figure.number}" if figure.number else name
        if isinstance(figure, Monster):
            return self._monster(figure)
        if (gone := as_monster(figure_id, game)) is not None:
            return self._monster(gone)
        if (familiar := as_familiar(figure_id)) is not None:
            return self.name("familiar", familiar)
        return self.hero(figure_id, short=True)

    def _monster(self, monster: Monster) -> str:
        if monster.name is not None:
            return self.text(f"unique-{monster.name}") if self.has(f"unique-{monster.name}") else monster.name
        key = f"monster-{monster.monster}.master"
        name = self.text(key) if monster.master and self.has(key) else self.monster(monster.monster)
        return self._numbered(name, monster.monster, monster.number)

    def _numbered(self, name: str, monster: str, number: int) -> str:
        """Monsters of a kind are told apart by their numbers; there is only one of a lieutenant."""
        return name if monster in library().lieutenants else f"{name} {number}"

    # Places --------------------------------------------------------------------------------------------------

    def square(self, square: object) -> str:
        """A square as players type it; whatever else was typed loses its markdown and mentions."""
        if isinstance(square, list):  # a fact of a question that was read back from a save
            square = Square(*square)
        return _SIGNS.sub("", str(square))[:LONGEST_SQUARE]

    def quest(self, quest_id: str) -> str:
        """The title of a quest."""
        return self.name("quest", quest_id, known=quest_id in library().quests)

    def level(self, number: int, quest_id: str | None = None) -> str:
        """A level of the Raid by its number, and by its title where that is known."""
        facts = {"number": number, "levels": len(library().raid.acts)}
        if quest_id is None:
            return self.text("raid-level-bare", **facts)
        return self.text("raid-level", **facts, level=self.quest(quest_id))

    def city(self, city_id: str) -> str:
        """The name of a city."""
        return self.name("city", city_id, known=city_id in library().cities)

    def campaign(self, campaign_id: str) -> str:
        """The title of a campaign."""
        return self.name("campaign", campaign_id, known=campaign_id in {*library().campaigns, library().raid.id})

    def way_past(self, event: str, option: str) -> str:
        """An option of a travel event; to pass it by is the same everywhere."""
        return self.text("journey-pass_by" if option == PASS_BY else f"travel-{event}-{option}")

    def fame(self, fame: int) -> str:
        """How well known a party of such fame is."""
        return self.text(f"fame-{level(fame).id}")

    def door(self, door_id: str, game: Game | None) -> str:
        """What a door of this quest is called."""
        return self._in_quest("door", door_id, game)

    def token(self, token_id: str, game: Game | None) -> str:
        """What a token of this quest is called."""
        return self._in_quest("token", token_id, game)

    def tokens(self, token_ids: Iterable[str], game: Game | None) -> str:
        """Several tokens in one breath."""
        return self.all_of(self.token(token, game) for token in token_ids)

    def element(self, element: str, game: Game | None) -> str:
        """A door or a token, whichever it is, also that of a hero who vanished."""
        if game is not None and element in game.heroes:
            return self.text("hero-token", hero=self.figure(element, game))
        is_door = game is not None and (
            element in game.board.doors or self.has(f"door-{game.quest}-{element}")  # a door of an earlier quest
        )
        return self.door(element, game) if is_door else self.token(element, game)

    def element_text(self, element: str, game: Game) -> str:
        """What examining a door or token tells; "" if the quest says nothing about it."""
        kind = "door" if element in game.board.doors else "token"
        key = f"quest-{game.quest}-{kind}-{element}"
        return self.text(key) if self.has(key) else ""

    def use(self, use: str, game: Game | None) -> str:
        """What a quest offers to do with a door or token."""
        return self.in_quest(game.quest if game is not None else "", "use", use)

    def deed(self, element: str, use: str, game: Game | None) -> str:
        """What a quest offers to do, with what unless the words name it: "Turn the winch", "Oil it · the wheel"."""
        does, thing = self.use(use, game), self.element(element, game)
        noun = _ARTICLE.sub("", thing.casefold())
        if re.search(rf"\b{re.escape(noun)}\b", does.casefold()):
            return does
        return self.text("do-use_element-with", use=does, element=thing)

    def in_quest(self, quest: str, kind: str, thing: str, /, **facts: object) -> str:
        """A text of a quest's own: quest-mill-message-flood."""
        return self.text(f"quest-{quest}-{kind}-{thing}", **facts)

    def foe(self, name: str | None, figure: str, game: Game | None) -> str:
        """A monster that has left: by its own name if it has one."""
        return self.text(f"unique-{name}") if self.has(f"unique-{name}") else self.figure(figure, game)

    def _in_quest(self, kind: str, thing: str, game: Game | None) -> str:
        key = self.first(f"{kind}-{game.quest if game else ''}-{thing}")
        return self.text(key) if key else readable(thing)


def as_monster(figure_id: str, game: Game | None) -> Monster | None:
    """A monster that has left, as it was called; without a game, its kind and number. None if there is none."""
    numbered = _NUMBERED.fullmatch(figure_id)
    if numbered is None or not is_monster(numbered["kind"]):
        return None
    kind, number = numbered["kind"], int(numbered["number"])
    gone = game.departed.get(figure_id, COMMON) if game is not None else COMMON
    return Monster(id=figure_id, monster=kind, group=kind, number=number, master=gone.master, name=gone.name)


def as_familiar(figure_id: str) -> str | None:
    """The kind of a familiar, by its id; None for everything else."""
    numbered = _NUMBERED.fullmatch(figure_id)
    kind = numbered["kind"] if numbered is not None else figure_id
    return kind if kind in library().familiars else None


def is_monster(monster_id: str) -> bool:
    """Whether there is such a kind of monster, or such a lieutenant."""
    return foe_named(monster_id) is not None


def _cards() -> set[str]:
    shelf = library()
    return {*shelf.items, *shelf.class_items, *shelf.search_cards, *shelf.skills, *shelf.relics}
