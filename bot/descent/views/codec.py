"""How the deeds of this game are written on buttons; what goes without saying follows from their fields.

A command is written without the deed around it. Heroes in play and cards are named by their places there.
"""

import re

from bot.descent.commands import ALL, Answer, AnswerAhead, Command, Equip, TakeTurn, Trade
from bot.descent.party.asking_less import AskNoMore
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import all_boxes
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Join, Learn, Leave, Play, Redo, Undo
from bot.descent.party.first_evening import SitDown
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.party.last_page import TurnPage
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.settings import Configure
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.rules.steps import PARTY, Question
from bot.descent.state.game import Game
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.views.codec import (
    AMONG,
    BETWEEN,
    NOTHING,
    OUTDATED,
    Codec,
    Fields,
    Notation,
    Spelling,
    hero_at,
    mark,
    number,
    open_matter,
    place_of,
)

# Commands -------------------------------------------------------------------------------------------------------


def _place_in_play(hero: str, campaign: Campaign) -> str:
    return hero if hero == PARTY else str(list(campaign.running().heroes).index(hero))


def _in_play(place: str, campaign: Campaign) -> str:
    return place if place == PARTY else list(campaign.running().heroes)[number(place)]


IN_PLAY = Spelling(_place_in_play, _in_play)


class CommandNotation(Notation):
    """A command in play."""

    def __init__(self, kind: type[Command]) -> None:
        super().__init__(kind, hero=IN_PLAY)

    def write(self, deed: Play, campaign: Campaign) -> Fields:
        return super().write(deed.command, campaign)

    def read(self, fields: Fields, campaign: Campaign) -> Play:
        return Play(command=super().read(fields, campaign))


class EquipNotation(CommandNotation):
    """The cards that are to be at hand, by their places among all that the hero has."""

    def write(self, deed: Play, campaign: Campaign) -> Fields:
        command = deed.command
        assert isinstance(command, Equip)
        return [_place_in_play(command.hero, campaign), _places(command.cards, command.hero, campaign)]

    def read(self, fields: Fields, campaign: Campaign) -> Play:
        place, cards = fields
        hero = _in_play(place, campaign)
        return Play(command=Equip(hero=hero, cards=_held(cards, hero, campaign)))


class TradeNotation(CommandNotation):
    """What is given by its places among the giver's cards, what is taken by those among the partner's."""

    def write(self, deed: Play, campaign: Campaign) -> Fields:
        command = deed.command
        assert isinstance(command, Trade)
        heroes = [_place_in_play(hero, campaign) for hero in (command.hero, command.partner)]
        given = _places(command.give, command.hero, campaign)
        return [*heroes, given, _places(command.take, command.partner, campaign)]

    def read(self, fields: Fields, campaign: Campaign) -> Play:
        place, other, given, taken = fields
        hero, partner = _in_play(place, campaign), _in_play(other, campaign)
        give, take = _held(given, hero, campaign), _held(taken, partner, campaign)
        return Play(command=Trade(hero=hero, partner=partner, give=give, take=take))


def _places(cards: tuple[str, ...], hero: str, campaign: Campaign) -> str:
    held = [card.id for card in campaign.running().hero(hero).cards]
    return AMONG.join(str(held.index(card)) for card in cards) or NOTHING


def _held(places: str, hero: str, campaign: Campaign) -> tuple[str, ...]:
    if places == NOTHING:
        return ()
    cards = campaign.running().hero(hero).cards
    return tuple(cards[number(place)].id for place in places.split(AMONG))


# Answers --------------------------------------------------------------------------------------------------------

TOGETHER = ("moment", "hero", "option")
"""What stands on a button where several are asked at once. They press at the same time, and meanwhile it may be
another's turn to react: so the button names all by itself, and holds as long as the hero may still do that."""


class AnswerNotation(CommandNotation):
    """The place of an option in a question, which is named by its number; or what `TOGETHER` says."""

    def write(self, deed: Play, campaign: Campaign) -> Fields:
        command, question = deed.command, campaign.running().question
        assert isinstance(command, Answer | AnswerAhead)
        assert question is not None
        if isinstance(command, AnswerAhead) or question.also:
            hero = _place_in_play(command.hero, campaign)
            return [str(question.began), hero, _option_mark(question, command.option)]
        place = [option.id for option in question.options].index(command.option)
        return [str(command.question), str(place)]

    def read(self, fields: Fields, campaign: Campaign) -> Play:
        if self.stands_alone(fields):
            moment, place, meant = fields
            return Play(command=_reaction(number(moment), _in_play(place, campaign), meant, campaign.running()))
        asked, option = fields
        return Play(command=_answer(number(asked), number(option), campaign.running()))

    def stands_alone(self, fields: Fields) -> bool:
        return self.kind is AnswerAhead or len(fields) == len(TOGETHER)


def _answer(asked: int, place: int, game: Game) -> Answer:
    question = game.question
    if question is None or question.number != asked:
        raise Refused("question_closed")
    return Answer(hero=question.owner, question=asked, option=question.options[place].id)


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


