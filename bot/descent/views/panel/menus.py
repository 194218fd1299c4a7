"""What a hero may do now, sorted into menus: where to go, whom to attack, what else, and gear."""

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction

from bot.descent.attack.odds import Odds
from bot.descent.attack.odds_ahead import makes_attack
from bot.descent.attack.odds_now import attack_odds
from bot.descent.attack.weapons import Arms
from bot.descent.board import Square
from bot.descent.commands import (
    Answer,
    AnswerAhead,
    Attack,
    AttackWithFamiliar,
    ClimbOut,
    Command,
    EndTurn,
    Equip,
    FinishActions,
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
from bot.descent.views.asks import HERO, INVENTORY, THREAT
from bot.descent.views.panel.destinations import Use, Way, ways
from bot.descent.words import Words, symbols
from bot.descent.words.labels import own_name
from bot.views.asks import HELP
from bot.views.face import MOST_OPTIONS, Ask, Pick, Weigh

SIGNS: dict[type[Command], str] = {
    Attack: symbols.MELEE,
    AttackWithFamiliar: symbols.MELEE,
    MoveFamiliar: symbols.MOVE,
    FinishActions: symbols.TURN,
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
FAMILIAR = (AttackWithFamiliar, MoveFamiliar, FinishActions)
ELSEWHERE = (TakeTurn, Move, Attack, *FAMILIAR, Equip, Trade, EndTurn, Answer, AnswerAhead, StandUp)
"""Commands that have their own buttons or menus."""
ORDER = (Revive, UseElement, OpenDoor, Search, PickUp, ShakeOff, ClimbOut, UseCard, Rest, Push, Stride)


LONGEST_NOTE = 100
"""Discord's limit for the second line of a menu's option."""


def looks(say: Words) -> list[Pick]:
    """Look-ups that are always at hand; they answer privately."""
    return [
        Pick(say.text(f"button-{what}"), Ask(what), sign=sign)
        for what, sign in ((HERO, "📜"), (INVENTORY, "🎒"), (THREAT, "⚠️"), (HELP, "💡"))
    ]


def go(game: Game, hero: str, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """The destinations most worth naming."""
    return way_picks(game, ways(game, game.hero(hero), choices, MOST_OPTIONS, pad=False), {}, say)


def way_picks(game: Game, found: Iterable[Way], letters: Mapping[Square, str], say: Words) -> list[Pick]:
    """Where to go; what has a letter on the board carries it here too."""
    return [
        Pick(
            square_label(game, way.square, way.use, say),
            Play(command=way.move),
            note=say.price(way.price),
            sign=symbols.LETTERS[letters[way.square]] if way.square in letters else symbols.MOVE,
        )
        for way in found
    ]


def square_label(game: Game, square: Square, use: Use, say: Words) -> str:
    """A square and what it is good for."""
    if use.purpose == "far":
        return str(square)
    if use.purpose in ("goal", "towards", "fog"):
        about = ""
    elif use.purpose == "door":
        about = say.door(use.about, game)
    elif use.purpose == "use":
        about = say.element(use.about, game)
    elif use.purpose in ("search", "take"):
        about = say.token(use.about, game)
    else:
        about = say.figure(use.about, game)
    return say.text(f"view-way-{use.purpose}", square=str(square), about=about)


def attacks(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """Whom to attack with what; the weakest first, what is free before what costs an action.

    Choosing one shows its odds before anything is rolled.
    """
    found = [(choice, choice.command) for choice in choices if isinstance(choice.command, Attack)]
    found.sort(key=lambda entry: (_frailty(game, entry[1]), entry[0].price.actions))
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


def _frailty(game: Game, command: Attack) -> tuple[int, str]:
    return stats.health_left(game, game.figure(command.target)), command.target


def percent(chance: Fraction) -> int:
    """A chance in whole percent; never 0 or 100 unless it is certain."""
    return min(99, max(1, round(chance * 100))) if 0 < chance < 1 else int(chance * 100)


def weapon_sign(game: Game, command: Attack) -> str:
    """A blade or a bow."""
    arms = Arms(game, game.hero(command.hero), command.weapon)
    return symbols.SHOT if arms.range == "ranged" else symbols.MELEE


def more(game: Game, choices: Iterable[PricedCommand], say: Words, apart: Collection[Command] = ()) -> list[Pick]:
    """Everything else one can do in a turn, the most urgent first, without what stands apart on buttons."""
    found = [
        choice for choice in choices if not isinstance(choice.command, ELSEWHERE) and choice.command not in apart
    ]
    return _picks(
        game, sorted(found, key=lambda choice: (rank(choice.command), _is_named_apart(choice.command, say))), say
    )


def familiars(
    game: Game, choices: Iterable[PricedCommand], say: Words, apart: Collection[Command] = ()
) -> list[Pick]:
    """What the hero's familiars can do, without what stands apart on buttons; attacks first."""
    found = [choice for choice in choices if isinstance(choice.command, FAMILIAR) and choice.command not in apart]
    return _picks(game, sorted(found, key=lambda choice: _errand_rank(game, choice.command)), say)


def _errand_rank(game: Game, command: Command) -> tuple[int, int, int]:
    """A familiar's attacks first, then squares beside enemies, then what is near before what is far."""
    if not isinstance(command, MoveFamiliar):
        return 0, 0, 0
    familiar = game.familiars[command.familiar]
    enemies = [square for enemy in game.enemies_of(familiar) for square in enemy.squares]
    beside = any(game.grid.adjacent(command.to, square) for square in enemies)
    return 1, not beside, game.grid.distance(familiar.square, command.to) or 0


def _picks(game: Game, found: list[PricedCommand], say: Words) -> list[Pick]:
    cards = [_pick(game, choice, say) for choice in found if isinstance(choice.command, UseCard)]
    once = {pick.does for pick in _each_once(cards)}
    picks = [_pick(game, choice, say) for choice in found]
    return [pick for pick in picks if pick not in cards or pick.does in once][:MOST_OPTIONS]


def _pick(game: Game, choice: PricedCommand, say: Words) -> Pick:
    """A line of a menu; what attacks, a feat, and a card that says more than fits the line are weighed first."""
    play, note = Play(command=choice.command), _note(game, choice, say)
    does = Weigh(play) if is_weighed(game, choice.command, note) else play
    return Pick(say.command(choice.command, game), does, note=note, sign=SIGNS.get(type(choice.command), ""))


def is_weighed(game: Game, command: Command, note: str = "") -> bool:
    """Whether somebody shall see what comes of it before it is done: odds, cost, or a text that is too long."""
    feat = isinstance(command, UseCard) and command.card == stats.FEAT
    return feat or makes_attack(game, command) or (isinstance(command, UseCard) and len(note) > LONGEST_NOTE)


def _is_named_apart(command: Command, say: Words) -> bool:
    """Whether a card's ability has a name of its own, which says all: "Dismiss the Reanimate"."""
    name = own_name(command)
    return name is not None and say.has(name)


def rank(command: Command) -> int:
    """How urgent a command is: the lower the more."""
    kind = type(command)
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _note(game: Game, choice: PricedCommand, say: Words) -> str:
    price = say.price(choice.price)
    if isinstance(choice.command, UseCard) and not _is_named_apart(choice.command, say):
        hero = game.hero(choice.command.hero)
        return f"{price} · {say.card_text(choice.command.card, hero.sheet)}"
    return price


def gear(game: Game, choices: Iterable[PricedCommand], say: Words) -> list[Pick]:
    """Changing equipment, giving and taking cards: what is taken up first. Equal cards are one line."""
    picks = []
    for choice in sorted(choices, key=lambda choice: _only_puts_away(game, choice.command)):
        if isinstance(choice.command, Equip):
            label = equip_label(game, choice.command, say)
        elif isinstance(choice.command, Trade):
            label = say.command(choice.command, game)
        else:
            continue
        note = say.text("view-exhausted") if _is_exhausted(game, choice.command) else ""
        picks.append(Pick(label, Play(command=choice.command), note))
    return _each_once(picks)


def _only_puts_away(game: Game, command: Command) -> bool:
    return isinstance(command, Equip) and not changes(game, command)[0]


def _is_exhausted(game: Game, command: Command) -> bool:
    """Whether the card that changes place is exhausted: then it is not the same as another of its kind."""
    cards = [card for part in changes(game, command) for card in part] if isinstance(command, Equip) else []
    if isinstance(command, Trade):
        cards = [*command.give, *command.take]
    held = [held for hero in game.heroes.values() for held in hero.cards if held.id in cards]
    return any(each.exhausted for each in held)


def _each_once(picks: Iterable[Pick]) -> list[Pick]:
    """Lines that read the same mean the same: two equal cards of which one is used."""
    kept: dict[tuple[str, str], Pick] = {}
    for pick in picks:
        kept.setdefault((pick.label, pick.note), pick)
    return list(kept.values())


def changes(game: Game, command: Equip) -> tuple[list[str], list[str]]:
    """The cards that would be taken up, and those that would be put away."""
    worn = {held.id for held in game.hero(command.hero).cards if held.equipped}
    return sorted(set(command.cards) - worn), sorted(worn - set(command.cards))


def equip_label(game: Game, command: Equip, say: Words) -> str:
    """What changes: a thing taken up, perhaps instead of others, or put away."""
    on, off = changes(game, command)
    if on and off:
        return say.text("view-equip-swap", cards=say.cards(on), away=say.cards(off))
    return (
        say.text("view-equip-on", cards=say.cards(on)) if on else say.text("view-equip-off", cards=say.cards(off))
    )
