"""Reactions offered to several players at the same moment: all are asked at once; they resolve in party order."""

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.descent.commands import Answer, AnswerAhead
from bot.descent.events import CardUsed, ReactionDeclared
from bot.descent.rules.steps import Question
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ADA, BRAN, CLEO = "ada", "bran", "cleo"
BITE = "blue r3h2, yellow h2, gray 1"
STRUCK = "blue r3h2, red h1, brown 1"
"""Two hearts through, for a riposte."""


def beset(*, skills: dict[str, list[str]], roll: str = "", seed: str = "scene") -> Scene:
    """Three heroes around a zombie that bites Ada; she has been hurt least and goes first at the table."""
    table = plain_scene(
        "A z B\n. C .",
        turn=None,
        cards={letter: ["blade"] for letter in "ABC"},
        skills=skills,
        monsters={"z": "zombie master"},
        roll=roll,
        seed=seed,
    )
    table.game.ties = "merciful"
    table["B"].damage = table["C"].damage = 1
    table.activate("zombie", "zombie_bites")
    return table


def question_of(table: Scene) -> Question:
    """The open question."""
    assert table.game.question is not None
    return table.game.question


def say(table: Scene, hero: str, wanted: str) -> None:
    """A hero says beforehand how it will react."""
    question = question_of(table)
    aside = question.aside(hero)
    assert aside is not None, f"{hero} is not among those who are asked"
    option = next(option.id for option in aside.options if wanted in option.id)
    table.do(AnswerAhead(hero=hero, question=question.number, option=option))


def used(table: Scene) -> list[tuple[str, str]]:
    """Who used what in the last step, in the order in which it happened."""
    return [(event.figure, event.card) for event in told(table, CardUsed)]


def test_everybody_who_may_react_is_asked_at_once() -> None:
    """All three see their own options at the same time, letting it pass among them; the first owns the question."""
    table = beset(skills={"A": ["cheer", "riposte"], "B": ["riposte"], "C": ["bandage"]}, roll=BITE)

    question = question_of(table)

    assert question.owner == ADA
    assert [aside.hero for aside in question.also] == [BRAN, CLEO]
    assert [option.id for option in question.also[0].options] == [f"{BRAN}/riposte/main@zombie_1", "pass"]
    assert [aside.said for aside in question.also] == [None, None]
    hurt = {option.about["target"] for option in question.also[1].options if option.id != "pass"}
    assert hurt == {ADA, BRAN, CLEO}


def test_whoever_is_alone_is_asked_alone() -> None:
    """Nobody else can react, so nobody else is asked, and there is nothing to say beforehand."""
    table = beset(skills={"B": ["riposte"]}, roll=BITE)

    assert question_of(table).owner == BRAN
    assert question_of(table).also == ()
    assert table.legal("A") == table.legal("C") == []


def test_what_was_said_happens_in_party_order() -> None:
    """The last one speaks first and the first one last: the reactions still happen in party order, unasked."""
    table = beset(skills={letter: ["bandage"] for letter in "ABC"}, roll=BITE)
    number = question_of(table).number

    say(table, CLEO, f"@{CLEO}")
    assert [(event.hero, event.card) for event in told(table, ReactionDeclared)] == [(CLEO, "bandage")]
    say(table, BRAN, f"@{BRAN}")
    assert question_of(table).number == number, "nothing happens before it is anybody's turn"
    assert (table["B"].damage, table["C"].damage) == (1, 1)
    table.choose(f"@{ADA}")

    assert [hero for hero, _ in used(table)] == [ADA, BRAN, CLEO]
    assert [table[letter].damage for letter in "ABC"] == [0, 0, 0]
    assert table.asked is None


