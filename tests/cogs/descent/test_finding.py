"""From typed words to the command that is meant: objective tokens, familiars and things one carries."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import AttackWithFamiliar, Equip, MoveFamiliar, PickUp, PutDown, TakeTurn, UseCard
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.rules.play import check
from bot.descent.rules.searching import give
from bot.descent.state.figures import Familiar
from bot.descent.state.tabletop import Token
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.words import LANGUAGES, Language
from cogs.descent.finding import Sort, Wanted, find, suggestions, to_square
from cogs.descent.turn import ATTACKS, CARDS, EQUIPMENT, ERRANDS, FALLEN, FAMILIAR_ATTACKS, ITEMS, TOKENS
from tests.descent.views.games import ALIX, BRUNO

FRENCH = words("fr")


@pytest.fixture
def campaign() -> Campaign:
    """Leoric's turn, whom Alix plays as a necromancer: a chalice lies beside him, a potion is in his pack."""
    campaign = Campaign(name="Les Braises", owner=ALIX)
    Join(hero="leoric_of_the_book", hero_class="necromancer").do(campaign, ALIX)
    Join(hero="syndrael", hero_class="knight").do(campaign, BRUNO)
    Start(seed="braises").do(campaign, ALIX)
    game = campaign.running()
    leoric = game.hero("leoric_of_the_book")
    give(leoric, "health_potion", "search")
    game.board.tokens["chalice"] = Token(id="chalice", kind="objective", square=leoric.square, portable=True)
    Play(command=TakeTurn(hero=leoric.id)).do(campaign, ALIX)
    return campaign


def raised(campaign: Campaign) -> Familiar:
    """A reanimate that follows Leoric, on a free square beside him."""
    game = campaign.running()
    leoric = game.hero("leoric_of_the_book")
    free = next(square for square in game.grid.neighbours(leoric.square) if game.at(square) is None)
    familiar = Familiar(id="reanimate_1", familiar="reanimate", owner=leoric.id, squares=[free])
    game.familiars[familiar.id] = familiar
    return familiar


def test_a_token_is_picked_up_and_put_down_where_one_says(campaign: Campaign) -> None:
    """CRD-06: beside the chalice it is picked up; carried, it is put down on the square that was typed, exactly."""
    taken = find(campaign, ALIX, TOKENS, {"token": "chalice", "to": None}, FRENCH)
    assert isinstance(taken, PickUp)
    Play(command=taken).do(campaign, ALIX)
    squares = [value for _, value in suggestions(campaign, ALIX, TOKENS, "to", {"token": "chalice"}, FRENCH)]
    assert squares

    put = find(campaign, ALIX, TOKENS, {"token": "chalice", "to": squares[-1].lower()}, FRENCH)

    assert isinstance(put, PutDown)
    assert put.to == Square.parse(squares[-1])
    with pytest.raises(Refused):
        find(campaign, ALIX, TOKENS, {"token": "chalice", "to": "Z99"}, FRENCH)


def test_only_what_lies_within_reach_is_suggested(campaign: Campaign) -> None:
    """A token out of reach is not suggested, and asking for it says that it is too far."""
    game = campaign.running()
    far = max(game.grid.terrain)
    game.board.tokens["crown"] = Token(id="crown", kind="objective", square=far, portable=True)
    assert "crown" not in [value for _, value in suggestions(campaign, ALIX, TOKENS, "token", {}, FRENCH)]

    with pytest.raises(Refused, match="token_too_far"):
        find(campaign, ALIX, TOKENS, {"token": "crown"}, FRENCH)


def test_a_familiar_is_sent_to_a_square(campaign: Campaign) -> None:
    """FAM-01: the square is the one that was typed; B1 is not taken for B12."""
    raised(campaign)
    squares = [value for _, value in suggestions(campaign, ALIX, ERRANDS, "to", {}, FRENCH)]
    assert squares

    for square in squares:
        sent = find(campaign, ALIX, ERRANDS, {"to": square, "familiar": None}, FRENCH)
        assert isinstance(sent, MoveFamiliar)
        assert str(sent.to) == square


def test_a_familiar_attacks_whom_it_can(campaign: Campaign) -> None:
    """Next to a zombie it may attack that one; far from all of them the attack is refused with the reason."""
    game, familiar = campaign.running(), raised(campaign)
    with pytest.raises(Refused, match="not_adjacent"):
        find(campaign, ALIX, FAMILIAR_ATTACKS, {"target": "zombie_1"}, FRENCH)
    zombie = game.monsters["zombie_1"]
    beside = next(square for square in game.grid.neighbours(zombie.square) if game.at(square) is None)
    familiar.squares = [beside]

    attack = find(campaign, ALIX, FAMILIAR_ATTACKS, {"target": "zombie_1"}, FRENCH)

    assert isinstance(attack, AttackWithFamiliar)
    assert (attack.familiar, attack.target) == ("reanimate_1", "zombie_1")


