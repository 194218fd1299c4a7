"""Open questions in words: what is asked, what each option means."""

from typing import TYPE_CHECKING, Any

from bot.descent.attack.numbers import shields_of, surges_left, tally
from bot.descent.content.cards import Item
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.steps import Option, Question
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.words import symbols
from bot.descent.words.facts import in_words
from bot.descent.words.labels import LONGEST_LABEL
from bot.descent.words.predicates import deeds_in_words
from bot.words.texts import clip, readable

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

NAMES = ("target", "figure", "hero", "condition", "square", "to", "attribute", "token", "door", "familiar")
"""Facts that can name an option by themselves."""
SPEAKING = frozenset((*NAMES, "story", "effects", "card", "weapon", "weapons", "colour", "lost", "amount", "deeds"))
"""Facts of an option from which its label can be made."""
LONGEST_HELP = 100
"""Discord's limit for the second line of a menu's option."""


def question_text(words: "Words", question: Question, game: Game) -> str:
    """The question with all that is needed to decide."""
    facts = {**_attack_facts(question.about.get("attack"), game), **question.about, "owner": question.owner}
    told = in_words(words, facts, game)
    told["own"] = "yes" if question.about.get("figure") == question.owner else "no"
    moment = question.about.get("moment")
    if moment is not None:
        told["moment"] = words.text(f"moment-{moment}", **told)
    if question.kind == "quest_choice":
        return _story_choice(words, question)
    key = words.first(f"question-{question.kind}") or "question-unknown"
    if key == "question-unknown":
        words.complain(f"there is no message question-{question.kind}")
    return words.text(key, **told)


def _story_choice(words: "Words", question: Question) -> str:
    """A choice of the quest's story; options that are closed now are named too."""
    quest, closed = str(question.about["quest"]), question.about.get("closed") or ()
    text = words.in_quest(quest, "choice", str(question.about["choice"]))
    if not closed:
        return words.text("question-quest_choice", text=text)
    named = ", ".join(words.in_quest(quest, "option", str(option)) for option in closed)
    return words.text("question-quest_choice-closed", text=text, closed=named)


def _attack_facts(number: Any, game: Game) -> dict[str, Any]:
    """How an attack stands: who, whom, and the dice so far."""
    record = game.attacks.get(number)
    if record is None:
        return {}
    result = tally(game, record)
    struck, defender = record.struck[0], game.find(record.target)
    return {
        "attacker": record.attacker,
        "target": record.target,
        "hearts": result.hearts,
        "shields": shields_of(game, struck, defender) if defender is not None else 0,
        "range": result.range,
        "distance": record.distance,
        "reach": record.range,
        "surges": surges_left(game, record),
    }


def option_label(words: "Words", question: Question, option: Option, game: Game) -> str:
    """What an option is called."""
    return clip(_label(words, question, option, game), LONGEST_LABEL)


def _label(words: "Words", question: Question, option: Option, game: Game) -> str:
    about = option.about
    if "story" in about:
        return words.in_quest(game.quest, "option", str(about["story"]))
    again = f"option-{option.id}-again"
    if question.about.get("again") and words.has(again):
        return words.text(again)
    key = words.first(f"option-{question.kind}-{option.id}", f"option-{option.id}")
    if key is not None:
        return words.text(key, **in_words(words, about, game))
    if "effects" in about:
        cost = int(about.get("cost", 1))
        return f"{symbols.SURGE * cost} {words.surge(about['effects'])}".strip()
    if "card" in about:
        card = ability_name(words, str(about["card"]), question.owner, game)
        target = about.get("target")
        return words.text("option-aimed", card=card, target=words.figure(target, game)) if target else card
    if "weapon" in about:
        return words.weapon(about["weapon"])
    if "weapons" in about:
        return str(in_words(words, {"weapons": about["weapons"]}, game)["weapons"])
    if "deeds" in about:
        return deeds_in_words(words, about["deeds"])
    if "colour" in about:
        return symbols.die(Die(colour=about["colour"], up=about["up"]))
    if "lost" in about:
        return _swap_label(words, about["lost"], about.get("gained"))
    if "amount" in about:
        return words.text("option-amount", amount=about["amount"])
    for name in NAMES:
        if about.get(name) is not None:
            return str(in_words(words, {name: about[name]}, game)[name])
    words.complain(f"option {option.id} of question {question.kind} has no words")
    return readable(option.id)


def _swap_label(words: "Words", lost: Colour, gained: Colour | None) -> str:
    """A die that is left out of the roll, and the one that is rolled in its place."""
    if gained is None:
        return f"✖ {symbols.DICE[lost]}"
    return words.text("option-swap", lost=symbols.DICE[lost], gained=symbols.DICE[gained])


def ability_name(words: "Words", card: str, owner: str, game: Game) -> str:
    """The card somebody uses; for monsters it is one of their abilities."""
    return words.ability(card) if isinstance(game.find(owner), Monster) else words.card(card)


def option_help(words: "Words", question: Question, option: Option, game: Game) -> str:
    """What an option means, or "" if its label says it all."""
    about = option.about
    if question.default == option.id:
        return words.text("option-default")
    if "card" in about:
        owner = game.heroes.get(question.owner)
        text = words.card_text(str(about["card"]), owner.sheet if owner is not None else None)
        return clip(text, LONGEST_HELP)
    if about.get("weapon"):
        return clip(_weapon_help(question.owner, str(about["weapon"]), game), LONGEST_HELP)
    points = about.get("points", about.get("cost"))
    if "square" in about and points is not None:
        return words.text("price-points", n=points)
    figure = game.find(str(about.get("target", "")))
    if figure is not None:
        return words.text("option-health", left=stats.health_left(game, figure))
    key = f"condition-{about.get('condition')}.text"
    return clip(words.text(key), LONGEST_HELP) if words.has(key) else ""


def _weapon_help(owner: str, weapon: str, game: Game) -> str:
    """The dice of a weapon."""
    hero = game.heroes.get(owner)
    held = hero.card(weapon) if hero is not None else None
    card = stats.printed(game, held) if held is not None else None
    return " ".join(symbols.DICE[colour] for colour in card.dice) if isinstance(card, Item) else ""
