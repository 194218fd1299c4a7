"""Buttons that are no deeds: setting out, leaving, and private look-ups."""

from collections.abc import Awaitable, Callable

from bot.descent.campaign.deeds import Leave
from bot.descent.refused import Refused
from bot.views.help import help_lines
from cogs.access import stage_of
from cogs.choke import Interaction, reader, say
from cogs.codes import BETWEEN, Label
from cogs.layout import ASKING, pages, shortened
from cogs.looks import send_hero, send_inventory

Answer = Callable[[Interaction, Label, str], Awaitable[None]]

LONGEST_ANSWER = 2000


async def answer(interaction: Interaction, label: Label) -> None:
    """Answer what a button asks."""
    what, _, about = label.code.removeprefix(ASKING).partition(BETWEEN)
    if what not in ANSWERS:
        raise Refused("board_has_moved_on")
    await ANSWERS[what](interaction, label, about)


async def _start(interaction: Interaction, label: Label, about: str) -> None:
    """Set out, or play once more."""
    bot = interaction.client
    await bot.table.start(label.campaign, interaction.user.id, interaction=interaction.id, seen=label.seen)
    await stage_of(bot).show(label.campaign)


async def _leave(interaction: Interaction, label: Label, about: str) -> None:
    """Give back the hero taken last."""
    bot = interaction.client
    now = await bot.table.look(label.campaign)
    mine = now.campaign.heroes_of(interaction.user.id)
    if not mine:
        raise Refused("not_at_the_table")
    await bot.table.act(label.campaign, interaction.user.id, Leave(hero=mine[-1]), interaction=interaction.id)
    await stage_of(bot).show(label.campaign)


async def _why(interaction: Interaction, label: Label, about: str) -> None:
    """The reasons behind what the monsters did, from what was written down when they did it."""
    since, _, until = about.partition("-")
    if not (since.isdecimal() and until.isdecimal()):
        raise Refused("board_has_moved_on")
    table, speak = interaction.client.table, reader(interaction)
    now = await table.look(label.campaign)
    events = await table.happened(label.campaign, int(since), int(until))
    why = speak.story(events, now.campaign.game).why
    told = [f"### {speak.text('view-why-title')}", *why] if why else [speak.text("answer-no-why")]
    for page in pages(told, LONGEST_ANSWER):
        await say(interaction, page)


async def _help(interaction: Interaction, label: Label, about: str) -> None:
    """What can I do now?"""
    now = await interaction.client.table.look(label.campaign)
    lines = help_lines(now.campaign, interaction.user.id, reader(interaction))
    await say(interaction, shortened("\n".join(lines), LONGEST_ANSWER))


async def _hero(interaction: Interaction, label: Label, about: str) -> None:
    await send_hero(interaction, label.campaign, None)


async def _inventory(interaction: Interaction, label: Label, about: str) -> None:
    await send_inventory(interaction, label.campaign, None)


ANSWERS: dict[str, Answer] = {
    "start": _start,
    "leave": _leave,
    "why": _why,
    "help": _help,
    "hero": _hero,
    "inventory": _inventory,
}
