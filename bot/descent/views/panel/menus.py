"""What a hero may do now, sorted into menus: where to go, whom to attack, what else, and gear."""

from collections.abc import Iterable
from fractions import Fraction

from bot.descent.attack.odds import Odds
from bot.descent.attack.odds_now import attack_odds
from bot.descent.attack.weapons import Arms
from bot.descent.commands import (
    Answer,
    AnswerAhead,
    Attack,
    AttackWithFamiliar,
    ClimbOut,
    Command,
    EndTurn,
    Equip,
    Move,
    MoveFamiliar,
    OpenDoor,
    PickUp,
    Push,
    PutDown,
    Rest,
    Revive,
    Search,
    ShakeOff,
    StandUp,
    Stride,
    TakeTurn,
    Trade,
    UseCard,
    UseElement,
)
from bot.descent.party.deeds import Play
from bot.descent.rules import stats
from bot.descent.rules.play import PricedCommand
from bot.descent.state.game import Game
from bot.descent.views.asks import HERO, INVENTORY
from bot.descent.views.panel.destinations import Numbers, Way, ways
from bot.descent.words import Words, symbols
from bot.views.asks import HELP
from bot.views.face import MOST_OPTIONS, Ask, Menu, Pick, Weigh

SIGNS: dict[type[Command], str] = {
    Attack: symbols.MELEE,
    AttackWithFamiliar: symbols.MELEE,
    MoveFamiliar: symbols.MOVE,
    UseCard: symbols.CARD,
    OpenDoor: symbols.DOOR,
    UseElement: symbols.SPECIAL,
    Search: symbols.FOUND,
    PickUp: symbols.TOKEN,
    PutDown: symbols.TOKEN,
    Rest: symbols.REST,
    Revive: symbols.HEAL,
    StandUp: symbols.UP,
    ShakeOff: symbols.CONDITION,
    Push: symbols.WEARY,
    Stride: symbols.MOVE,
    ClimbOut: symbols.MOVE,
}
FAMILIAR = (AttackWithFamiliar, MoveFamiliar)
ELSEWHERE = (TakeTurn, Move, Attack, *FAMILIAR, Equip, Trade, EndTurn, Answer, AnswerAhead, StandUp)
"""Commands that have their own buttons or menus."""
ORDER = (Revive, UseElement, OpenDoor, Search, PickUp, ShakeOff, ClimbOut, UseCard, Rest, Push, Stride)


NUMBERS = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣")
"""The numbers on the board as they stand in the menu of destinations."""
LONGEST_NOTE = 100
"""Discord's limit for the second line of a menu's option."""


def menus(
    game: Game, hero: str, choices: list[PricedCommand], say: Words, *, found: list[Way], numbers: Numbers
) -> list[Menu]:
    """The menus of a hero's turn: attacks, destinations, everything else, and things to look at or change."""
    return [
        Menu("attack", say.text("menu-attack"), tuple(attacks(game, choices, say))),
        Menu("go", say.text("menu-go"), tuple(_ways(game, found, numbers, say))),
        Menu("more", say.text("menu-more"), tuple(more(game, choices, say))),
        Menu("familiar", say.text("view-menu-familiar"), tuple(familiars(game, choices, say))),
        Menu("gear", say.text("view-menu-gear"), (*looks(say), *gear(game, choices, say))[:MOST_OPTIONS]),
    ]


def looks(say: Words) -> list[Pick]:
    """Look-ups that are always at hand; they answer privately."""
    return [
        Pick(say.text(f"button-{what}"), Ask(what), sign=sign)
        for what, sign in ((HERO, "📜"), (INVENTORY, "🎒"), (HELP, "💡"))
    ]


