"""Moments: who may step in, who is asked, and in which order it all happens."""

from bot.descent.commands import Answer, Attack, Rest
from bot.descent.events import AttackDeclared, CardUsed, DiceRolled, DieRerolled, FigureMoved
from bot.descent.rules.moments import Moment
from bot.descent.state.figures import HeldCard
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ADA, BRAN = "ada", "bran"
BITE = "blue r3h2, yellow h2"


def exhausted(table: Scene, letter: str, card: str) -> HeldCard:
    """A card in front of a hero, turned sideways."""
    held = table.hero(letter).card(card)
    assert held is not None
    held.exhausted = True
    return held


def test_nothing_is_asked_when_nobody_can_react() -> None:
    """An attack on a hero without any reaction runs to its end without a question."""
    table = plain_scene("A z", turn=None, roll=f"{BITE}, gray 1")

    table.activate("zombie", "zombie_bites")

    assert table.game.questions == 0
    assert table["A"].damage == 3


def test_nothing_is_asked_when_the_card_is_exhausted() -> None:
    """A shield that is exhausted can't help, so nobody is bothered."""
    table = plain_scene("A z", turn=None, cards={"A": ["buckler"]}, roll=f"{BITE}, gray 1")
    exhausted(table, "A", "buckler")

    table.activate("zombie", "zombie_bites")

    assert table.game.questions == 0


def test_nothing_is_asked_of_those_who_are_not_concerned() -> None:
    """A shield helps its bearer: when somebody else is attacked, its owner is not asked."""
    table = plain_scene("A z . B", turn=None, cards={"B": ["buckler"]}, roll=f"{BITE}, gray 1")

    table.activate("zombie", "zombie_bites")

    assert table.game.questions == 0


def test_whoever_can_react_is_asked() -> None:
    """The defender may exhaust a shield after the dice are rolled; one more shield counts."""
    table = plain_scene("A z", turn=None, cards={"A": ["buckler"]}, roll=f"{BITE}, gray 1")

    table.activate("zombie", "zombie_bites")
    assert table.game.question is not None
    assert (table.asked, table.game.question.owner) == ("react", ADA)
    assert table.game.question.about["moment"] == Moment.DEFENCE_ROLLED
    table.choose("buckler")

    assert table["A"].damage == 2
    held = table.hero("A").card("buckler")
    assert held is not None
    assert held.exhausted


def test_a_reaction_may_be_declined() -> None:
    """Passing is always possible, costs nothing and is the default."""
    table = plain_scene("A z", turn=None, cards={"A": ["buckler"]}, roll=f"{BITE}, gray 1")

    table.activate("zombie", "zombie_bites")
    assert table.game.question is not None
    assert table.game.question.default == "pass"
    table.choose("pass")

    assert table["A"].damage == 3
    held = table.hero("A").card("buckler")
    assert held is not None
    assert not held.exhausted


def test_every_question_has_a_default_among_its_options() -> None:
    """ACT-08: an absent player never stalls the party: the default is one of the options, and play goes on."""
    table = plain_scene(
        "A z", cards={"A": ["sabre", "buckler"]}, skills={"A": ["steady_hand"]}, roll="blue r2h2s1, red h1, brown 1"
    )
    table.hero("A").fatigue = 1
    table.attack("A", "z")
    kinds = []
    while (question := table.game.question) is not None:
        assert question.option(question.default) is not None
        kinds.append(question.kind)
        table.do(Answer(hero=question.owner, question=question.number, option=question.default))

    assert kinds == ["react", "spend_surges"]
    assert "z" not in table or table["z"].damage


