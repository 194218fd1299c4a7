"""What somebody means by what they typed: a hero, a figure, a weapon, a square, a card."""

from collections import Counter
from collections.abc import Collection
from functools import cache

from bot.descent.board import Square
from bot.descent.commands.moving import example_square
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.rules.stats import weapons
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.pictures.cards import card_ids, card_name
from bot.descent.views.pictures.figures import token_label
from bot.descent.words import Words, words
from bot.kernel.refused import Refused
from bot.words import LANGUAGES, Language
from bot.words.plain_letters import plain_letters
from bot.words.quoting import quoted

# Heroes -----------------------------------------------------------------------------------------------------------


def hero_meant(typed: str, say: Words) -> str:
    """A hero by id or by name, in full or as everybody calls it: Grisban."""
    known = library().heroes
    short = {say.hero(hero, short=True).casefold(): hero for hero in known}
    found = {hero: hero for hero in known} | short | {say.hero(hero).casefold(): hero for hero in known}
    return found.get(typed.strip().casefold(), typed)


def hero_of_party(campaign: Campaign, typed: str | None, say: Words) -> str | None:
    """A hero of the party by id or name; None if nothing was typed."""
    if typed is None:
        return None
    hero = hero_meant(typed, say)
    if hero not in encamped(campaign).running().heroes:
        raise Refused("no_such_hero", hero=quoted(typed))
    return hero


def own_hero(campaign: Campaign, player: int) -> str:
    """A reader's hero whose turn it is, or their first; for onlookers whoever acts."""
    game = campaign.running()
    mine = campaign.heroes_of(player)
    acting = game.turn.hero if game.turn is not None else None
    if acting is not None and (acting in mine or not mine):
        return acting
    found = next(iter(mine or game.heroes), None)
    if found is None:
        raise Refused("not_at_the_table")
    return found


# On the board -----------------------------------------------------------------------------------------------------


def figure_name(game: Game, figure_id: str, say: Words) -> str:
    """A figure as players call it, monsters with the letter on their token."""
    monster = game.monsters.get(figure_id)
    name = say.figure(figure_id, game)
    return f"{name} ({token_label(game, monster)})" if monster is not None else name


def figure_meant(game: Game, typed: str, say: Words) -> Figure:
    """A figure on the board by id, name or the letter on its token."""
    sought = typed.strip().casefold()
    for figure in game.everyone():
        monster = game.monsters.get(figure.id)
        labels = [figure.id, say.figure(figure.id, game), figure_name(game, figure.id, say)]
        labels += [token_label(game, monster)] if monster is not None else []
        if figure.on_board and sought in (label.casefold() for label in labels):
            return figure
    raise Refused("no_such_figure", figure=quoted(typed))


def weapon_meant(game: Game, hero: str, typed: str | None, say: Words) -> str | None:
    """A weapon at the ready by id or name; the first one if nothing was typed, bare hands if there is none."""
    ready = [held.id for held in weapons(game, game.hero(hero))]
    if typed is None:
        return ready[0] if ready else None
    for weapon in ready:
        if typed.casefold() in (weapon, say.card(weapon).casefold()):
            return weapon
    raise Refused("not_equipped", card=quoted(typed), weapons=ready)


def squares_meant(game: Game, typed: str, say: Words) -> list[Square]:
    """A part of the board: a square, or where somebody stands."""
    try:
        square = Square.parse(typed)
    except ValueError:
        return list(figure_meant(game, typed, say).squares)
    if square not in game.grid.terrain:
        raise Refused("no_such_square", square=typed, example=example_square(game))
    return [square]


# Cards ------------------------------------------------------------------------------------------------------------


@cache
def catalogue(language: Language) -> dict[str, str]:
    """The name of every card; people type quickly, so they are put together once.

    Where cards of two classes have the same name, each is listed with its class.
    """
    say, shelf = words(language), library()
    names = {card: card_name(card, say) for card in card_ids()}
    often = Counter(names.values())
    for hero_class in shelf.classes.values():
        for item in hero_class.equipment:
            if often[names[item.id]] > 1:
                names[item.id] = f"{names[item.id]} ({say.hero_class(hero_class.id)})"
    return names


def card_meant(typed: str, offered: Collection[str]) -> str:
    """A card by id or by its name in any language; a part of the name will do if it fits."""
    if typed in offered:
        return typed
    sought = plain_letters(typed)
    names = [(plain_letters(catalogue(language)[card]), card) for card in offered for language in LANGUAGES]
    exact = [card for name, card in names if name == sought]
    part = [card for name, card in names if sought and sought in name]
    if not (exact or part):
        raise Refused("no_such_card", text=quoted(typed))
    return (exact or part)[0]
