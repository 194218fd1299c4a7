"""A plain table on which every card and feat of a hero's own turn can be used."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.descent.board import Square
from bot.descent.commands import UseCard
from bot.descent.content.callings import paired
from bot.descent.content.cards import Ability, HeroClass
from bot.descent.content.library import library
from bot.descent.rules.searching import give
from bot.descent.state.figures import Familiar, HeldCard
from tests.descent.cards.table import held, hurt, set_down
from tests.descent.scene import CLASSES, Scene, scene

SHELF = library()
PLAIN = """
. . . . . .
. B H z . *
. . z y . .
"""
OF_ARCHETYPE = {
    "warrior": "grisban_the_thirsty",
    "mage": "leoric_of_the_book",
    "scout": "tomble_burrowell",
    "healer": "ashrian",
}
ONE_FOE = ("bushwhack",)
ON_THE_RUN = ("running",)
"""Abilities for whoever knows Running Shot too."""
TOKENS = {"conjurer": "image", "shadow_walker": "shadow_soul"}
"""What skills of these classes are about; the first image needs none."""
WITHOUT_TOKEN = ("mirror_image",)
BOUND = ("ever_in_motion",)
"""What frees its bearer."""
WITH_POINTS = ("channeling",)
WITH_FAMILIAR = (
    *("corpse_blast", "fury_of_undeath", "army_of_death", "dismiss"),
    *("shadow_hunter", "changing_skins"),
    *("earthen_anguish", "molten_fury", "ways_of_stone", "cataclysm", "gravity_spike"),
    *("hunters_mark", "lay_of_the_land", "poison_barbs"),
)
ON_MONSTERS = ("hex",)
"""Counters that lie beside monsters; all others are heroes'."""
BY_THE_TOKEN = ("dungeoneer", "lay_of_the_land")
"""Uses for whoever stands on a search token."""
FOR_THE_FALLEN = ("potent_remedies", "living_heart", "rendiel")
BY_A_FRIEND = ("raythen",)
"""Uses for whoever knows a friend by a search token; feats go by their hero's name here."""
WITH_TRINKETS_TO_GIVE = ("quick_recovery",)
"""Uses for whoever has a search card and a condition."""
WITH_EMPTY_FLASKS = ("ulma_grimstone",)

ALONG_WITH = {
    "archaic_scroll/main": ("brute",),
    "grasp/embrace": ("natures_embrace",),
    "gust/storm": ("storms_fury",),
    "gust/own": ("natures_fury",),
    "primal_harmony/main": ("tide",),
}
"""Skills without which others do nothing."""


def decks() -> Iterator[tuple[str, HeroClass]]:
    """Every class, and every hybrid class with the first standard class it can be taken with."""
    yield from SHELF.classes.items()
    for hybrid in SHELF.hybrids.values():
        standard = next(each for each in SHELF.classes.values() if each.archetype == hybrid.second)
        yield f"{hybrid.id}+{standard.id}", paired(hybrid, standard)


DECKS = dict(decks())


class Usable(NamedTuple):
    """Something a hero can use in its own turn."""

    hero: str
    calling: str
    card: str
    ability: Ability

    @property
    def name(self) -> str:
        """How the test case is called."""
        return f"{self.hero}/feat" if self.card == "feat" else f"{self.card}/{self.ability.id}"

    @property
    def is_skill(self) -> bool:
        """Whether it stands on a skill card."""
        return self.card in SHELF.skills


def usable() -> Iterator[Usable]:
    """Every action and every use besides actions, on cards and as feats."""
    cards = (*SHELF.items.values(), *SHELF.relics.values(), *SHELF.class_items.values())
    for card in (*cards, *SHELF.search_cards.values(), *SHELF.skills.values()):
        calling = next((name for name, deck in DECKS.items() if card in deck.skills), "knight")
        for ability in card.abilities:
            if ability.kind in ("action", "on_turn"):
                yield Usable(OF_ARCHETYPE[DECKS[calling].archetype], calling, card.id, ability)
    for sheet in SHELF.heroes.values():
        for feat in sheet.feats:
            if feat.kind in ("action", "on_turn") and feat.fallen != "must":
                yield Usable(sheet.id, CLASSES[sheet.archetype], "feat", feat)


