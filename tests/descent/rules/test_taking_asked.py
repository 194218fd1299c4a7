"""The party has settled that nobody takes a card from another player's hero without asking (CRD-05)."""

import pytest

from bot.descent.commands import Answer, Trade
from bot.descent.events import CardsTraded, OwnerTold, TradeRefused
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Undo
from bot.descent.party.piloting import AnswerByDefault
from bot.descent.party.settings import Configure
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.table.absence import SetKeeper
from bot.table.campaign import NOBODY
from bot.words import LANGUAGES, Language
from tests.descent.rules.test_taking import ADA, BRAN, FRIEND, OWNER, table, trade


def asking(second: int = FRIEND) -> Campaign:
    """Ada beside Bran and his ring, and the party asks first."""
    campaign = table(second)
    Configure(taking="asked").do(campaign, OWNER)
    return campaign


def saved(campaign: Campaign) -> Campaign:
    return Campaign.model_validate_json(campaign.model_dump_json())


def answered(campaign: Campaign, option: str, player: int = FRIEND) -> list[object]:
    question = campaign.running().question
    assert question is not None
    answer = Answer(hero=question.owner, question=question.number, option=option)
    return list(Play(command=answer).do(campaign, player))


def cards(campaign: Campaign, hero: str) -> set[str]:
    return {held.card for held in campaign.running().hero(hero).cards}


def test_whoever_plays_the_other_hero_is_asked() -> None:
    """Nothing changes hands before; yes is the default, and the campaign waits for that player."""
    campaign = asking()
    events = trade(campaign, take=("ring",))

    question = campaign.running().question
    assert question is not None
    assert (question.kind, question.owner, question.default) == ("trade", BRAN, "agree")
    assert not any(isinstance(event, CardsTraded) for event in events)
    assert "ring" in cards(campaign, BRAN)
    waiting = awaited(campaign)
    assert waiting is not None
    assert waiting.players == (FRIEND,)


def test_with_a_yes_the_card_changes_hands() -> None:
    """Also after a restart; the trade and its owner are told as without the question."""
    campaign = asking()
    trade(campaign, take=("ring",))
    campaign = saved(campaign)

    events = answered(campaign, "agree")

    assert [type(event) for event in events] == [CardsTraded, OwnerTold]
    assert "ring" in cards(campaign, ADA)


def test_with_a_no_nothing_happens() -> None:
    """Both keep what they have, also what was to be given for it; it is told in passing."""
    campaign = asking()
    trade(campaign, take=("ring",), give=("balm",))

    events = answered(campaign, "refuse")

    assert events == [TradeRefused(hero=BRAN, to=ADA, cards=("ring",))]
    assert "ring" in cards(campaign, BRAN)
    assert "balm" in cards(campaign, ADA)


def test_only_whoever_plays_that_hero_answers() -> None:
    """Not the one who asks."""
    campaign = asking()
    trade(campaign, take=("ring",))

    with pytest.raises(Refused, match="not_your_hero"):
        answered(campaign, "agree", OWNER)


def test_when_time_is_up_it_is_a_yes() -> None:
    """Nobody waits for ever for a ring."""
    campaign = asking()
    trade(campaign, take=("ring",))
    question = campaign.running().question
    assert question is not None

    AnswerByDefault(question=question.number).do(campaign, NOBODY)

    assert "ring" in cards(campaign, ADA)


def test_an_automatic_hero_says_yes_at_once() -> None:
    """Its player left it to itself."""
    campaign = asking()
    SetKeeper(hero=BRAN, keeper="autopilot").do(campaign, FRIEND)

    trade(campaign, take=("ring",))

    assert campaign.running().question is None
    assert "ring" in cards(campaign, ADA)


@pytest.mark.parametrize("why", ["free", "own", "gift"])
def test_nobody_is_asked_where_there_is_nothing_to_ask(why: str) -> None:
    """Where taking is free, between one's own heroes, or when something is only given."""
    campaign = table() if why == "free" else asking(OWNER if why == "own" else FRIEND)

    events = trade(campaign, **({"give": ("balm",)} if why == "gift" else {"take": ("ring",)}))

    assert any(isinstance(event, CardsTraded) for event in events)
    assert campaign.running().question is None


def test_what_was_asked_can_be_taken_back() -> None:
    """By whoever asked, and then it can be asked again; the answer goes with it."""
    campaign = asking()
    trade(campaign, take=("ring",))
    answered(campaign, "refuse")
    Undo().do(campaign, OWNER)
    Undo().do(campaign, OWNER)
    assert campaign.running().question is None

    Play(command=Trade(hero=ADA, partner=BRAN, take=("ring",))).do(campaign, OWNER)
    answered(campaign, "agree")

    assert "ring" in cards(campaign, ADA)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [(), ("balm",)])
def test_the_question_names_what_is_wanted(language: Language, given: tuple[str, ...]) -> None:
    """And what is given for it; both answers have words, and a no is one quiet line."""
    campaign, say = asking(), words(language)
    trade(campaign, take=("ring",), give=given)
    game = campaign.running()
    assert game.question is not None

    asked = say.question(game.question, game)

    assert ("→" in asked) is False
    assert len({say.option(game.question, option, game) for option in game.question.options}) == 2
    (line,) = say.story([TradeRefused(hero=BRAN, to=ADA, cards=("ring",))], game).lines
    assert line.startswith("-# ")
