"""/habits and /holiday: what a player settles about their own days, for all campaigns at once."""

import hashlib
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.agenda import leave_key
from bot.habits import Habits
from bot.kernel.refused import Refused, demand
from bot.table.absence import ComeBack, GoAway
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.views import asks
from bot.views.habits import habits_lines, holiday_lines, to_come
from bot.words.speaker import HouseWords
from cogs.access import stage_of
from cogs.campaign_settings import suggest_zone
from cogs.completing import Suggestions, choices
from cogs.interactions import Interaction, answer_privately, reader, through
from cogs.labels import Label
from cogs.layout import ASKING
from cogs.press import Press
from cogs.times import first_day, is_back, last_day, quiet_hours, reminder_hours
from cogs.translator import command, text
from cogs.zones import zone_meant

if TYPE_CHECKING:
    from bot.app import Flambeau

NOWHERE = 0
"""In place of a campaign on a button that is about all of them."""

SWITCH = [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in ("on", "off")]
MEANWHILE = [
    app_commands.Choice(name=text(f"choice-away-{hand}"), value=hand) for hand in ("autopilot", "party", "player")
]


# Habits and campaigns -------------------------------------------------------------------------------------------


async def habits_of(bot: "Flambeau", player: int) -> Habits:
    """What a player has settled about themselves."""
    return (await bot.keeper.habits([player]))[player]


async def keep_habits(bot: "Flambeau", player: int, habits: Habits) -> None:
    """Remember them, and have the clock look at all campaigns of the player anew."""
    await bot.store.days.set_habits(player, habits.model_dump_json())
    bot.keeper.stir()


def changed(habits: Habits, **changes: object) -> Habits:
    """Habits with something else in them."""
    return Habits.model_validate(habits.model_dump() | changes)


async def campaigns_of(bot: "Flambeau", player: int) -> dict[int, Campaign]:
    """All campaigns a player plays in."""
    found = await bot.store.days.campaigns_of(player)
    readable = await bot.table.readable(found)
    return {one.campaign_id: one.campaign for one in readable if one.campaign.at_table(player)}


async def everywhere(interaction: Interaction, deed: Deed, campaigns: list[int]) -> None:
    """Do something in several campaigns at once, each time under a number of its own."""
    bot, player = interaction.client, interaction.user.id
    for campaign_id in campaigns:
        try:
            await bot.table.act(campaign_id, player, deed, interaction=number_for(interaction.id, campaign_id))
        except Refused:
            continue  # meanwhile it is as wanted, or the campaign was put away
        await stage_of(bot).show(campaign_id)


