"""Look-ups of the game in play, open to everybody at any time: board, hero, inventory, odds, why. All private."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.events import GroupActivated
from bot.descent.party.campaign import Campaign
from bot.descent.rules.stats import weapons
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.descent.views.panel.chances import odds_lines
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.pictures.cards import card_view
from bot.descent.views.pictures.figures import token_label
from bot.descent.views.reference.holdings import (
    belongings,
    carriers,
    found_cards,
    holdings,
    party_inventory_view,
    ways_to_ask,
)
from bot.descent.views.reference.reading import board_reading
from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.words import language_of
from cogs.completing import Suggestions, completed, named, options_of
from cogs.heroes import hero_meant, heroes
from cogs.interactions import Interaction, answer_privately, campaign_here, reader, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.private_answers import own_hero, quoted, send, send_hero, send_inventory, send_lines
from cogs.translator import command
from renders.descent import drawings
from renders.descent.viewport import focus_on

if TYPE_CHECKING:
    from bot.app import Flambeau

MOST_CARDS = 4
"""Cards in one picture: more would be too small to read on a phone."""


# What may be typed --------------------------------------------------------------------------------------------


def in_party(campaign: Campaign, interaction: Interaction) -> Iterable[str]:
    """The heroes of the party, in a quest or around their fire."""
    return encamped(campaign).running().heroes


async def suggest_item(interaction: Interaction, current: str) -> Suggestions:
    """Whatever anybody in the party carries, and what kinds of things these are."""
    say = reader(interaction)

    def carried(campaign: Campaign) -> list[tuple[str, str]]:
        return named(ways_to_ask(encamped(campaign), say), str, current)

    return await completed(interaction, carried)


async def suggest_figure(interaction: Interaction, current: str) -> Suggestions:
    """Everybody on the board."""
    say = reader(interaction)

    def standing(campaign: Campaign) -> list[tuple[str, str]]:
        game = campaign.running()
        found = [figure.id for figure in game.everyone() if figure.on_board]
        return named(found, lambda figure: figure_name(game, figure, say), current)

    return await completed(interaction, standing)


async def suggest_foe(interaction: Interaction, current: str) -> Suggestions:
    """The monsters on the board."""
    say = reader(interaction)

    def foes(campaign: Campaign) -> list[tuple[str, str]]:
        game = campaign.running()
        found = [monster.id for monster in game.monsters.values() if monster.on_board]
        return named(found, lambda figure: figure_name(game, figure, say), current)

    return await completed(interaction, foes)


async def suggest_weapon(interaction: Interaction, current: str) -> Suggestions:
    """The weapons the attacking hero has at the ready."""
    say = reader(interaction)

    def ready(campaign: Campaign) -> list[tuple[str, str]]:
        hero = hero_of_party(campaign, _typed(interaction, "hero"), say) or own_hero(campaign, interaction)
        game = campaign.running()
        return named([held.id for held in weapons(game, game.hero(hero))], say.card, current)

    return await completed(interaction, ready)


def _typed(interaction: Interaction, option: str) -> str | None:
    value = options_of(interaction).get(option)
    return None if value is None else str(value)


# What was meant -----------------------------------------------------------------------------------------------


def figure_name(game: Game, figure_id: str, say: Words) -> str:
    """A figure as players call it, monsters with the letter on their token."""
    monster = game.monsters.get(figure_id)
    name = say.figure(figure_id, game)
    return f"{name} ({token_label(game, monster)})" if monster is not None else name


def hero_of_party(campaign: Campaign, typed: str | None, say: Words) -> str | None:
    """A hero of the party by id or name; None if nothing was typed."""
    if typed is None:
        return None
    hero = hero_meant(typed, say)
    if hero not in encamped(campaign).running().heroes:
        raise Refused("no_such_hero", hero=quoted(typed))
    return hero


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
        raise Refused("no_such_square", square=typed)
    return [square]


class Lookups(commands.Cog):
    """Looking without touching."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("board")
    @app_commands.autocomplete(zoom=suggest_figure)
    async def board(self, interaction: Interaction, text: bool = False, zoom: str | None = None) -> None:
        await through(interaction, "private", lambda: self._board(interaction, text, zoom))

    async def _board(self, interaction: Interaction, text: bool, zoom: str | None) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        game, say = now.campaign.running(), reader(interaction)
        squares = squares_meant(game, zoom, say) if zoom is not None else []
        if text:
            await send_lines(interaction, board_reading(game, say))
            return
        view = board_view(now.campaign, language_of(interaction.locale), full=True)
        if squares:
            view = replace(view, focus=focus_on([(square.x, square.y) for square in squares], view.cells))
        picture = await self.bot.studio.picture(drawings.board(view))
        await send(interaction, say.text("view-round", round=game.round), [picture])

    @command("hero")
    @app_commands.autocomplete(hero=heroes(in_party))
    async def hero(self, interaction: Interaction, hero: str | None = None) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            now = await self.bot.table.look(campaign_id)
            await send_hero(interaction, campaign_id, hero_of_party(now.campaign, hero, reader(interaction)))

        await through(interaction, "private", work)

    @command("inventory")
    @app_commands.autocomplete(hero=heroes(in_party), item=suggest_item)
    async def inventory(self, interaction: Interaction, hero: str | None = None, item: str | None = None) -> None:
        await through(interaction, "private", lambda: self._inventory(interaction, hero, item))

    async def _inventory(self, interaction: Interaction, hero: str | None, item: str | None) -> None:
        campaign_id, say = await campaign_here(interaction), reader(interaction)
        campaign = encamped((await self.bot.table.look(campaign_id)).campaign)
        whose = hero_of_party(campaign, hero, say)
        if item is not None:
            await self._who_carries(interaction, campaign, item, whose)
        elif whose is not None:
            await send_inventory(interaction, campaign_id, whose)
        else:
            game = campaign.running()
            view = party_inventory_view(campaign, say, fame=str(game.fame))
            picture = await self.bot.studio.picture(drawings.party_inventory(view))
            purse = say.text("purse", gold=game.gold, fame=game.fame)
            told = "\n".join([*holdings(campaign, say), purse])
            await send(interaction, shortened(told, LONGEST_ANSWER), [picture])

    async def _who_carries(
        self, interaction: Interaction, campaign: Campaign, item: str, whose: str | None
    ) -> None:
        """Who carries the bow?"""
        say = reader(interaction)
        lines = carriers(campaign, item, whose, say)
        if not lines:
            cards = say.cards(list(dict.fromkeys(held.card for _, held in belongings(campaign))))
            nobody = say.text("answer-nothing-found", text=quoted(item), cards=cards)
            await answer_privately(interaction, shortened(nobody, LONGEST_ANSWER))
            return
        cards_found = found_cards(campaign, item, whose, say)[:MOST_CARDS]
        picture = await self.bot.studio.picture(drawings.cards(*(card_view(card, say) for card in cards_found)))
        await send(interaction, shortened("\n".join(lines), LONGEST_ANSWER), [picture])

    @command("odds")
    @app_commands.autocomplete(target=suggest_foe, hero=heroes(in_party), weapon=suggest_weapon)
    async def odds(
        self, interaction: Interaction, target: str, hero: str | None = None, weapon: str | None = None
    ) -> None:
        await through(interaction, "private", lambda: self._odds(interaction, target, hero, weapon))

    async def _odds(self, interaction: Interaction, target: str, hero: str | None, weapon: str | None) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        game, say = now.campaign.running(), reader(interaction)
        attacker = hero_of_party(now.campaign, hero, say) or own_hero(now.campaign, interaction)
        aimed_at = figure_meant(game, target, say)
        if aimed_at.id not in game.monsters:
            raise Refused("not_an_enemy", target=aimed_at.id)
        armed = weapon_meant(game, attacker, weapon, say)
        lines = odds_lines(game, attacker, aimed_at.id, armed, say)
        await answer_privately(interaction, shortened("\n".join(lines), LONGEST_ANSWER))

    @command("why")
    async def why(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._why(interaction))

    async def _why(self, interaction: Interaction) -> None:
        """The reasons of the last activation, from what was written down when it happened."""
        campaign_id, say = await campaign_here(interaction), reader(interaction)
        now = await self.bot.table.look(campaign_id)
        last = await self.bot.store.last_told(campaign_id, GroupActivated.kind)
        events = await self.bot.table.happened(campaign_id, last - 1) if last else []
        why = say.story(events, now.campaign.game).why
        if not why:
            await answer_privately(interaction, say.text("answer-no-why"))
            return
        drawn = [event.card for event in events if isinstance(event, GroupActivated)]
        known = [card for card in drawn if card in library().activations][-1:]
        cards = [await self.bot.studio.picture(drawings.activation(activation_view(card, say))) for card in known]
        await send_lines(interaction, [f"### {say.text('view-why-title')}", *why], cards)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Lookups(bot))
