"""Experience and training (CMP-07, SET-03)."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Attack, TakeTurn
from bot.descent.events import ExperienceGained
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import play
from bot.descent.party.deeds import Join, Learn, Start
from bot.kernel.refused import Refused
from tests.descent.scene import dice

ALIX, BRUNO = 1, 2


def party() -> Campaign:
    """Two players with a hero each."""
    campaign = Campaign(name="Braise", owner=ALIX)
    Join(hero="grisban_the_thirsty", hero_class="berserker").do(campaign, ALIX)
    Join(hero="syndrael", hero_class="knight").do(campaign, BRUNO)
    return campaign


def refusal(campaign: Campaign, player: int, deed: Learn) -> str:
    """The code with which a deed is refused; nothing changes."""
    before = campaign.model_dump_json()
    with pytest.raises(Refused) as refused:
        deed.do(campaign, player)
    assert campaign.model_dump_json() == before
    return refused.value.code


def test_cmp_07_experience_buys_skills_of_the_class():
    """CMP-07: a skill costs its experience and is in front of the hero from the next quest on."""
    campaign = party()
    campaign.seats[0].xp = 3

    Learn(hero="grisban_the_thirsty", skill="brute").do(campaign, ALIX)
    Start(seed="training").do(campaign, ALIX)

    assert campaign.seats[0].xp == 2
    assert campaign.game is not None
    assert campaign.game.heroes["grisban_the_thirsty"].card("brute") is not None
    assert campaign.game.heroes["grisban_the_thirsty"].card("rage") is not None


def test_cmp_07_what_can_not_be_learned():
    """CMP-07: not without experience, not twice, not from another class, not for somebody else's hero."""
    campaign = party()
    brute = Learn(hero="grisban_the_thirsty", skill="brute")
    assert refusal(campaign, ALIX, brute) == "too_little_xp"
    campaign.seats[0].xp = 9
    assert refusal(campaign, BRUNO, brute) == "not_your_hero"
    assert refusal(campaign, ALIX, Learn(hero="grisban_the_thirsty", skill="advance")) == "not_in_class_deck"
    assert refusal(campaign, ALIX, Learn(hero="grisban_the_thirsty", skill="rage")) == "not_in_class_deck"
    brute.do(campaign, ALIX)
    assert refusal(campaign, ALIX, brute) == "already_learned"
    Start(seed="training").do(campaign, ALIX)
    charge = Learn(hero="grisban_the_thirsty", skill="charge")
    assert refusal(campaign, ALIX, charge) == "training_between_quests"


def test_set_03_the_rest_of_the_class_deck_is_set_aside():
    """SET-03: a hero starts with the skills that cost nothing; the others can be learned."""
    seat = party().seats[0]

    assert {skill.id for skill in seat.to_learn()}.isdisjoint({"rage"})
    assert [skill.xp for skill in seat.to_learn()] == [1, 1, 1, 2, 2, 2, 3, 3]


def test_exp_04_the_end_of_a_quest_brings_experience():
    """EXP-04: the blow that wins the quest brings each hero its experience, once."""
    campaign = party()
    Start(seed="training").do(campaign, ALIX)
    game = campaign.game
    assert game is not None
    game.board.areas = ["chapel", "hall"]
    game.monsters = {"zombie_2": game.monsters["zombie_2"].model_copy(update={"squares": (Square.parse("C3"),)})}
    game.heroes["grisban_the_thirsty"].squares = (Square.parse("B3"),)
    play(campaign, ALIX, TakeTurn(hero="grisban_the_thirsty"))
    game.chance.script = dice("blue r3h2, red h3, brown 0")

    told = play(
        campaign,
        ALIX,
        Attack(hero="grisban_the_thirsty", target="zombie_2", weapon="chipped_greataxe"),
    )

    assert campaign.phase == "over"
    assert told[-1] == ExperienceGained(xp=1)
    assert [seat.xp for seat in campaign.seats] == [1, 1]
