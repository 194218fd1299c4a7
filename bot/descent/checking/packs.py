"""Is a pack sound, and fit to be handed to strangers? Stricter than what it takes to play it."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from math import prod
from pathlib import Path

from fluent.syntax import ast
from pydantic import BaseModel

from bot.descent.checking.quest_mistakes import wordings
from bot.descent.content.boxes import BASE
from bot.descent.content.library import QUEST_FOLDERS, Library
from bot.descent.content.packs import Draft, draft_of
from bot.descent.content.references import words_in
from bot.descent.content.wording import MOST_TOLD
from bot.descent.quest.checks import Wording, Wordings, check_quest
from bot.descent.quest.content import LOCALES
from bot.descent.quest.expressions import Expression
from bot.descent.quest.happenings_party import Give
from bot.descent.quest.model import Quest, Unique, parts
from bot.descent.road.book import CampaignBook, TravelEvent
from bot.descent.road.consequences import Fame, GainItem, Gold, Xp
from bot.descent.road.pack_rewards import MOST_FAME, MOST_GOLD, MOST_ITEMS, MOST_XP
from bot.descent.words.campaign_naming import book_keys, event_keys
from bot.packs.bundle import Bundle
from bot.words.clean_stories import clean_story
from bot.words.locales import read_page
from bot.words.pages import nodes, parse

MOST_QUESTS, MOST_CAMPAIGNS, MOST_EVENTS, MOST_SIDES = 40, 5, 60, 20
LONGEST_NAME = 40
"""Characters of the name of a quest, a campaign or an event: buttons carry it, with the mark of the edition."""
MOST_FORMS = 100
"""So many things a text may become; whoever reads a check reads all of them."""
NAMING = ("monster", "item", "items", "relic", "card", "lieutenant", "familiar")
"""Fields that may hold the name of a card."""


def pack_mistakes(bundle: Bundle, base: Library) -> list[str]:
    """Everything that is wrong with a pack, by file."""
    draft = draft_of(bundle, base)
    found = [
        *_of_card(bundle, draft),
        *_too_many(draft),
        *_quests(bundle, draft, _worded(draft)),
        *(error for file, errors in draft.wrong.items() if not _is_quest(file) for error in errors),
        *_untold(draft),
        *_strange_boxes(bundle, draft),
        *_rewards(draft),
        *_names(draft),
        *_bad_texts(draft),
    ]
    if not found:
        # Its names are longer on the shelves; whatever grows too long by that is told too.
        found = [error for errors in draft_of(bundle, base, spelled=True).wrong.values() for error in errors]
    return list(dict.fromkeys(found))


def _is_quest(file: str) -> bool:
    return file.partition("/")[0] in QUEST_FOLDERS


def _of_card(bundle: Bundle, draft: Draft) -> Iterator[str]:
    for box in bundle.card.boxes:
        if box not in draft.shelf.boxes or box == BASE:
            yield f"pack.yaml: boxes: there is no box {box!r} besides the base box"
    for language in bundle.card.languages:
        if language not in draft.words:
            yield f"pack.yaml: languages: there are no texts in locales/{language}"
    for strange in sorted(draft.words.keys() - set(bundle.card.languages)):
        yield f"locales/{strange}: pack.yaml names no such language"


def _too_many(draft: Draft) -> Iterator[str]:
    for kind, there, most in (
        ("quests", draft.quests(), MOST_QUESTS),
        ("campaigns", draft.campaigns(), MOST_CAMPAIGNS),
        ("travel events", draft.events(), MOST_EVENTS),
        ("side quests", draft.sides, MOST_SIDES),
    ):
        if len(there) > most:
            yield f"pack.yaml: {len(there)} {kind}; {most} are possible"
    for name in (*draft.quests(), *draft.campaigns(), *draft.events()):
        if len(name) > LONGEST_NAME:
            yield f"{name}: the name has {len(name)} characters; {LONGEST_NAME} are possible"
    if not (draft.quests() or draft.campaigns() or draft.events() or draft.wrong):
        yield "pack.yaml: there is nothing in this pack to play"


# Quests -----------------------------------------------------------------------------------------------------------


def _quests(bundle: Bundle, draft: Draft, worded: Wordings) -> Iterator[str]:
    """The mistakes of each file, as `flambeau check` tells them; a folder that is none of ours has been told."""
    for path, text in draft.files.items():
        if not _is_quest(path):
            continue
        if not Path(path).name.startswith(draft.own):
            yield from draft.shelf.flawed.get(path, [])
            continue
        mistakes = list(map(str, check_quest(Path(path), draft.shelf, worded, text)))
        yield from mistakes or draft.shelf.flawed.get(path, [])


def _worded(draft: Draft) -> Wordings:
    """The texts a quest may use, in the languages the pack is written in."""
    ours = wordings(LOCALES)
    return {of: {**ours[of], **dict(_wordings(texts))} for of, texts in draft.words.items()}


def _wordings(texts: Mapping[str, str]) -> Iterator[tuple[str, Wording]]:
    for source in texts.values():
        if _forms(source) <= MOST_FORMS:
            for entry in read_page(source)[0]:
                yield entry.key, Wording(max(map(len, entry.forms), default=0), entry.variables)


# Texts ------------------------------------------------------------------------------------------------------------


def _bad_texts(draft: Draft) -> Iterator[str]:
    """What is wrong with the texts themselves."""
    for language, texts in draft.words.items():
        for name, source in texts.items():
            yield from (f"locales/{language}: {name}: {told}" for told in _slips(source))


def _slips(source: str) -> Iterator[str]:
    if _forms(source) > MOST_FORMS:
        yield f"it can become more than {MOST_FORMS} different texts"
        return
    entries, unreadable = read_page(source)
    yield from (f"can't be read: {line}" for line in unreadable)
    inside = [node for part in parse(source).body for node in nodes(part)]
    if any(isinstance(node, ast.MessageReference | ast.TermReference | ast.FunctionReference) for node in inside):
        yield "it may use facts and variants, and neither other texts nor functions"
    for entry in entries:
        if any(clean_story(form, len(form) + 1) != form for form in entry.forms):
            yield f"{entry.key}: no links, no mentions, no square or angle brackets, no signs that can't be seen"


def _forms(source: str) -> int:
    """How many different texts a message and its attributes may become, counted without making them."""
    return max((_combined(part) for part in parse(source).body if isinstance(part, ast.Message)), default=0)


def _combined(message: ast.Message) -> int:
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    return max((_of_pattern(pattern) for pattern in patterns if pattern is not None), default=1)


def _of_pattern(pattern: ast.Pattern) -> int:
    inner = (getattr(element, "expression", None) for element in pattern.elements)
    return prod(_of_expression(each) for each in inner)


def _of_expression(expression: object) -> int:
    if isinstance(expression, ast.SelectExpression):
        return sum(_of_pattern(variant.value) for variant in expression.variants)
    return _of_expression(expression.expression) if isinstance(expression, ast.Placeable) else 1


def _untold(draft: Draft) -> Iterator[str]:
    """Texts that campaigns and travel events need and that are not there."""
    keys = [key for name in draft.campaigns() for key in book_keys(draft.shelf.campaigns[name])]
    keys += [key for name in draft.events() for key in event_keys(draft.shelf.travel_events[name])]
    for language, texts in draft.words.items():
        there = {key for key, _ in _wordings(texts)}
        yield from (
            f"locales/{language}: there is no message {key}" for key in dict.fromkeys(keys) if key not in there
        )


# What it may name, and what it may give ---------------------------------------------------------------------------


def _entries(draft: Draft) -> Iterator[tuple[str, Quest | CampaignBook | TravelEvent]]:
    shelf = draft.shelf
    yield from ((f"{shelf.files[name]}: quest {name}", shelf.quests[name]) for name in draft.quests())
    yield from ((f"campaigns/{name}.yaml: campaign {name}", shelf.campaigns[name]) for name in draft.campaigns())
    yield from ((f"travel_events.yaml: events {name}", shelf.travel_events[name]) for name in draft.events())


def _strange_boxes(bundle: Bundle, draft: Draft) -> Iterator[str]:
    """Whatever comes from a box that the pack does not ask for."""
    shelf, asked = draft.shelf, {BASE, *bundle.card.boxes}
    of: dict[str, str] = {}
    for kind in (shelf.items, shelf.relics, shelf.search_cards, shelf.familiars, shelf.lieutenants, shelf.monsters):
        of |= {name: card.box for name, card in kind.items()}
    for where, entry in _entries(draft):
        if entry.box not in asked:
            yield f"{where}: box: pack.yaml does not ask for the box {entry.box}"
        named = (word for field, word in words_in(entry) if set(field.split(".")[-2:]) & set(NAMING))
        for word in dict.fromkeys(named):
            if word in of and of[word] not in asked:
                yield f"{where}: {word} is of the box {of[word]}, for which pack.yaml does not ask"


def _rewards(draft: Draft) -> Iterator[str]:
    for where, entry in _entries(draft):
        yield from islice((f"{where}: {told}" for told in dict.fromkeys(_too_much(entry))), MOST_TOLD)


def _too_much(entry: BaseModel) -> Iterator[str]:
    """What gives more than a good quest of ours; a party is paid no more than that, whatever stands here."""
    if isinstance(entry, Quest):
        endings = {f"endings.{reason}": reward for reason, reward in entry.endings.items()}
        for name, reward in {"won": entry.won, "lost": entry.lost, **endings}.items():
            yield from _more(name, reward.xp, reward.gold, reward.fame)
            if len(reward.items) > MOST_ITEMS:
                yield f"{name}.items: a quest gives at most {MOST_ITEMS} cards"
        again = (part for event in entry.events if not event.once for part in parts(event.do))
        if any(isinstance(part, Give) and (part.item or part.xp.text != "0") for part in again):
            yield "events: what happens again and again gives no experience and no cards"
    for part in parts(entry):
        if isinstance(part, Give):
            yield from _more("give", part.xp, part.gold, part.fame)
        elif isinstance(part, Gold):
            yield from _more("gold", gold=part.amount)
        elif isinstance(part, Fame):
            yield from _more("fame", fame=part.amount)
        elif isinstance(part, Xp):
            yield from _more("xp", xp=part.amount)
        elif isinstance(part, GainItem):
            yield from _more("item", gold=part.otherwise)


def _more(
    where: str, xp: Expression | None = None, gold: Expression | None = None, fame: Expression | None = None
) -> Iterator[str]:
    for kind, amount, most in (("xp", xp, MOST_XP), ("gold", gold, MOST_GOLD), ("fame", fame, MOST_FAME)):
        if amount is not None and amount.worth(_AtBest()) > most:
            yield f"{where}.{kind}: {amount.text!r} may be more than {most}, the most that a pack's quest gives"


class _AtBest:
    """A full party that did well; what only the story counts is taken for a handful."""

    def value(self, name: str) -> int:
        return {"act": 2, "heroes": 4, "standing": 4, "difficulty_hard": 1}.get(name, 5)

    def call(self, function: str, about: str) -> int:
        return 1


def _names(draft: Draft) -> Iterable[str]:
    """Everybody with a name is called by the pack's: two packs may each have an Anna."""
    for name in draft.quests():
        quest = draft.shelf.quests[name]
        for guest in (*(each.id for each in quest.monsters), *(each.id for each in quest.activations)):
            if not guest.startswith(draft.own):
                yield f"{draft.shelf.files[name]}: quest {name}: {guest}: call it {draft.own}{guest}"
        for part in parts(quest):
            if isinstance(part, Unique) and not part.name.startswith(draft.own):
                yield f"{draft.shelf.files[name]}: quest {name}: unique {part.name}: call it {draft.own}{part.name}"
