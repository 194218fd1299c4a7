"""What can be looked up in this game: the board, heroes, what is carried, cards, rules, reasons, help."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.descent.content.guests import activation_named
from bot.descent.content.library import library
from bot.descent.events import GroupActivated, QuestStarted
from bot.descent.party.campaign import Campaign
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.pictures.cards import card_ids, card_view
from bot.descent.views.pictures.legend import legend
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.reference.help import help_lines, sign_lines
from bot.descent.views.reference.holdings import (
    carriers,
    everything,
    found_cards,
    holdings,
    party_inventory_view,
    skill_lines,
    ways_to_ask,
)
from bot.descent.views.reference.meant import (
    card_meant,
    catalogue,
    figure_name,
    hero_of_party,
    own_hero,
    squares_meant,
)
from bot.descent.views.reference.reading import board_reading
from bot.descent.views.reference.rulebook import look_up, rule_lines, rulebook
from bot.descent.views.reference.threat import threat_found
from bot.descent.words import words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.views.lookups import Found, Inquiry, Lookup, Suggested
from bot.views.reasons import all_steps
from bot.views.suggesting import named
from bot.words.plain_letters import plain_letters
from bot.words.quoting import quoted
from renders.descent import drawings
from renders.descent.viewport import focus_on

MOST_CARDS = 4
"""Cards in one picture: more would be too small to read on a phone."""


def _campaign(inquiry: Inquiry) -> Campaign:
    """The campaign somebody looks at."""
    if inquiry.campaign is None:
        raise Refused("no_campaign_here")
    found: Campaign = inquiry.campaign
    return found


def _heroes(inquiry: Inquiry) -> Suggested:
    """The heroes of the party, in a quest or around their fire."""
    party = encamped(_campaign(inquiry)).running().heroes
    return named(party, words(inquiry.language).hero, inquiry.typed.get("hero", ""))


class Board(Lookup):
    """The whole board, a part of it, or all of it in words."""

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        game, say = _campaign(inquiry).running(), words(inquiry.language)
        standing = [figure.id for figure in game.everyone() if figure.on_board]
        return named(standing, lambda figure: figure_name(game, figure, say), inquiry.typed.get(option, ""))

    def answer(self, inquiry: Inquiry) -> Found:
        campaign, say = _campaign(inquiry), words(inquiry.language)
        game, zoom = campaign.running(), inquiry.typed.get("zoom")
        squares = squares_meant(game, zoom, say) if zoom is not None else []
        if "text" in inquiry.typed:
            return Found(board_reading(game, say))
        view = board_view(campaign, inquiry.language, full=True)
        if squares:
            window = focus_on([(square.x, square.y) for square in squares], view.cells, closely=True)
            view = replace(view, focus=window, legend=legend(game, window, say))
        return Found([say.text("view-round", round=game.round)], (drawings.board(view),))


class HeroSheet(Lookup):
    """A hero's sheet; the reader's own if none is named."""

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        return _heroes(inquiry)

    def answer(self, inquiry: Inquiry) -> Found:
        campaign, say = encamped(_campaign(inquiry)), words(inquiry.language)
        hero = hero_of_party(campaign, inquiry.typed.get("hero"), say) or own_hero(campaign, inquiry.player)
        view = hero_sheet_view(campaign, hero, inquiry.language)
        return Found([f"**{view.name}**", *skill_lines(campaign, hero, say)], (drawings.hero_sheet(view),))


class Inventory(Lookup):
    """What the party carries, or one hero; or who carries the bow."""

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        if option == "hero":
            return _heroes(inquiry)
        say = words(inquiry.language)
        return named(ways_to_ask(encamped(_campaign(inquiry)), say), str, inquiry.typed.get(option, ""))

    def answer(self, inquiry: Inquiry) -> Found:
        campaign, say = encamped(_campaign(inquiry)), words(inquiry.language)
        whose = hero_of_party(campaign, inquiry.typed.get("hero"), say)
        if "item" in inquiry.typed:
            return _who_carries(campaign, inquiry.typed["item"], whose, inquiry)
        if whose is not None:
            return _carried_by(campaign, whose, inquiry)
        game = campaign.running()
        view = party_inventory_view(campaign, say, fame=str(game.fame))
        purse = say.text("purse", gold=game.gold, fame=game.fame)
        return Found([*holdings(campaign, say), purse], (drawings.party_inventory(view),))


class OwnInventory(Lookup):
    """What the reader's own hero carries."""

    def answer(self, inquiry: Inquiry) -> Found:
        campaign = encamped(_campaign(inquiry))
        return _carried_by(campaign, own_hero(campaign, inquiry.player), inquiry)


