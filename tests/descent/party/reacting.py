"""A blow to which three players may react at the same moment.

A zombie strikes at Syndrael, whom Chloé plays; Avric is Alix's and Grisban is Bruno's. All three could make her
skin as hard as stone before she defends herself.
"""

from bot.descent.commands import AnswerAhead, Push, TakeTurn
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.party.deeds import Play
from bot.descent.rules.steps import push
from tests.descent.party.sitting import BRUNO, CHLOE, GRISBAN, SHIELD, SYNDRAEL, Sitting, sit
from tests.descent.scene import dice

AVRIC = "avric_albright"
STONESKIN = "stoneskin"
BOARD = """
    # # # # # # #
    # A G H z . #
    # # # # # # #
"""
BLOW = "blue r3h2, yellow h2"


def three_may_react(turn: str = "H", *, shield: bool = False) -> Sitting:
    """The moment before the defence, in the turn of Syndrael or Grisban; with or without her shield at hand."""
    table = sit(BOARD, cards={letter: [STONESKIN] for letter in "AGH"}, turn=None)
    hero, player = {"H": (SYNDRAEL, CHLOE), "G": (GRISBAN, BRUNO)}[turn]
    table.play(TakeTurn(hero=hero), player)
    held = table.game.hero(SYNDRAEL).card(SHIELD)
    assert held is not None
    held.exhausted = not shield
    for group in table.game.groups.values():
        group.activated = True
    push(table.game, ActivateGroup(group="zombie", card="zombie_hunger"))
    table.game.chance.script = dice(BLOW)
    table.play(Push(hero=hero, fatigue=1), player)
    assert table.question is not None
    assert [table.question.owner, *(aside.hero for aside in table.question.also)] == [AVRIC, GRISBAN, SYNDRAEL]
    return table


def ahead(table: Sitting, hero: str, option: str) -> Play:
    """What a hero says beforehand."""
    question = table.question
    aside = question.aside(hero) if question is not None else None
    assert question is not None
    assert aside is not None
    found = next(each.id for each in aside.options if option in each.id)
    return Play(command=AnswerAhead(hero=hero, question=question.number, option=found))
