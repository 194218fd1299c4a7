"""/campaign pace and stand-in: what a party agrees on, whatever it plays."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.kernel.refused import demand
from bot.table.deeds import Deed
from bot.table.setting_pace import NEVER, Never, SetPace
from bot.table.standins import MOST_TURNS, NameStandin
from bot.table.votes import VoteDecided, as_vote
from bot.views.pace import pace_lines
from cogs.access import stage_of
from cogs.completing import Suggestions, choices
from cogs.heroes import heroes, own, seat_meant
from cogs.interactions import Interaction, answer_privately, campaign_here, look_here, reader, through
from cogs.times import minute_of_day
from cogs.translator import command, text
from cogs.zones import zone_meant, zones_like

if TYPE_CHECKING:
    from bot.app import Flambeau


def offered(*values: str) -> list[app_commands.Choice[str]]:
    """Values that can be chosen, by their names."""
    return [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in values]


LANGUAGES = offered("fr", "en")
LATE = [app_commands.Choice(name=text(f"choice-late-{value}"), value=value) for value in ("autopilot", "wait")]


async def act(interaction: Interaction, deed: Deed, told: str) -> None:
    """Do something in the campaign of this channel, or vote for it where the players decide; show and tell it."""
    bot = interaction.client
    campaign_id = await campaign_here(interaction)
    done = as_vote((await bot.table.look(campaign_id)).campaign, deed)
    outcome = await bot.table.act(campaign_id, interaction.user.id, done, interaction=interaction.id)
    await stage_of(bot).show(campaign_id)
    decided = done is deed or any(isinstance(event, VoteDecided) for event in outcome.events)
    await answer_privately(interaction, told if decided else reader(interaction).text("vote-counted"))


async def suggest_zone(interaction: Interaction, current: str) -> Suggestions:
    """Time zones with the time there, by city."""
    return choices(zones_like(current, interaction.client.clock.now()))


async def suggest_chronicle(interaction: Interaction, current: str) -> Suggestions:
    """Some hours of the day, and never."""
    offered = ("08:00", "12:00", "18:00", "20:00", "22:00", reader(interaction).text("typed-none"))
    return choices([(each, each) for each in offered if each.casefold().startswith(current.strip().casefold())])


def _hours(typed: int | None) -> int | Never | None:
    """Zero hours stand for no deadline at all."""
    return NEVER if typed == 0 else typed


def _minute(typed: str | None) -> int | Never | None:
    if typed is None:
        return None
    minute = minute_of_day(typed)
    return NEVER if minute is None else minute


class SettingsCommands:
    """The part of /campaign that is about agreements."""

    bot: "Flambeau"

    @command("campaign", "pace")
    @app_commands.autocomplete(chronicle=suggest_chronicle, zone=suggest_zone)
    @app_commands.choices(late=LATE)
    async def pace(
        self,
        interaction: Interaction,
        reminders: Range[int, 1, 168] | None = None,
        count: Range[int, 0, 10] | None = None,
        turn: Range[int, 0, 720] | None = None,
        late: Literal["autopilot", "wait"] | None = None,
        question: Range[int, 0, 720] | None = None,
        vote: Range[int, 0, 720] | None = None,
        chronicle: str | None = None,
        zone: str | None = None,
        forgotten: Range[int, 1, 52] | None = None,
    ) -> None:
        async def work() -> None:
            deed = SetPace(
                reminder_hours=reminders,
                most_reminders=count,
                turn_hours=_hours(turn),
                late=late,
                question_hours=_hours(question),
                vote_hours=_hours(vote),
                chronicle=_minute(chronicle),
                zone=zone_meant(zone) if zone is not None else None,
                forgotten_weeks=forgotten,
            )
            await self._set_pace(interaction, deed)

        await through(interaction, "private", work)

    async def _set_pace(self, interaction: Interaction, deed: SetPace) -> None:
        """Change what was named, and tell how fast the campaign is played now."""
        campaign_id, table = await campaign_here(interaction), self.bot.table
        if deed != SetPace():
            await table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
            await stage_of(self.bot).show(campaign_id)
        now, say = await look_here(interaction)
        await answer_privately(interaction, "\n".join(pace_lines(now.campaign, say)))

    @command("campaign", "standin")
    @app_commands.autocomplete(hero=heroes(own))
    async def standin(
        self,
        interaction: Interaction,
        hero: str,
        player: discord.User | None = None,
        turns: Range[int, 1, MOST_TURNS] | None = None,
    ) -> None:
        await through(interaction, "private", lambda: self._name_standin(interaction, hero, player, turns))

    async def _name_standin(
        self, interaction: Interaction, hero: str, player: discord.User | None, turns: int | None
    ) -> None:
        now, say = await look_here(interaction)
        demand(player is None or not player.bot, "bots_do_not_play")
        chosen = seat_meant(now.campaign, hero, say)
        if player is None:
            told = say.text("answer-no-standin", hero=say.seat_name(chosen))
            await act(interaction, NameStandin(hero=chosen), told)
            return
        key = "answer-standin" if turns is None else "answer-standin-turns"
        told = say.text(key, hero=say.seat_name(chosen), player=player.mention, turns=turns)
        await act(interaction, NameStandin(hero=chosen, standin=player.id, turns=turns), told)
