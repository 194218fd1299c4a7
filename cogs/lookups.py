"""Look-ups open to everybody at any time: board, hero, inventory, help. They answer privately."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.campaign.party import Campaign
from bot.descent.refused import Refused
from bot.views.alt import board_lines
from bot.views.board import board_view
from bot.views.help import help_lines
from bot.views.holdings import belongings, carriers, folded, holdings
from bot.words import language_of
from cogs.choke import Interaction, campaign_here, reader, say, through
from cogs.completing import Suggestions, completed
from cogs.layout import shortened
from cogs.looks import send, send_hero, send_inventory
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_ANSWER = 2000


async def suggest_hero(interaction: Interaction, current: str) -> Suggestions:
    """The heroes of the party."""
    speak = reader(interaction)

    def party(campaign: Campaign) -> list[tuple[str, str]]:
        named = [(speak.hero(hero), hero) for hero in campaign.running().heroes]
        return [entry for entry in named if current.casefold() in entry[0].casefold()]

    return await completed(interaction, party)


async def suggest_item(interaction: Interaction, current: str) -> Suggestions:
    """Whatever anybody in the party carries."""
    speak = reader(interaction)

    def carried(campaign: Campaign) -> list[tuple[str, str]]:
        names = sorted({speak.card(held.card) for _, held in belongings(campaign)})
        return [(name, name) for name in names if folded(current) in folded(name)]

    return await completed(interaction, carried)


class Lookups(commands.Cog):
    """Looking without touching."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("board")
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        await through(interaction, "private", lambda: self._board(interaction, text))

    async def _board(self, interaction: Interaction, text: bool) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        language = language_of(interaction.locale)
        if text:
            lines = board_lines(now.campaign.running(), reader(interaction))
            await say(interaction, shortened("\n".join(f"- {line}" for line in lines), LONGEST_ANSWER))
            return
        view = board_view(now.campaign, language, full=True)
        await send(interaction, "", [await self.bot.studio.board(view)])

    @command("hero")
    @app_commands.autocomplete(hero=suggest_hero)
    async def hero(self, interaction: Interaction, hero: str | None = None) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            await send_hero(interaction, campaign_id, await self._meant(interaction, campaign_id, hero))

        await through(interaction, "private", work)

    @command("inventory")
    @app_commands.autocomplete(hero=suggest_hero, item=suggest_item)
    async def inventory(self, interaction: Interaction, hero: str | None = None, item: str | None = None) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            whose = await self._meant(interaction, campaign_id, hero)
            if item is None:
                now = await self.bot.table.look(campaign_id)
                party = holdings(now.campaign, reader(interaction)) if whose is None else []
                await send_inventory(interaction, campaign_id, whose, party)
            else:
                await self._who_carries(interaction, campaign_id, item, whose)

        await through(interaction, "private", work)

    async def _who_carries(self, interaction: Interaction, campaign_id: int, item: str, whose: str | None) -> None:
        """Who carries the bow?"""
        now = await self.bot.table.look(campaign_id)
        speak = reader(interaction)
        lines = carriers(now.campaign, item, whose, speak)
        cards = speak.cards(list(dict.fromkeys(held.card for _, held in belongings(now.campaign))))
        nobody = speak.text("answer-nothing-found", text=item, cards=cards)
        await say(interaction, shortened("\n".join(lines) or nobody, LONGEST_ANSWER))

    async def _meant(self, interaction: Interaction, campaign_id: int, typed: str | None) -> str | None:
        """A hero of the party by id or name."""
        now = await self.bot.table.look(campaign_id)
        game = now.campaign.running()
        if typed is None:
            return None
        speak = reader(interaction)
        for hero in game.heroes:
            if typed.casefold() in (hero, speak.hero(hero).casefold(), speak.hero(hero, short=True).casefold()):
                return hero
        raise Refused("no_such_hero", hero=typed)

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await self.bot.table.in_channel(interaction.channel_id or 0)
            campaign = None if campaign_id is None else (await self.bot.table.look(campaign_id)).campaign
            lines = help_lines(campaign, interaction.user.id, reader(interaction))
            await say(interaction, shortened("\n".join(lines), LONGEST_ANSWER))

        await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Lookups(bot))
