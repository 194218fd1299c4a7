"""Words while a game is played: names, labels, questions, refusals and prices in both languages."""

import re
from random import Random

import pytest

from bot.descent.attack.steps import start_attack
from bot.descent.commands import Answer, Price, Trade
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.dice import Die
from bot.descent.rules.play import PricedCommand, legal, perform
from bot.descent.rules.steps import Option, Question, run
from bot.descent.state.game import Game
from bot.descent.words import Words, words
from bot.kernel.refused import Refused
from bot.words.typography import capital, elided, french_slips

RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ ?\$|-[a-z]+-[a-z]+_")
"""What a player must never see: ids and unfilled facts."""
COMMANDS = 40
SPEAKERS = (words("fr"), words("en"))
PARTIES = (
    (("syndrael", "knight"), ("widow_tarha", "runemaster")),
    (("grisban_the_thirsty", "berserker"), ("avric_albright", "disciple")),
)


def new_game(seed: str, party: tuple[tuple[str, str], ...] = PARTIES[0]) -> Game:
    """Two heroes at the door of the chapel."""
    return start_quest("ember_chapel", [Recruit(hero=hero, hero_class=each) for hero, each in party], seed=seed)[0]


def judge(speaker: Words, text: str, most: int = 2000) -> None:
    """A text a player may read."""
    assert text.strip()
    assert len(text) <= most
    assert not RAW.search(re.sub(r"`[^`]*`", "", text)), text
    if speaker.language == "fr":
        assert list(french_slips(text)) == [], text
        assert elided(text) == text


def judge_line(speaker: Words, text: str, most: int = 4000) -> None:
    """A line or a button of its own, which begins with a capital."""
    judge(speaker, text, most)
    assert capital(text) == text


def judge_question(speaker: Words, game: Game) -> None:
    """The open question and all its options can be read and fit into Discord's limits."""
    question = game.question
    assert question is not None
    judge_line(speaker, speaker.question(question, game))
    labels = [speaker.option(question, option, game) for option in question.options]
    for option, label in zip(question.options, labels, strict=True):
        judge_line(speaker, label, most=80)
        assert len(speaker.option_help(question, option, game)) <= 100


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: party[0][0])
def test_a_played_game_is_always_readable(party: tuple[tuple[str, str], ...]) -> None:
    """Whatever happens in a game is told without a gap, an id or a slip of typography, in both languages."""
    game, chance = new_game("ash", party), Random("ash")
    told = 0
    for _ in range(COMMANDS):
        if game.outcome is not None:
            break
        for speaker in SPEAKERS:
            if game.question is not None:
                judge_question(speaker, game)
        choice = pick(game, chance)
        for speaker in SPEAKERS:
            judge_line(speaker, speaker.command(choice.command, game), most=80)
            judge(speaker, speaker.price(choice.price))
        events = perform(game, choice.command)
        for speaker in SPEAKERS:
            story = speaker.story(events, game)
            for line in (*story.lines, *story.why, *([story.headline] if story.headline else [])):
                judge_line(speaker, line)
                told += 1
    assert told > COMMANDS


def pick(game: Game, chance: Random) -> PricedCommand:
    """Something the hero who is to act may do; attacks are what most is told about."""
    waiting = [hero.id for hero in game.heroes.values() if not hero.turn_taken]
    owner = game.question.owner if game.question is not None else None
    hero = owner if owner in game.heroes else game.turn.hero if game.turn is not None else chance.choice(waiting)
    assert hero is not None
    choices = legal(game, hero)
    kinds = sorted({choice.command.kind for choice in choices})
    kind = "attack" if "attack" in kinds and chance.random() < 0.6 else chance.choice(kinds)
    return chance.choice([choice for choice in choices if choice.command.kind == kind])


def test_everything_impossible_is_explained(speaker: Words) -> None:
    """Each thing a hero may not do comes with a readable reason."""
    game = new_game("dusk")
    refused = [
        choice.no for hero in game.heroes for choice in legal(game, hero, impossible=True) if choice.no is not None
    ]
    assert refused
    for no in refused:
        judge_line(speaker, speaker.refusal(no, game))


