"""How a deed is written on a button: short, plain, and read back as the same deed.

A code names heroes and cards by their place in the game it was written for, so it always fits into the 100
characters of a custom id. The version that stands beside it on the button tells whether the game still is
that game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from pydantic import ValidationError

from bot.descent.commands import ALL, Answer, AnswerAhead, Command, Equip, TakeTurn, Trade
from bot.descent.party.campaign import Campaign
from bot.descent.party.claims import GiveTurn
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Join, Learn, Leave, Play, Redo, Undo
from bot.descent.party.settings import Configure
from bot.descent.rules.steps import PARTY, Question
from bot.descent.state.game import Game
from bot.kernel.refused import Refused
from bot.table.deeds import Deed, Speak
from bot.table.votes import CastVote
from cogs.road_codes import AMONG, NOTHING, ROAD, ROAD_READERS, Fields
from cogs.vote_codes import VOTE_READERS, VOTES, mark

BETWEEN = ":"
LONGEST = 100
"""Discord's limit for custom ids and for the values of menus."""

OUTDATED = "board_has_moved_on"

KINDS: dict[str, type[Command]] = {kind.kind: kind for kind in ALL}


@dataclass(frozen=True)
class Label:
    """What a button carries besides its face: the campaign, the version it was drawn for, and a code."""

    campaign: int
    seen: int
    code: str

    def __str__(self) -> str:
        return f"f:{self.campaign}:{self.seen}:{self.code}"


TEMPLATE = r"f:(?P<campaign>\d{1,18}):(?P<seen>\d{1,18}):(?P<code>.+)"
"""The pattern of our custom ids."""


def code_of(deed: Deed, campaign: Campaign) -> str:
    """The code of a deed in this campaign as it stands."""
    if isinstance(deed, Play):
        return BETWEEN.join((deed.command.kind, *_fields_of(deed.command, campaign.running())))
    if (known := ROAD.get(type(deed)) or VOTES.get(type(deed))) is not None:
        return BETWEEN.join((deed.kind, *known[0](deed, campaign)))
    writer = _DEEDS[type(deed)][0]
    return BETWEEN.join((deed.kind, *writer(deed)))


def stands_alone(code: str) -> bool:
    """Whether a code names all it means by itself, and so means the same on a board that has moved on."""
    kind, *fields = code.split(BETWEEN)
    return kind in STANDING_ALONE or (kind == Answer.kind and len(fields) == len(TOGETHER))


def too_late(code: str, campaign: Campaign, player: int) -> Refused:
    """Why a button of an older board does nothing; whoever wanted a turn reads who was faster."""
    turn = campaign.game.turn if campaign.game is not None else None
    wanted_turn = code.split(BETWEEN)[0] == TakeTurn.kind
    if wanted_turn and turn is not None and turn.hero not in campaign.heroes_of(player):
        return Refused("turn_running", current=turn.hero)
    return Refused(OUTDATED)


def deed_of(code: str, campaign: Campaign) -> Deed:
    """The deed a code means; a code that means nothing here is refused like an outdated board."""
    kind, *fields = code.split(BETWEEN)
    try:
        if kind in KINDS:
            return Play(command=_command(KINDS[kind], fields, campaign.running()))
        if (reader := ROAD_READERS.get(kind) or VOTE_READERS.get(kind)) is not None:
            return reader(fields, campaign)
        return _READERS[kind](fields)
    except (KeyError, ValueError, IndexError, ValidationError):
        raise Refused(OUTDATED) from None


STANDING_ALONE = frozenset(
    kind.kind for kind in (Join, Learn, ChooseCampaign, ChooseQuest, Configure, CastVote, GiveTurn, AnswerAhead)
)
"""Several players take heroes, settle things, learn, vote and react at the same time; none shall be sent back."""

# Deeds at the table -------------------------------------------------------------------------------------------

Writer = Callable[[Any], Sequence[str]]
Reader = Callable[[Fields], Deed]

_DEEDS: dict[type[Deed], tuple[Writer, Reader]] = {
    Join: (
        lambda deed: (deed.hero, deed.hero_class),
        lambda fields: Join(hero=fields[0], hero_class=fields[1]),
    ),
    Leave: (lambda deed: (deed.hero,), lambda fields: Leave(hero=fields[0])),
    Learn: (
        lambda deed: (deed.hero, deed.skill),
        lambda fields: Learn(hero=fields[0], skill=fields[1]),
    ),
    Speak: (
        lambda deed: (deed.language,),
        lambda fields: Speak(language=cast('Literal["fr", "en"]', fields[0])),
    ),
    Undo: (lambda deed: (), lambda fields: Undo()),
    Redo: (lambda deed: (), lambda fields: Redo()),
}
_READERS: dict[str, Reader] = {deed.kind: reader for deed, (_, reader) in _DEEDS.items()}