def plain_table(use: Usable) -> Scene:
    """A hero with the card, somebody hurt beside it, monsters, a door and a search token near."""
    drawing = PLAIN.replace("y", ".").replace(". z .", ". . .") if use.card in ONE_FOE else PLAIN
    drawing = drawing.replace(". B H", ". B:H") if use.card == "sneaky" else drawing
    start = {skill.id for skill in DECKS[use.calling].skills if skill.is_free}
    table = scene(
        drawing,
        heroes={
            "H": f"{use.hero}/{use.calling}",
            "B": "ashrian" if use.hero == "avric_albright" else "avric_albright",
        },
        monsters={"y": "zombie"},
        cards={"H": [use.card] if use.card != "feat" and use.card not in start else []},
        search_deck=["curse_doll", "fire_flask", "health_potion"],
        turn="H",
    )
    if table.asked is not None:
        table.settle()
    hurt(table, "H", damage=3, fatigue=1)
    hurt(table, "B", damage=3, fatigue=1)
    table["B"].conditions.append("poisoned")
    for skill in ALONG_WITH.get(use.name, ()):
        give(table.hero("H"), skill, "skill").exhausted = use.card == "primal_harmony"
    if use.card == "feat":
        _make_ready(table, use.hero)
    if use.ability.id in ON_THE_RUN:
        give(table.hero("H"), "running_shot", "skill")
    if use.card in BOUND:
        table["H"].conditions.append("immobilized")
    if use.card in WITH_POINTS:
        assert table.game.turn is not None
        table.game.turn.points = 1
    if use.calling in TOKENS and use.card not in WITHOUT_TOKEN:
        set_down(table, "H", TOKENS[use.calling], "D1")
    elif use.card in WITH_FAMILIAR or use.ability.id in WITH_FAMILIAR:
        beside = Square.parse("D1")
        kinds = [one.id for one in SHELF.familiars.values() if one.hero_class == use.calling] or ["reanimate"]
        creature = Familiar(id=f"{kinds[0]}_1", familiar=kinds[0], owner=table.names["H"], squares=(beside,))
        table.game.familiars[creature.id] = creature
    equip(table, use)
    return table


def equip(table: Scene, use: Usable) -> None:
    """What the class goes by is there: its counters, search cards, a token at hand, a friend to be helped up."""
    for kind in DECKS[use.calling].counters:
        for figure in table.game.monsters.values() if kind.id in ON_MONSTERS else [table["H"]]:
            figure.counters[kind.id] = 1 if kind.stock is not None or kind.id in ON_MONSTERS else 2
    if "card" in use.ability.cost.spend:
        held(table, "H", use.card).counters = use.ability.cost.spend["card"]
    if use.calling == "treasure_hunter":
        for card in ("curse_doll", "fire_flask"):
            give(table.hero("H"), card, "search")
    if use.card in BY_THE_TOKEN:
        table.game.board.tokens["search1"].square = table["H"].square
    bearer = use.hero if use.card == "feat" else use.card
    if bearer in BY_A_FRIEND:
        table.game.board.tokens["search1"].square = table["B"].square
    if bearer in WITH_TRINKETS_TO_GIVE:
        give(table.hero("H"), "fire_flask", "search")
        table["H"].conditions.append("poisoned")
    if bearer in WITH_EMPTY_FLASKS:
        give(table.hero("H"), "health_potion", "search").flipped = True
    if bearer in FOR_THE_FALLEN:
        table.hero("B").knocked_out = True


def _make_ready(table: Scene, hero: str) -> None:
    """What some feats are about: a skill learned, oneself on the ground."""
    fallen = table.hero("H")
    if hero == "arvel_worldwalker":
        give(fallen, "sneaky", "skill")
    elif hero == "orkell_the_swift":
        fallen.damage, fallen.knocked_out = table.game.sheet(fallen).health, True


def ways(table: Scene, use: Usable) -> list[UseCard]:
    """How the hero may use this now."""
    commands = [choice.command for choice in table.legal("H", "use_card")]
    return [
        command
        for command in commands
        if isinstance(command, UseCard) and (command.card, command.ability) == (use.card, use.ability.id)
    ]


def card_of(table: Scene, use: Usable) -> HeldCard | None:
    """The card it stands on, if that is no feat."""
    return None if use.card == "feat" else held(table, "H", use.card)
