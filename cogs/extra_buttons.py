"""Buttons that are no deeds: setting out, leaving, and private look-ups."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.descent.party.campaign import Campaign
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Learn, Leave, Play
from bot.descent.party.permission import check_player
from bot.descent.views.panel.contested import rivals
from bot.descent.views.panel.weighing import lesson_face, weighed
from bot.games import presenter_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import NOBODY
from bot.table.table import Outcome
from bot.views.codec import BETWEEN
from cogs.access import stage_of
from cogs.descent.finding import acting_hero
from cogs.descent.speaking import reader
from cogs.interactions import Interaction, answer_privately
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, layout, pages
from cogs.looking_up import look_up

Answer = Callable[[Interaction, Label, str], Awaitable[None]]

VERSIONS = re.compile(r"(\d{1,9})-(\d{1,9})")
"""From one version to another; no campaign has had a billion deeds."""


PERSONAL: set[str] = set()
"""What concerns no campaign but a player's own days: such buttons work wherever they are."""


def is_personal(label: Label) -> bool:
    """Whether a button is about its player alone."""
    return label.code.startswith(ASKING) and label.code.removeprefix(ASKING).partition(BETWEEN)[0] in PERSONAL


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
    say = reader(interaction)
    now, events = await _of_versions(interaction, label, about)
    why = say.story(events, now.campaign.game).why
    told = [f"### {say.text('view-why-title')}", *why] if why else [say.text("answer-no-why")]
    for page in pages(told, LONGEST_ANSWER):
        await answer_privately(interaction, page)


async def _story(interaction: Interaction, label: Label, about: str) -> None:
    """All that happened, on as many pages as it takes."""
    now, events = await _of_versions(interaction, label, about)
    story = reader(interaction).story(events, now.campaign.game)
    told = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    for page in pages(told, LONGEST_ANSWER):
        await answer_privately(interaction, page)


async def _of_versions(interaction: Interaction, label: Label, about: str) -> tuple[Outcome, list[Event]]:
    """The events that a button speaks of, by the versions before and after them."""
    found = VERSIONS.fullmatch(about)
    if found is None:
        raise Refused("board_has_moved_on")
    table = interaction.client.table
    return await table.look(label.campaign), await table.happened(label.campaign, int(found[1]), int(found[2]))


async def _weigh(interaction: Interaction, label: Label, about: str) -> None:
    """Look at a deed before doing it: a skill privately, what is done in a turn on the panel for all to see."""
    bot = interaction.client
    now = await bot.table.look(label.campaign)
    if about.startswith(Learn.kind):
        await _weigh_lesson(interaction, now, about)
        return
    demand(now.version == label.seen, "board_has_moved_on", version=now.version)
    deed = presenter_of(now.campaign).codec.read(about, now.campaign)
    if isinstance(deed, Play):
        check_player(now.campaign, interaction.user.id, deed.command)
    await stage_of(bot).present(now, weighed(now.campaign, deed))


async def _weigh_lesson(interaction: Interaction, now: Outcome, about: str) -> None:
    deed = presenter_of(now.campaign).codec.read(about, now.campaign)
    assert isinstance(deed, Learn)
    demand(_trains(now.campaign, interaction.user.id, deed.hero), "not_your_hero", hero=deed.hero)
    face = lesson_face(now.campaign, deed, reader(interaction))
    view = layout(face, (), campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
    await interaction.followup.send(view=view, ephemeral=True)


def _trains(campaign: Campaign, player: int, hero: str) -> bool:
    """Whether somebody may choose what a hero learns; anybody at the table does for one without a player."""
    seat = campaign.seat(hero)
    nobodys = seat is not None and seat.player == NOBODY and campaign.at_table(player)
    return nobodys or hero in campaign.heroes_of(player)


async def _back(interaction: Interaction, label: Label, about: str) -> None:
    """Never mind: the panel again, as it was before a deed was weighed."""
    now = await interaction.client.table.look(label.campaign)
    demand(now.version == label.seen, "board_has_moved_on", version=now.version)
    acting_hero(now.campaign, interaction.user.id)
    await stage_of(interaction.client).show(label.campaign, again=True)


async def _contest(interaction: Interaction, label: Label, about: str) -> None:
    """Me first: the first of one's heroes who has not gone yet wants the turn that has just begun."""
    bot, player = interaction.client, interaction.user.id
    now = await bot.table.look(label.campaign)
    demand(now.version == label.seen, "board_has_moved_on", version=now.version)
    mine = [seat.hero for seat in now.campaign.seats if seat.played_by(player)]
    demand(mine, "not_at_the_table")
    hero = next((hero for hero in rivals(now.campaign) if hero in mine), mine[0])
    deed = ContestTurn(hero=hero)
    await bot.table.act(label.campaign, player, deed, interaction=interaction.id, seen=label.seen)
    await stage_of(bot).show(label.campaign)


async def _dismiss(interaction: Interaction, label: Label, about: str) -> None:
    await dismiss(interaction)


async def dismiss(interaction: Interaction) -> None:
    """A private message that has served its purpose goes away; a public one stays."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        with suppress(discord.HTTPException):
            await interaction.delete_original_response()


async def _help(interaction: Interaction, label: Label, about: str) -> None:
    """What can I do now?"""
    await look_up(interaction, "help")


async def _hero(interaction: Interaction, label: Label, about: str) -> None:
    await look_up(interaction, "hero")


async def _inventory(interaction: Interaction, label: Label, about: str) -> None:
    await look_up(interaction, "own_inventory")


ANSWERS: dict[str, Answer] = {
    "start": _start,
    "leave": _leave,
    "why": _why,
    "story": _story,
    "weigh": _weigh,
    "back": _back,
    "contest": _contest,
    "dismiss": _dismiss,
    "help": _help,
    "hero": _hero,
    "inventory": _inventory,
}
