"""/help, /rule and /about: what can I do, what does this mean, and who made it."""

from importlib.metadata import version
from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.descent.party.campaign import Campaign
from bot.descent.views.reference.help import help_lines, sign_lines
from bot.descent.views.reference.rulebook import look_up, rule_lines, rulebook
from cogs.completing import Suggestions, choices
from cogs.interactions import Interaction, campaign_here, reader, through
from cogs.private_answers import quoted, send_lines
from cogs.translator import command, text

if TYPE_CHECKING:
    from bot.app import Flambeau

TOPICS = [app_commands.Choice(name=text(f"choice-{topic}"), value=topic) for topic in ("now", "signs")]
Topic = Literal["now", "signs"]


async def suggest_word(interaction: Interaction, current: str) -> Suggestions:
    """Words of the game that hold what was typed."""
    say = reader(interaction)
    found = look_up(current, say) if current.strip() else rulebook(say.language)
    return choices([(entry.title, entry.id) for entry in found])


class Rules(commands.Cog):
    """Help for whoever never read the rulebook."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("help")
    @app_commands.choices(about=TOPICS)
    async def help(self, interaction: Interaction, about: Topic = "now") -> None:
        await through(interaction, "private", lambda: self._help(interaction, about))

    async def _help(self, interaction: Interaction, about: Topic) -> None:
        say = reader(interaction)
        if about == "signs":
            await send_lines(interaction, sign_lines(say))
            return
        await send_lines(interaction, help_lines(await self._campaign(interaction), interaction.user.id, say))

    async def _campaign(self, interaction: Interaction) -> Campaign | None:
        """The campaign of this channel, if there is one."""
        if await self.bot.table.in_channel(interaction.channel_id or 0) is None:
            return None
        found: Campaign = (await self.bot.table.look(await campaign_here(interaction))).campaign
        return found

    @command("rule")
    @app_commands.autocomplete(word=suggest_word)
    async def rule(self, interaction: Interaction, word: str) -> None:
        async def work() -> None:
            say = reader(interaction)
            unknown = [say.text("answer-no-rule", text=quoted(word))]
            await send_lines(interaction, rule_lines(word, say) or unknown)

        await through(interaction, "private", work)

    @command("about")
    async def about(self, interaction: Interaction) -> None:
        async def work() -> None:
            say = reader(interaction)
            told = [f"### {say.text('about-title', version=version('flambeau'))}"]
            told += [say.text(f"about-{part}") for part in ("what", "icons", "fonts", "code", "game", "data")]
            await send_lines(interaction, told)

        await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Rules(bot))
