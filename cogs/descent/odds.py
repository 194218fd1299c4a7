"""/odds: what an attack is likely to do, for everybody at any time."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.party.campaign import Campaign
from bot.descent.rules.stats import weapons
from bot.descent.views.panel.chances import odds_lines
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.reference.meant import figure_meant, figure_name, hero_of_party, own_hero, weapon_meant
from bot.kernel.refused import Refused
from bot.views.suggesting import named
from cogs.completing import Suggestions, completed, options_of
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.layout import LONGEST_ANSWER, shortened

if TYPE_CHECKING:
    from bot.app import Flambeau


def in_party(campaign: Campaign, interaction: Interaction) -> Iterable[str]:
    """The heroes of the party, in a quest or around their fire."""
    return encamped(campaign).running().heroes


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
        typed = options_of(interaction).get("hero")
        hero = hero_of_party(campaign, None if typed is None else str(typed), say)
        game = campaign.running()
        armed = weapons(game, game.hero(hero or own_hero(campaign, interaction.user.id)))
        return named([held.id for held in armed], say.card, current)

    return await completed(interaction, ready)


class Odds(commands.Cog):
    """Weighing an attack."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("odds")
    @app_commands.autocomplete(target=suggest_foe, hero=heroes(in_party), weapon=suggest_weapon)
    async def odds(
        self, interaction: Interaction, target: str, hero: str | None = None, weapon: str | None = None
    ) -> None:
        await through(interaction, "private", lambda: self._odds(interaction, target, hero, weapon))

    async def _odds(self, interaction: Interaction, target: str, hero: str | None, weapon: str | None) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        game, say = now.campaign.running(), reader(interaction)
        attacker = hero_of_party(now.campaign, hero, say) or own_hero(now.campaign, interaction.user.id)
        aimed_at = figure_meant(game, target, say)
        if aimed_at.id not in game.monsters:
            raise Refused("not_an_enemy", target=aimed_at.id)
        armed = weapon_meant(game, attacker, weapon, say)
        lines = odds_lines(game, attacker, aimed_at.id, armed, say)
        await answer_privately(interaction, shortened("\n".join(lines), LONGEST_ANSWER))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Odds(bot))