@pytest.mark.parametrize("order", [(BRAN, CLEO), (CLEO, BRAN), (BRAN,), (CLEO,), ()])
def test_the_dice_do_not_care_who_spoke_first(order: Sequence[str]) -> None:
    """Same seed, same choices: whether they were said beforehand or in turn, the very same game comes of it."""
    in_turn, at_once = (
        beset(skills={letter: ["riposte"] for letter in "ABC"}, seed="either way") for _ in range(2)
    )
    rolled = in_turn.game.chance.asked

    for hero in order:
        say(at_once, hero, "riposte")
    for table in (in_turn, at_once):
        while (question := table.game.question) is not None:
            table.choose(chosen(question, "riposte"))

    assert in_turn.game.chance.asked > rolled, "somebody has rolled dice"
    assert outcome(at_once) == outcome(in_turn)


def test_one_may_think_again_until_it_happens() -> None:
    """What was said last counts: Bran would have struck, and lets it pass."""
    table = beset(skills={"A": ["riposte"], "B": ["riposte"]}, roll=BITE)

    say(table, BRAN, "riposte")
    say(table, BRAN, "pass")
    aside = question_of(table).aside(BRAN)
    table.choose("pass")

    assert aside is not None
    assert aside.said == "pass"
    assert table.asked is None
    assert table["z"].damage == 0
    assert table.hero("B").fatigue == 0


def test_what_can_not_be_done_any_more_is_forgotten() -> None:
    """Ada has bandaged Cleo already: Bran, who wanted to, is asked again about the others, and Cleo about none."""
    table = beset(skills={"A": ["bandage"], "B": ["bandage"], "C": ["riposte"]}, roll=BITE)

    say(table, BRAN, "bandage/main@cleo")
    say(table, CLEO, "pass")
    table.choose("bandage/main@cleo")

    question = question_of(table)
    assert question.owner == BRAN
    assert {option.about.get("target") for option in question.options} == {ADA, BRAN, None}
    assert [(aside.hero, aside.said) for aside in question.also] == [(CLEO, "pass")]
    table.choose("pass")
    assert table.asked is None


def test_who_has_nothing_left_is_passed_over() -> None:
    """Ada fells the only zombie: what Bran had said is gone with it, and nobody is asked for nothing."""
    table = plain_scene("A z B", turn=None, skills={"A": ["ambush"], "B": ["ambush"]})
    table.activate("zombie", "zombie_bites")

    say(table, BRAN, "ambush")
    table.choose("ambush")

    assert table.asked is None
    assert "z" not in table
    assert used(table) == [(ADA, "ambush")]


def test_to_pass_is_to_pass_on_what_there_was() -> None:
    """Nobody was tired when Bran let it pass. Ada's riposte tires her, so Bran is asked again, but only once."""
    table = beset(skills={"A": ["riposte"], "B": ["cheer", "bandage"]}, roll=f"{BITE}; {STRUCK}")
    first = question_of(table)

    say(table, BRAN, "pass")
    table.choose("riposte")
    # The riposte is an attack of its own, at whose end Bran may bandage and cheer as well.
    nested = question_of(table)
    assert nested.began != first.began
    table.choose("pass")

    again = question_of(table)
    assert again.owner == BRAN
    assert f"{BRAN}/cheer/main@{ADA}" in table.options
    assert again.began == again.number, "who is asked about something new is waited for anew"
    table.choose("pass")
    assert table.asked is None


def test_who_passed_is_not_asked_about_the_same_again() -> None:
    """Bran passes beforehand, and what Ada does makes nothing new possible: Bran hears no more of it."""
    table = beset(skills={"A": ["bandage"], "B": ["riposte"]}, roll=BITE)

    say(table, BRAN, "pass")
    table.choose("bandage/main@ada")

    assert table.asked is None
    assert used(table) == [(ADA, "bandage")]


def test_all_questions_of_a_moment_are_one_occasion() -> None:
    """Ada, then Bran, then Cleo: the number under which they know what is asked stays that of the first."""
    table = beset(skills={letter: ["riposte"] for letter in "ABC"}, roll=BITE)
    first, known = question_of(table).number, []

    while (question := table.game.question) is not None:
        known.append((question.owner, question.began))
        table.choose("pass")

    assert known == [(ADA, first), (BRAN, first), (CLEO, first)]