def test_items_are_what_one_carries(campaign: Campaign) -> None:
    """/turn item offers the potion and no skill; /turn card offers both."""
    campaign.running().hero("leoric_of_the_book").damage = 3

    things = {value for _, value in suggestions(campaign, ALIX, ITEMS, "card", {}, FRENCH)}
    cards = {value for _, value in suggestions(campaign, ALIX, CARDS, "card", {}, FRENCH)}
    drunk = find(campaign, ALIX, ITEMS, {"card": "potion"}, FRENCH)

    assert things == {"health_potion"}
    assert things < cards
    assert isinstance(drunk, UseCard)
    assert drunk.card == "health_potion"


@pytest.mark.parametrize("typed", [" ", "\t", "\u00a0"])
def test_nothing_typed_means_nothing(campaign: Campaign, typed: str) -> None:
    """Blanks where a name is wanted are not taken for whatever comes first."""
    with pytest.raises(Refused):
        find(campaign, ALIX, CARDS, {"card": typed}, FRENCH)


# What was typed and is not there ----------------------------------------------------------------------------------


def refused(campaign: Campaign, meant: Sort, wanted: Wanted, language: Language) -> str:
    """What somebody reads whose words fit nothing."""
    with pytest.raises(Refused) as no:
        find(campaign, ALIX, meant, wanted, words(language))
    return words(language).refusal(no.value, campaign.running())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemy_that_is_not_there_is_answered_with_those_who_are(campaign: Campaign, language: Language) -> None:
    """/turn attack dragon: who can be attacked, or who is there but can't be; never "choose among the buttons"."""
    game, say = campaign.running(), words(language)
    zombie = game.monsters["zombie_2"]
    for monster in game.monsters.values():
        if monster is not zombie:
            monster.squares = []
    game.hero("leoric_of_the_book").squares = [
        next(square for square in game.grid.neighbours(zombie.square) if game.at(square) is None)
    ]
    with pytest.raises(Refused) as no:
        find(campaign, ALIX, ATTACKS, {"target": "dragon", "weapon": None}, say)
    assert (no.value.code, no.value.facts["option"]) == ("no_such_option", "dragon")
    assert say.figure("zombie_2", game) in str(no.value.facts["possible"])

    game.hero("leoric_of_the_book").conditions = ["stunned"]
    told = refused(campaign, ATTACKS, {"target": "dragon", "weapon": None}, language)
    assert "dragon" in told
    assert say.figure("zombie_2", game) in told

    zombie.squares = []
    told = refused(campaign, ATTACKS, {"target": "dragon", "weapon": None}, language)
    assert told == say.refusal(Refused("none_possible", what="attack"), game)


@pytest.mark.parametrize(("language", "said"), [("en", "Nobody is down"), ("fr", "Personne n’est à terre")])
def test_reviving_where_nobody_is_down_says_so(campaign: Campaign, language: Language, said: str) -> None:
    """/turn revive: all heroes stand, and that is what one reads, with or without a name."""
    assert said in refused(campaign, FALLEN, {"target": None}, language)
    assert said in refused(campaign, FALLEN, {"target": "Syndrael"}, language)


@pytest.mark.parametrize("typed", [" b 3 ", "B3", "b-3", "B.3", "\u00a0b\u00a03"])
def test_a_square_is_understood_however_it_is_typed(campaign: Campaign, typed: str) -> None:
    """A letter and a number are enough, whatever stands between and around them."""
    assert to_square(campaign.running(), "leoric_of_the_book", typed).to == Square.parse("B3")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["zz", "Z99", "3b", ""])
def test_a_square_that_is_none_is_answered_with_one_in_reach(
    campaign: Campaign, typed: str, language: Language
) -> None:
    """The example is a square of this board that the hero can go to now."""
    game = campaign.running()
    with pytest.raises(Refused) as no:
        check(game, to_square(game, "leoric_of_the_book", typed))

    example = str(no.value.facts["example"])
    assert example in words(language).refusal(no.value, game)
    check(game, to_square(game, "leoric_of_the_book", example))


# Equipment --------------------------------------------------------------------------------------------------------


def test_what_is_typed_is_taken_up_in_exchange(campaign: Campaign) -> None:
    """/turn equip: with both hands full the staff goes and the bow comes, and "staff" means putting it away."""
    leoric = campaign.running().hero("leoric_of_the_book")
    worn = [held.id for held in leoric.cards if held.equipped]
    give(leoric, "elm_greatbow", "item")

    taken = find(campaign, ALIX, EQUIPMENT, {"card": "elm_greatbow"}, FRENCH)
    away = find(campaign, ALIX, EQUIPMENT, {"card": worn[0]}, FRENCH)

    assert isinstance(taken, Equip)
    assert "elm_greatbow" in taken.cards
    assert isinstance(away, Equip)
    assert set(away.cards) == set(worn) - {worn[0]}