def number_for(interaction: int, campaign_id: int) -> int:
    """One interaction can't be written down for several campaigns; the same one always gets the same number."""
    digest = hashlib.sha256(f"{interaction}/{campaign_id}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 2


# What may be typed ----------------------------------------------------------------------------------------------


async def suggest_quiet(interaction: Interaction, current: str) -> Suggestions:
    """Common nights, and none."""
    none = reader(interaction).text("typed-none")
    return _offered(("22:00-08:00", "23:00-07:00", "21:00-09:00", "00:00-08:00", none), current)


async def suggest_reminders(interaction: Interaction, current: str) -> Suggestions:
    """What the campaign says, or hours."""
    say = reader(interaction)
    return _offered((say.text("typed-campaign"), *(f"{hours} h" for hours in (2, 4, 8, 12, 24, 48))), current)


async def suggest_end(interaction: Interaction, current: str) -> Suggestions:
    """Some ways to say when one is back."""
    say = reader(interaction)
    week = (say.text(f"weekday-{day}") for day in range(1, 8))
    days = (say.text("typed-days", n=n) for n in (1, 3, 7, 14))
    return _offered((*days, *week, say.text("typed-back")), current)


def _offered(texts: tuple[str, ...], typed: str) -> Suggestions:
    """Those that begin as typed; whatever else was typed may be right too."""
    fitting = [each for each in texts if each.casefold().startswith(typed.strip().casefold())]
    return choices([(each, each) for each in fitting])


class DaysCog(commands.Cog):
    """A player's own days."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("habits")
    @app_commands.autocomplete(zone=suggest_zone, quiet=suggest_quiet, reminders=suggest_reminders)
    @app_commands.choices(next_notice=SWITCH)
    async def habits(
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        reminders: str | None = None,
        next_notice: Literal["on", "off"] | None = None,
    ) -> None:
        async def work() -> None:
            changes: dict[str, object] = {}
            if zone is not None:
                changes["zone"] = zone_meant(zone)
            if quiet is not None:
                changes["quiet_from"], changes["quiet_until"] = quiet_hours(quiet)
            if reminders is not None:
                changes["reminder_hours"] = reminder_hours(reminders)
            if next_notice is not None:
                changes["next_notice"] = next_notice == "on"
            await self._habits(interaction, changes)

        await through(interaction, "private", work)

    async def _habits(self, interaction: Interaction, changes: dict[str, object]) -> None:
        habits = changed(await habits_of(self.bot, interaction.user.id), **changes)
        if changes:
            await keep_habits(self.bot, interaction.user.id, habits)
        await answer_privately(
            interaction, "\n".join(habits_lines(habits, self.bot.clock.now(), reader(interaction)))
        )

    @command("holiday")
    @app_commands.autocomplete(until=suggest_end)
    @app_commands.choices(hero=MEANWHILE)
    async def holiday(
        self,
        interaction: Interaction,
        until: str | None = None,
        since: str | None = None,
        hero: Literal["autopilot", "party", "player"] | None = None,
    ) -> None:
        async def work() -> None:
            if until is not None and is_back(until):
                await come_back(interaction)
                return
            await self._holiday(interaction, until, since, hero)

        await through(interaction, "private", work)

    async def _holiday(
        self, interaction: Interaction, until: str | None, since: str | None, hero: str | None
    ) -> None:
        player, now = interaction.user.id, self.bot.clock.now()
        before = await habits_of(self.bot, player)
        habits = planned(before, until, since, hero, now)
        campaigns = await campaigns_of(self.bot, player)
        if habits != before:
            # Whoever is not away yet goes when the clock looks, now or later, and is brought back by it.
            await keep_habits(self.bot, player, habits)
            deed, where = await _at_once(self.bot, player, habits, campaigns)
            await everywhere(interaction, deed, where)
        names = [discord.utils.escape_markdown(campaign.name) for campaign in campaigns.values()]
        say = reader(interaction)
        told = "\n".join(holiday_lines(habits, names, now, say))
        view = _return(habits, now, say) if to_come(habits, now) else None
        await interaction.edit_original_response(content=told, view=view)


def planned(habits: Habits, until: str | None, since: str | None, hero: str | None, now: datetime) -> Habits:
    """The holiday somebody typed; what is not typed stays. One that has begun goes on from its first day."""
    today = habits.today(now)
    demand(until is not None or since is None, "holiday_needs_an_end")
    changes: dict[str, object] = {"when_away": hero} if hero is not None else {}
    if until is not None:
        begins = first_day(since, today)
        ends = last_day(until, begins, today)
        under_way = habits.on_holiday(now) and begins <= today
        changes |= {"holiday_from": habits.holiday_from if under_way else begins, "holiday_until": ends}
    return changed(habits, **changes)


async def _at_once(
    bot: "Flambeau", player: int, habits: Habits, campaigns: dict[int, Campaign]
) -> tuple[Deed, list[int]]:
    """What the clock does not do: other hands for whoever is away already, or an end if the holiday is put off.

    Nor does it send anybody twice on the same holiday: who came back too early and leaves again goes at once.
    """
    still, where = habits.on_holiday(bot.clock.now()), []
    for campaign_id, campaign in campaigns.items():
        seats = [seat for seat in campaign.seats if seat.player == player]
        if any(seat.away for seat in seats):
            changes = not still or any(seat.when_away != habits.when_away for seat in seats)
        else:
            told = await bot.store.days.deliveries(campaign_id)
            changes = still and leave_key(player, habits) in {one.key for one in told}
        where += [campaign_id] if changes else []
    return GoAway(when_away=habits.when_away) if still else ComeBack(), where


def _return(habits: Habits, now: datetime, say: HouseWords) -> ui.View:
    """The button by which a holiday ends early, or never begins."""
    view = ui.View(timeout=None)
    code = str(Label(NOWHERE, 0, f"{ASKING}{asks.RETURNED}:"))
    button: ui.Button[Any] = ui.Button(
        label=say.text("button-returned" if habits.on_holiday(now) else "button-cancel-holiday"),
        style=discord.ButtonStyle.success,
        custom_id=code,
    )
    view.add_item(Press(button))
    return view


async def come_back(interaction: Interaction) -> None:
    """The holiday is over, in all campaigns; also what others settled until one is back."""
    bot, player = interaction.client, interaction.user.id
    habits, campaigns = await habits_of(bot, player), await campaigns_of(bot, player)
    waiting = [
        campaign_id
        for campaign_id, campaign in campaigns.items()
        if any(seat.away or seat.until_back for seat in campaign.seats if seat.player == player)
    ]
    now = bot.clock.now()
    demand(waiting or to_come(habits, now), "no_holiday")
    await keep_habits(bot, player, changed(habits, holiday_from=None, holiday_until=None))
    await everywhere(interaction, ComeBack(), waiting)
    told = "holiday-over" if waiting or habits.on_holiday(now) else "holiday-cancelled"
    await answer_privately(interaction, reader(interaction).text(told))


async def returned(interaction: Interaction, label: Label, about: str) -> None:
    """The button under one's holiday."""
    await come_back(interaction)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(DaysCog(bot))