def go(game: Game, hero: str, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """The destinations most worth naming."""
    return _ways(game, ways(game, game.hero(hero), choices, MOST_OPTIONS), {}, say)


def _ways(game: Game, found: Iterable[Way], numbers: Numbers, say: Words) -> list[Pick]:
    """Destinations; those with a number on the board carry it here too."""
    return [
        Pick(
            _way(game, way, say),
            Play(command=way.move),
            note=say.price(way.price),
            sign=NUMBERS[numbers[way.square] - 1] if way.square in numbers else symbols.MOVE,
        )
        for way in found
    ]


def _way(game: Game, way: Way, say: Words) -> str:
    square = str(way.square)
    if way.purpose == "far":
        return square
    if way.purpose == "door":
        about = say.door(way.about, game)
    elif way.purpose == "use":
        about = say.element(way.about, game)
    elif way.purpose in ("search", "take"):
        about = say.token(way.about, game)
    else:
        about = say.figure(way.about, game)
    return say.text(f"view-way-{way.purpose}", square=square, about=about)


def attacks(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """Whom to attack with what; the weakest first. Choosing one shows its odds before anything is rolled."""
    found = [(choice, choice.command) for choice in choices if isinstance(choice.command, Attack)]
    found.sort(key=lambda entry: stats.health_left(game, game.figure(entry[1].target)))
    known: dict[tuple[str, str | None], Odds] = {}
    return [
        Pick(
            say.command(command, game),
            Weigh(Play(command=command)),
            note=attack_note(game, choice, say, known),
            sign=weapon_sign(game, command),
        )
        for choice, command in found[:MOST_OPTIONS]
    ]


def attack_note(
    game: Game, choice: PricedCommand, say: Words, known: dict[tuple[str, str | None], Odds] | None = None
) -> str:
    """The odds of an attack in one line; `known` are those already reckoned, by target and weapon."""
    command = choice.command
    assert isinstance(command, Attack)
    known = {} if known is None else known
    pair = command.target, command.weapon
    if pair not in known:
        known[pair] = attack_odds(game, command.hero, *pair)
    left = stats.health_left(game, game.figure(command.target))
    return say.text(
        "view-attack-note",
        left=left,
        hit=percent(1 - known[pair].miss),
        mean=round(float(known[pair].mean_damage), 1),
        kill=percent(known[pair].defeats(left)),
        price=say.price(choice.price),
    )


def percent(chance: Fraction) -> int:
    """A chance in whole percent; never 0 or 100 unless it is certain."""
    return min(99, max(1, round(chance * 100))) if 0 < chance < 1 else int(chance * 100)


def weapon_sign(game: Game, command: Attack) -> str:
    """A blade or a bow."""
    arms = Arms(game, game.hero(command.hero), command.weapon)
    return symbols.SHOT if arms.range == "ranged" else symbols.MELEE


def more(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """Everything else one can do in a turn, the most urgent first."""
    found = [choice for choice in choices if not isinstance(choice.command, ELSEWHERE)]
    return _picks(game, sorted(found, key=lambda choice: _rank(choice.command)), say)


def familiars(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """What the hero's familiars can do; attacks first."""
    found = [choice for choice in choices if isinstance(choice.command, FAMILIAR)]
    return _picks(game, sorted(found, key=lambda choice: FAMILIAR.index(type(choice.command))), say)


def _picks(game: Game, found: list[PricedCommand], say: Words) -> list[Pick]:
    return [_pick(game, choice, say) for choice in found[:MOST_OPTIONS]]


def _pick(game: Game, choice: PricedCommand, say: Words) -> Pick:
    """A line of a menu; a card that says more than fits the line is shown in full before it is used."""
    play, note = Play(command=choice.command), _note(game, choice, say)
    does = Weigh(play) if isinstance(choice.command, UseCard) and len(note) > LONGEST_NOTE else play
    return Pick(say.command(choice.command, game), does, note=note, sign=SIGNS.get(type(choice.command), ""))


def _rank(command: Command) -> int:
    kind = type(command)
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _note(game: Game, choice: PricedCommand, say: Words) -> str:
    price = say.price(choice.price)
    if isinstance(choice.command, UseCard):
        hero = game.hero(choice.command.hero)
        return f"{price} · {say.card_text(choice.command.card, hero.sheet)}"
    return price


def gear(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """Changing equipment, giving and taking cards."""
    picks = []
    for choice in choices:
        if isinstance(choice.command, Equip):
            picks.append(Pick(equip_label(game, choice.command, say), Play(command=choice.command)))
        elif isinstance(choice.command, Trade):
            picks.append(Pick(say.command(choice.command, game), Play(command=choice.command)))
    return picks


def equip_label(game: Game, command: Equip, say: Words) -> str:
    """What changes: one thing taken up or put away."""
    worn = {held.id for held in game.hero(command.hero).cards if held.equipped}
    on, off = set(command.cards) - worn, worn - set(command.cards)
    if on:
        return say.text("view-equip-on", cards=say.cards(sorted(on)))
    return say.text("view-equip-off", cards=say.cards(sorted(off)))