def test_while_somebody_is_asked_everything_else_waits() -> None:
    """An open question has to be answered first, by its owner, with one of its options."""
    table = plain_scene("A z . B", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h1, brown 1")
    table.attack("A", "z")
    question = table.game.question
    assert question is not None

    assert table.refused(Rest(hero=ADA)) == "question_open"
    assert table.refused(Answer(hero=BRAN, question=question.number, option="stop")) == "not_your_question"
    assert table.refused(Answer(hero=ADA, question=question.number, option="dance")) == "no_such_option"
    assert table.refused(Answer(hero=ADA, question=question.number + 1, option="stop")) == "question_closed"
    table.choose("stop")
    assert table.refused(Answer(hero=ADA, question=question.number, option="stop")) == "question_closed"


def test_several_players_are_asked_in_party_order() -> None:
    """Two heroes may react to the same moment: both are asked, in party order, and both reactions happen."""
    table = plain_scene(
        "A z B",
        turn=None,
        cards={"A": ["blade"], "B": ["blade"]},
        skills={"A": ["riposte"], "B": ["riposte"]},
        monsters={"z": "zombie master"},
        roll=f"{BITE}, gray 1; blue r3h2, red h1, brown 1; blue r5h1, red h1, brown 0",
    )
    table.game.ties = "merciful"
    table["A"].damage = 0
    table["B"].damage = 1

    table.activate("zombie", "zombie_bites")
    asked = []
    while (question := table.game.question) is not None:
        asked.append(question.owner)
        table.choose("riposte")

    assert asked == [ADA, BRAN]
    assert table["z"].damage == 2 + 2


def test_a_reaction_that_attacks_nests() -> None:
    """An attack inside an attack is a record of its own; when both are over none is left."""
    table = plain_scene(
        "A z",
        turn=None,
        cards={"A": ["blade"]},
        skills={"A": ["riposte"]},
        monsters={"z": "zombie master"},
        roll=f"{BITE}, gray 1; blue r3h2, red h2, brown 1",
    )

    declared = table.activate("zombie", "zombie_bites")
    assert len(table.game.attacks) == 1
    answered = table.choose("riposte")

    attacks = [event for event in (*declared, *answered) if isinstance(event, AttackDeclared)]
    assert [(event.attacker, event.target) for event in attacks] == [("zombie_1", ADA), (ADA, "zombie_1")]
    assert len({event.attack for event in attacks}) == 2
    assert (table["A"].damage, table["z"].damage) == (3, 3)
    assert table.game.attacks == {}


def test_a_monster_felled_by_a_reaction_does_nothing_more() -> None:
    """When a riposte fells the attacker in the middle of its activation, the rest of it does not happen."""
    table = plain_scene(
        "A z . B",
        turn=None,
        cards={"A": ["blade"]},
        skills={"A": ["riposte"]},
        roll=f"{BITE}, gray 1; blue r3h2, red h2, brown 0",
    )

    table.activate("zombie", "zombie_hunts")
    table.choose("riposte")

    assert "z" not in table
    assert not told(table, FigureMoved)
    assert "zombie" not in table.game.groups


def test_an_attack_whose_target_is_gone_is_over() -> None:
    """If a reaction to the declaration fells the target, no dice are rolled and the action is spent."""
    table = plain_scene("A z B g", cards={"A": ["blade"]}, skills={"B": ["ambush"]})

    table.attack("A", "z")
    table.choose("ambush/main@zombie_1")

    assert "z" not in table
    assert not told(table, DiceRolled)
    assert table.game.attacks == {}
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


def test_an_attacker_felled_by_a_reaction_does_not_strike() -> None:
    """If a reaction to the declaration fells the attacker, its attack is over before it began."""
    table = plain_scene("A z B", turn=None, skills={"A": ["ambush"]})

    table.activate("zombie", "zombie_bites")
    table.choose("ambush")

    assert not told(table, DiceRolled)
    assert (table["A"].damage, table["B"].damage) == (0, 0)


def test_crd_01_a_reaction_is_paid_for_when_it_is_used() -> None:
    """CRD-01: a reaction that costs fatigue is offered only to those who can bear it."""
    tired = plain_scene("A z", turn=None, cards={"A": ["blade"]}, skills={"A": ["riposte"]}, roll=f"{BITE}, gray 1")
    tired.hero("A").fatigue = 4

    tired.activate("zombie", "zombie_bites")

    assert tired.asked is None


def test_once_per_round_means_once() -> None:
    """A reaction limited to once per round is not offered again before the next."""
    table = plain_scene(
        "A z",
        turn=None,
        cards={"A": ["blade"]},
        skills={"A": ["riposte"]},
        monsters={"z": "zombie master"},
        roll=f"{BITE}, gray 3; blue X, red h2, brown 1; {BITE}, gray 3",
    )
    table.activate("zombie", "zombie_bites")
    table.choose("riposte")

    table.activate("zombie", "zombie_bites")

    assert table.asked is None


def test_a_die_is_rolled_again_and_the_new_face_stands() -> None:
    """After the dice are rolled the attacker may pay to roll one of them again."""
    table = plain_scene(
        "A z",
        cards={"A": ["blade"]},
        skills={"A": ["steady_hand"]},
        monsters={"z": "zombie master"},
        roll="blue X, red h3, brown 0, blue r4h2",
    )

    table.attack("A", "z")
    table.choose("steady_hand")
    table.choose("die0")

    assert [event.after.face.hearts for event in told(table, DieRerolled)] == [2]
    assert table["z"].damage == 5
    assert table.hero("A").fatigue == 1


def test_crd_07_simultaneous_effects_in_the_order_the_party_likes() -> None:
    """CRD-07: two forced effects at one moment are put in order by the party, a single one just happens."""
    both = plain_scene("A . .", skills={"A": ["grit", "calm"]})
    one = plain_scene("A . .", skills={"A": ["grit", "calm"]})
    both["A"].damage, both.hero("A").fatigue = 3, 2
    one["A"].damage = 3

    both.end_turn("A")
    one.end_turn("A")

    assert both.asked == "order"
    both.choose("grit")
    used = [event.card for event in told(both, CardUsed)]
    assert used == ["grit", "calm"]
    assert one.asked is None
    assert one["A"].damage == 2


def test_every_moment_has_a_meaning() -> None:
    """The list of moments is short and each is explained once."""
    assert len({moment.value for moment in Moment}) == len(list(Moment)) <= 50


def test_the_free_attack_can_be_answered_too() -> None:
    """RND-05: a free attack opens the same windows as any other."""
    table = plain_scene(
        "A z . B", cards={"A": ["blade"]}, skills={"A": ["steady_hand"]}, roll="blue r3h2, red h1, brown 1"
    )

    table.do(Attack(hero=ADA, target="zombie_1", weapon="blade", pay="bonus"))

    assert table.asked == "react"