def _carried_by(campaign: Campaign, hero: str, inquiry: Inquiry) -> Found:
    view = inventory_view(campaign, hero, inquiry.language)
    return Found([f"**{view.name}**"], (drawings.inventory(view),))


def _who_carries(campaign: Campaign, item: str, whose: str | None, inquiry: Inquiry) -> Found:
    """Who carries the bow?"""
    say = words(inquiry.language)
    lines = carriers(campaign, item, whose, say)
    if not lines:
        cards = say.all_of(everything(campaign, say))
        return Found([say.text("answer-nothing-found", text=quoted(item), cards=cards)])
    found = found_cards(campaign, item, whose, say)[:MOST_CARDS]
    return Found(lines, (drawings.cards(*(card_view(card, say) for card in found)),) if found else ())


class Card(Lookup):
    """Any card of the game, or any of one sort."""

    anywhere = True

    def __init__(self, offered: Callable[[], Collection[str]]) -> None:
        self._offered = offered

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        names = catalogue(inquiry.language)
        found = sorted(dict.fromkeys(self._offered()), key=lambda card: plain_letters(names[card]))
        return named(found, names.__getitem__, inquiry.typed.get(option, ""))

    def answer(self, inquiry: Inquiry) -> Found:
        typed = next(iter(inquiry.typed.values()), "")
        view = card_view(card_meant(typed, self._offered()), words(inquiry.language))
        return Found([f"**{view.name}**", view.alt.removeprefix(view.name).strip()], (drawings.cards(view),))


def items() -> tuple[str, ...]:
    """Everything a hero can carry."""
    shelf = library()
    return (*shelf.items, *shelf.class_items, *shelf.relics, *shelf.search_cards)


def conditions() -> tuple[str, ...]:
    """Every condition."""
    return tuple(library().conditions)


class Rule(Lookup):
    """A word of the rulebook."""

    anywhere = True

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        typed, say = inquiry.typed.get(option, ""), words(inquiry.language)
        found = look_up(typed, say) if typed.strip() else rulebook(inquiry.language)
        return [(entry.title, entry.id) for entry in found]

    def answer(self, inquiry: Inquiry) -> Found:
        say, word = words(inquiry.language), inquiry.typed.get("word", "")
        return Found(rule_lines(word, say) or [say.text("answer-no-rule", text=quoted(word))])


class ThreatAhead(Lookup):
    """What may happen to a hero that ends its turn here, or anywhere in reach."""

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        return _heroes(inquiry)

    def answer(self, inquiry: Inquiry) -> Found:
        campaign, say = _campaign(inquiry), words(inquiry.language)
        campaign.running()
        hero = hero_of_party(campaign, inquiry.typed.get("hero"), say)
        return threat_found(campaign, hero or own_hero(campaign, inquiry.player), inquiry.language)


class Why(Lookup):
    """The reasons of the last activation, from what was written down when it happened."""

    since = GroupActivated.kind

    def answer(self, inquiry: Inquiry) -> Found:
        say = words(inquiry.language)
        events = since_the_quest_began(inquiry.events)
        story = say.story(events, _campaign(inquiry).game)
        if not story.why:
            return Found([say.text("answer-no-why")])
        drawn = [event.card for event in events if isinstance(event, GroupActivated)]
        known = [card for card in drawn if activation_named(card) is not None][-1:]
        cards = tuple(drawings.activation(activation_view(card, say)) for card in known)
        rows = all_steps(story, inquiry.versions, say)
        return Found([f"### {say.text('view-why-title')}", *story.why], cards, rows)


def since_the_quest_began(events: Sequence[Event]) -> Sequence[Event]:
    """What belongs to the quest in play: nobody asks for reasons of the one before."""
    began = [place for place, event in enumerate(events) if isinstance(event, QuestStarted)]
    return events[began[-1] :] if began else events


class Help(Lookup):
    """What can I do now? Or, if that is asked: what do the signs mean?"""

    anywhere = True

    def answer(self, inquiry: Inquiry) -> Found:
        say = words(inquiry.language)
        if inquiry.typed.get("about") == "signs":
            return Found(sign_lines(say))
        return Found(help_lines(inquiry.campaign, inquiry.player, say))


LOOKUPS: Mapping[str, Lookup] = {
    "board": Board(),
    "hero": HeroSheet(),
    "inventory": Inventory(),
    "own_inventory": OwnInventory(),
    "card": Card(card_ids),
    "item": Card(items),
    "condition": Card(conditions),
    "rule": Rule(),
    "threat": ThreatAhead(),
    "why": Why(),
    "help": Help(),
}