def test_a_refusal_names_what_it_is_about() -> None:
    """Ids in the facts become names."""
    refused = Refused("bad_target", target="zombie_1", targets=["syndrael", "widow_tarha"])
    told = words("en").refusal(refused, new_game("dusk"))
    assert told == "Master Zombie 1 can’t be aimed at like that. Possible targets: Syndrael and Tarha."


def test_what_players_typed_can_not_disturb_the_channel() -> None:
    """A square that is none is repeated without mentions or markdown."""
    told = words("en").refusal(Refused("no_such_square", square="<@1> **@everyone**", example="C4"))
    assert "@" not in told
    assert "*" not in told


def test_a_figure_that_is_gone_still_has_a_name(speaker: Words) -> None:
    """Stories speak of monsters that have left the board."""
    game = new_game("dusk")
    assert speaker.figure("zombie_2", game) == "Zombie 2"
    del game.monsters["zombie_2"]
    assert speaker.figure("zombie_2", game) == "Zombie 2"
    assert speaker.figure("zombie_2", None) == "Zombie 2"


def test_masters_are_told_apart(speaker: Words) -> None:
    """A master is called so, in the gender of its kind."""
    game = new_game("dusk")
    assert speaker.figure("zombie_1", game) == {"fr": "Zombie majeur 1", "en": "Master Zombie 1"}[speaker.language]


def test_a_second_copy_has_the_name_of_the_first(speaker: Words) -> None:
    """The number of a copy is our affair, not the player's."""
    assert speaker.card("health_potion#2") == speaker.card("health_potion")


def test_prices_are_added_up() -> None:
    """All costs of a command are named, a free one is free."""
    english = words("en")
    price = Price(actions=1, points=4, fatigue=2, exhaust=True)
    assert english.price(price) == "1 action, 4 movement points, 2\u00a0✦, exhaust the card"
    assert english.price(Price()) == "free"


def test_surges_are_short() -> None:
    """A surge ability reads like the line of a weapon."""
    french = words("fr")
    effects = [{"effect": "add", "range": 2, "hearts": 1}, {"effect": "add", "pierce": 1}]
    assert french.surge(effects) == "+2 portée, +1\u00a0♥, Transpercer 1"
    assert french.surge([{"effect": "recover", "hearts": "all", "of": "self"}]) == "récupérer tous les ♥"


def test_the_surge_question_tells_how_the_attack_stands() -> None:
    """Whoever spends surges sees hearts, shields and range so far."""
    game = new_game("dusk")
    game.chance.script = [Die(colour="blue", up=1), Die(colour="yellow", up=3), Die(colour="brown", up=3)]
    tarha, zombie = game.heroes["widow_tarha"], game.monsters["zombie_1"]
    start_attack(game, tarha, [(zombie, zombie.square)], weapon="arcane_bolt")
    run(game)
    while game.question is not None and game.question.kind != "spend_surges":
        perform(game, Answer(hero="widow_tarha", question=game.question.number, option=game.question.default))
    assert game.question is not None

    told = words("en").question(game.question, game).replace("\u00a0", " ")

    assert told == "**Tarha** has 2 ⚡ to spend. So far: 3 ♥ against 1 🛡, range 2 for 6."


def test_an_option_without_words_is_an_error_in_tests(speaker: Words) -> None:
    """A new kind of option can't reach players as an id."""
    question = Question(number=1, kind="react", owner="syndrael", options=(Option(id="odd"),), default="odd")
    with pytest.raises(LookupError, match="odd"):
        speaker.option(question, question.options[0], new_game("dusk"))


def test_giving_and_taking_are_told_apart() -> None:
    """A trade says who gets what."""
    english, game = words("en"), new_game("dusk")
    give = Trade(hero="syndrael", partner="widow_tarha", give=("health_potion",))
    take = Trade(hero="syndrael", partner="widow_tarha", take=("health_potion",))
    potion = english.card("health_potion")
    assert english.command(give, game) == f"Give {potion} to Tarha"
    assert english.command(take, game) == f"Take {potion} from Tarha"