class AskNoMoreNotation(Notation):
    """For how long, at which moment, and what is done: it holds as long as the hero may still react there."""

    def write(self, deed: AskNoMore, campaign: Campaign) -> Fields:
        question = campaign.running().question
        assert question is not None
        chosen = [_option_mark(question, deed.option)] if deed.option else []
        return [str(question.began), _moment_mark(question), place_of(deed.hero, campaign), deed.until, *chosen]

    def read(self, fields: Fields, campaign: Campaign) -> AskNoMore:
        moment, meant, place, until, *chosen = fields
        game, hero = campaign.running(), hero_at(place, campaign)
        question = game.question
        if question is None or question.began != number(moment) or _moment_mark(question) != meant:
            raise Refused(OUTDATED)
        if hero != question.owner and question.aside(hero) is None:
            raise Refused(OUTDATED)
        option = next((each.id for each in question.options if [_option_mark(question, each.id)] == chosen), "")
        if chosen and (not option or hero != question.owner):
            raise Refused(OUTDATED)
        return AskNoMore.model_validate(
            {"hero": hero, "question": question.number, "until": until, "option": option}
        )


def _moment_mark(question: Question) -> str:
    return mark(f"{sorted(question.about.items())}")


# At the table ---------------------------------------------------------------------------------------------------

HEXADECIMAL = re.compile("[0-9a-f]{0,12}")
SETTINGS = ("language", "ties", "difficulty", "order", "turns", "decisions", "taking")


class SettingNotation(Notation):
    """One setting and its value; a panel changes one at a time. Of boxes it says which are ticked, bit by bit."""

    def write(self, deed: Configure, campaign: Campaign) -> Fields:
        if deed.boxes is not None:
            places = {all_boxes().index(box) for box in deed.boxes}
            return ["boxes", f"{sum(1 << place for place in places):x}"]
        name = next(name for name in SETTINGS if getattr(deed, name) is not None)
        return [name, getattr(deed, name)]

    def read(self, fields: Fields, campaign: Campaign) -> Configure:
        name, value = fields
        if name == "boxes":
            ticked = int(value or "0", 16) if HEXADECIMAL.fullmatch(value) else None
            if ticked is None or ticked >> len(all_boxes()):
                raise ValueError(value)
            return Configure(boxes=tuple(box for place, box in enumerate(all_boxes()) if ticked >> place & 1))
        if name not in SETTINGS:
            raise ValueError(name)
        return Configure.model_validate({name: value})


WORN = "worn"


class BuyNotation(Notation):
    """An item and the hero who gets it; one that is put on at once has a word more."""

    def write(self, deed: Buy, campaign: Campaign) -> Fields:
        return [deed.item, place_of(deed.hero, campaign), *([WORN] if deed.wear else [])]

    def read(self, fields: Fields, campaign: Campaign) -> Buy:
        item, place, *more = fields
        return Buy(item=item, hero=hero_at(place, campaign), wear=_is_worn(more))


class KeptNotation(Notation):
    """A card of the Raid and the hero who keeps it; one that is put on at once has a word more."""

    def write(self, deed: KeepCard, campaign: Campaign) -> Fields:
        return [deed.card, place_of(deed.hero, campaign), *([WORN] if deed.wear else [])]

    def read(self, fields: Fields, campaign: Campaign) -> KeepCard:
        card, place, *more = fields
        return KeepCard(card=card, hero=hero_at(place, campaign), wear=_is_worn(more))


def _is_worn(more: Fields) -> bool:
    if more not in ([], [WORN]):
        raise ValueError(more)
    return bool(more)


class GivenNotation(Notation):
    """A turn that is given away names the contest in which it is: of another one nothing is given."""

    def write(self, deed: GiveTurn, campaign: Campaign) -> Fields:
        return [mark(open_matter(campaign, "contest").key), place_of(deed.hero, campaign)]

    def read(self, fields: Fields, campaign: Campaign) -> GiveTurn:
        contest, place = fields
        if mark(open_matter(campaign, "contest").key) != contest:
            raise Refused("vote_over")
        return GiveTurn(hero=hero_at(place, campaign))


OWN = {Equip: EquipNotation, Trade: TradeNotation, Answer: AnswerNotation, AnswerAhead: AnswerNotation}
"""Commands that are not simply written field by field."""

NOTATIONS = (
    # Several players take heroes, settle things, learn and give way at the same time; none shall be sent back.
    *(Notation(kind, alone=True) for kind in (Join, SitDown, Learn, ChooseCampaign, ChooseQuest, ChooseRaid)),
    SettingNotation(Configure, alone=True),
    GivenNotation(GiveTurn, alone=True),
    AskNoMoreNotation(AskNoMore, alone=True),
    BuyNotation(Buy),
    KeptNotation(KeepCard),
    *(Notation(kind) for kind in (Leave, Undo, Redo, AutopilotTurn, TurnPage)),
    *(Notation(kind) for kind in (Embark, Travel, Decide, Sell, Give, CityAction, Wait, LeaveCity)),
    *(Notation(kind) for kind in (PutCardBack, Descend)),
    *(OWN.get(kind, CommandNotation)(kind) for kind in ALL),
)


class DescentCodec(Codec):
    """The codec of dungeon campaigns."""

    def word_for(self, deed: Deed) -> str:
        return deed.command.kind if isinstance(deed, Play) else deed.kind

    def too_late(self, code: str, campaign: Campaign, player: int) -> Refused:
        """Whoever wanted a turn reads who was faster."""
        turn = campaign.game.turn if campaign.game is not None else None
        wanted_turn = code.split(BETWEEN)[0] == TakeTurn.kind
        if wanted_turn and turn is not None and turn.hero not in campaign.heroes_of(player):
            return Refused("turn_running", current=turn.hero)
        return super().too_late(code, campaign, player)


CODEC = DescentCodec(NOTATIONS)