def test_what_was_said_waits_while_something_else_is_asked() -> None:
    """Ada's riposte is an attack of its own, in which Bran strikes; so what Bran had said of the first is void."""
    table = beset(skills={"A": ["riposte"], "B": ["riposte"], "C": ["cheer"]}, roll=f"{BITE}; {STRUCK}; {STRUCK}")

    say(table, BRAN, "riposte")
    table.choose("riposte")
    nested = question_of(table)
    assert nested.owner == BRAN
    assert [aside.hero for aside in nested.also] == [CLEO]
    assert [aside.said for aside in nested.also] == [None], "what is said of one moment is not said of another"
    table.choose("pass")
    assert question_of(table).owner == CLEO
    table.choose("pass")

    assert (BRAN, "riposte") in used(table), "the first moment goes on where it was"


def test_refusals() -> None:
    """Not to a question that is over, not for who is not asked, not what is not offered, not the same again."""
    table = beset(skills={"A": ["riposte"], "B": ["riposte"]}, roll=BITE)
    number = question_of(table).number
    strike = f"{BRAN}/riposte/main@zombie_1"

    def refused(hero: str, option: str, question: int = number) -> str | None:
        return table.refused(AnswerAhead(hero=hero, question=question, option=option))

    assert refused(BRAN, strike) is None
    assert refused(BRAN, strike, number + 1) == "question_closed"
    assert refused(CLEO, "pass") == "not_asked"
    assert refused(ADA, "pass") == "not_asked", "whose turn to react it is simply answers"
    assert refused(BRAN, "dance") == "no_such_option"
    assert table.refused(Answer(hero=BRAN, question=number, option="pass")) == "not_your_question"
    say(table, BRAN, "riposte")
    assert refused(BRAN, strike) == "said_already"
    assert [choice.command for choice in table.legal("B")] == [
        AnswerAhead(hero=BRAN, question=number, option="pass")
    ]
    table.choose("pass")
    assert refused(BRAN, "pass") == "question_closed"


# Any order --------------------------------------------------------------------------------------------------------

CARDS = ("riposte", "cheer", "bandage")


def chosen(question: Question, card: str) -> str:
    """What somebody answers who uses one certain card wherever that is possible, on the first who can be meant."""
    return next((option.id for option in question.options if f"/{card}/" in option.id), question.default)


def outcome(table: Scene) -> str:
    """The whole game but for how many commands it took: what was said in vain was said all the same."""
    return table.game.model_copy(update={"seq": 0}).model_dump_json()


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_order_of_saying_so_leads_to_the_same(data: st.DataObject) -> None:
    """Whoever speaks beforehand, in whatever order: it comes out as if all had been asked one after the other."""
    skills = {letter: data.draw(st.lists(st.sampled_from(CARDS), unique=True)) for letter in "ABC"}
    likes = {hero: data.draw(st.sampled_from((*CARDS, "none"))) for hero in (ADA, BRAN, CLEO)}
    seed = str(data.draw(st.integers(0, 1_000)))
    in_turn, at_once = (beset(skills=skills, seed=seed) for _ in range(2))
    for table, early in ((in_turn, False), (at_once, True)):
        table.hero("C").fatigue = 1
        while (question := table.game.question) is not None:
            order = data.draw(st.permutations([aside.hero for aside in question.also])) if early else []
            for hero in order[: data.draw(st.integers(0, len(order)))]:
                aside = question_of(table).aside(hero)
                assert aside is not None
                if aside.said is None:
                    say(table, hero, chosen(question.put_to(aside), likes[hero]))
            table.choose(chosen(question, likes[question.owner]))

    assert outcome(at_once) == outcome(in_turn)