# Commands -----------------------------------------------------------------------------------------------------


def _fields_of(command: Command, game: Game) -> Fields:
    if isinstance(command, AnswerAhead) or (isinstance(command, Answer) and _asked(game).also):
        question = _asked(game)
        return [str(question.began), _hero_number(command.hero, game), _option_mark(question, command.option)]
    if isinstance(command, Answer):
        return [str(command.question), str(_option_number(command, game))]
    actor = _hero_number(command.hero, game)
    if isinstance(command, Equip):
        return [actor, _cards(command.cards, command.hero, game)]
    if isinstance(command, Trade):
        given = _cards(command.give, command.hero, game)
        taken = _cards(command.take, command.partner, game)
        return [actor, _hero_number(command.partner, game), given, taken]
    names = [name for name in type(command).model_fields if name != "hero"]
    return [actor, *(_spelled(getattr(command, name)) for name in names)]


def _command(kind: type[Command], fields: Fields, game: Game) -> Command:
    if kind is AnswerAhead or (kind is Answer and len(fields) == len(TOGETHER)):
        return _reaction(int(fields[0]), _hero(fields[1], game), fields[2], game)
    if kind is Answer:
        return _answer(int(fields[0]), int(fields[1]), game)
    hero = _hero(fields[0], game)
    if kind is Equip:
        return Equip(hero=hero, cards=_held(fields[1], hero, game))
    if kind is Trade:
        partner = _hero(fields[1], game)
        give, take = _held(fields[2], hero, game), _held(fields[3], partner, game)
        return Trade(hero=hero, partner=partner, give=give, take=take)
    names = [name for name in kind.model_fields if name != "hero"]
    given = dict(zip(names, (_meant(field) for field in fields[1:]), strict=True))
    return kind.model_validate({"hero": hero, **given})


def _answer(number: int, place: int, game: Game) -> Answer:
    question = game.question
    if question is None or question.number != number:
        raise Refused("question_closed")
    return Answer(hero=question.owner, question=number, option=question.options[_natural(place)].id)


def _option_number(command: Answer, game: Game) -> int:
    return [option.id for option in _asked(game).options].index(command.option)


def _asked(game: Game) -> Question:
    assert game.question is not None
    return game.question


TOGETHER = ("moment", "hero", "option")
"""What stands on a button where several are asked at once. They press at the same time, and meanwhile it may be
another's turn to react: so the button names all by itself, and holds as long as the hero may still do that."""


def _reaction(moment: int, hero: str, meant: str, game: Game) -> Answer | AnswerAhead:
    question = game.question
    if question is None or question.began != moment:
        raise Refused(OUTDATED)
    aside = question.aside(hero)
    options = question.options if hero == question.owner else aside.options if aside is not None else ()
    chosen = next((option.id for option in options if _option_mark(question, option.id) == meant), None)
    if chosen is None or (aside is not None and aside.said == chosen):
        raise Refused(OUTDATED)
    kind = AnswerAhead if aside is not None else Answer
    return kind(hero=hero, question=question.number, option=chosen)


def _option_mark(question: Question, option: str) -> str:
    """An option at this moment and no other: after a turn was taken back another may have the same number."""
    return mark(f"{sorted(question.about.items())} {option}")


def _hero_number(hero: str, game: Game) -> str:
    return hero if hero == PARTY else str(list(game.heroes).index(hero))


def _hero(field: str, game: Game) -> str:
    return field if field == PARTY else list(game.heroes)[_natural(int(field))]


def _cards(cards: tuple[str, ...], hero: str, game: Game) -> str:
    held = [card.id for card in game.hero(hero).cards]
    return AMONG.join(str(held.index(card)) for card in cards) or NOTHING


def _held(field: str, hero: str, game: Game) -> tuple[str, ...]:
    if field == NOTHING:
        return ()
    cards = game.hero(hero).cards
    return tuple(cards[_natural(int(place))].id for place in field.split(AMONG))


def _spelled(value: object) -> str:
    return NOTHING if value is None else str(value)


def _meant(field: str) -> str | None:
    return None if field == NOTHING else field


def _natural(number: int) -> int:
    """Counting from the end, as Python would with negative numbers, is not meant by any button."""
    if number < 0:
        raise ValueError(number)
    return number
