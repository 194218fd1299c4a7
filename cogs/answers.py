"""What buttons ask that is no deed, and who answers: one register for the house, one for each game."""

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import discord

from bot.games import presenter_of, system_of
from bot.kernel.refused import Refused, demand
from bot.table.entries import entries_heard, heard
from bot.table.table import Outcome
from bot.views import asks
from bot.views.codec import BETWEEN, OUTDATED
from bot.views.presenter import Presenter
from bot.views.reading import story_between
from bot.views.reasons import why_face
from bot.words import language_of
from bot.words.story import Story
from cogs.access import presenter_at, register_of, stage_of
from cogs.archive import put_away
from cogs.catchup import catch_up_pressed
from cogs.chronicle import journal_pressed
from cogs.deliveries import go_on, mute
from cogs.habits import returned
from cogs.interactions import Interaction, answer_privately
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, pages
from cogs.looking_up import look_up
from cogs.packs import add_pressed
from cogs.privacy import forget_me
from cogs.private_answers import send_face
from cogs.seats import set_free

Answer = Callable[[Interaction, Label, str], Awaitable[None]]
"""Answers whoever pressed a button; the text is what it asks about."""

VERSIONS = re.compile(r"(\d{1,9})-(\d{1,9})")
"""From one version to another; no campaign has had a billion deeds."""


async def answer(interaction: Interaction, label: Label) -> None:
    """Answer what a button asks: the house if it can, else the game."""
    what, about = _asked(label)
    found = ANSWERS.get(what)
    if found is None:
        found = answers_of(await presenter_at(interaction.client, label.campaign)).get(what)
    if found is None:
        raise Refused(OUTDATED)
    await found(interaction, label, about)


def answers_of(presenter: Presenter) -> Mapping[str, Answer]:
    """What the buttons of a game ask besides."""
    return register_of(presenter, "ANSWERS")


def is_personal(label: Label) -> bool:
    """Whether a button is about its player alone."""
    return label.code.startswith(ASKING) and _asked(label)[0] in PERSONAL


def _asked(label: Label) -> tuple[str, str]:
    what, _, about = label.code.removeprefix(ASKING).partition(BETWEEN)
    return what, about


# Setting out and weighing ---------------------------------------------------------------------------------------


async def _start(interaction: Interaction, label: Label, about: str) -> None:
    bot = interaction.client
    await bot.table.start(label.campaign, interaction.user.id, interaction=interaction.id, seen=label.seen)
    await stage_of(bot).show(label.campaign)


async def _weigh(interaction: Interaction, label: Label, about: str) -> None:
    """Look at a deed before doing it: on the panel for all to see, or privately what stands alone, like a skill."""
    bot, player = interaction.client, interaction.user.id
    now = await bot.table.look(label.campaign)
    presenter = presenter_of(now.campaign)
    alone = presenter.codec.stands_alone(about)
    demand(alone or now.version == label.seen, OUTDATED, version=now.version)
    deed = presenter.codec.read(about, now.campaign)
    if alone:
        face = presenter.weigh_privately(now.campaign, deed, player, language_of(interaction.locale))
    else:
        face = presenter.weigh(now.campaign, deed, player)
    if face is None:
        raise Refused(OUTDATED)
    if alone:
        await send_face(interaction, now, face)
    else:
        await stage_of(bot).present(now, face)


async def _private(interaction: Interaction, label: Label, about: str) -> None:
    """What is asked of the reader alone."""
    now = await interaction.client.table.look(label.campaign)
    presenter, language = presenter_of(now.campaign), language_of(interaction.locale)
    face = presenter.private(now.campaign, interaction.user.id, language)
    if face is not None:
        await send_face(interaction, now, face)
    else:
        await answer_privately(interaction, presenter.what_now(now.campaign, interaction.user.id, language))


# What happened --------------------------------------------------------------------------------------------------


async def _why(interaction: Interaction, label: Label, about: str) -> None:
    """The reasons that decided what was done by itself, from what was written down when it was done."""
    now, story = await _told(interaction, label, about)
    say = presenter_of(now.campaign).words(language_of(interaction.locale))
    if story.why:
        await send_face(interaction, now, why_face(story, about, say))
    else:
        await answer_privately(interaction, say.text("answer-no-why"))


async def _steps(interaction: Interaction, label: Label, about: str) -> None:
    """All of them, also those that decided nothing."""
    now, story = await _told(interaction, label, about)
    say = presenter_of(now.campaign).words(language_of(interaction.locale))
    for page in pages([f"### {say.text('view-steps-title')}", *story.steps], LONGEST_ANSWER):
        await answer_privately(interaction, page)


async def _story(interaction: Interaction, label: Label, about: str) -> None:
    """All that happened, on as many pages as it takes."""
    _, story = await _told(interaction, label, about)
    told = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    for page in pages(told, LONGEST_ANSWER):
        await answer_privately(interaction, page)


async def _told(interaction: Interaction, label: Label, about: str) -> tuple[Outcome, Story]:
    """What the reader may hear of the events that a button speaks of, by the versions before and after them."""
    found = VERSIONS.fullmatch(about)
    if found is None:
        raise Refused(OUTDATED)
    since, until = int(found[1]), int(found[2])
    table, language = interaction.client.table, language_of(interaction.locale)
    now = await table.look(label.campaign)
    game, presenter = system_of(now.campaign), presenter_of(now.campaign)
    seats = now.campaign.heroes_of(interaction.user.id)
    page = await table.pages.of(game, label.campaign, since + 1)
    if page.closed:  # something else has begun since, and this is told as it was then
        entries = entries_heard(await table.pages.read(game, label.campaign, page), seats)
        return now, story_between(presenter.reading(now.campaign, entries, language), entries, since, until)
    events = await table.happened(label.campaign, since, until)
    return now, presenter.words(language).told(heard(events, seats), now.campaign)


# Help and going away --------------------------------------------------------------------------------------------


async def _help(interaction: Interaction, label: Label, about: str) -> None:
    """What can I do now?"""
    await look_up(interaction, "help")


async def _dismiss(interaction: Interaction, label: Label, about: str) -> None:
    await dismiss(interaction)


async def dismiss(interaction: Interaction) -> None:
    """A private message that has served its purpose goes away; a public one stays."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        with suppress(discord.HTTPException):
            await interaction.delete_original_response()


# The register of the house --------------------------------------------------------------------------------------

ANSWERS: Mapping[str, Answer] = {
    asks.START: _start,
    asks.WEIGH: _weigh,
    asks.PRIVATE: _private,
    asks.WHY: _why,
    asks.STEPS: _steps,
    asks.STORY: _story,
    asks.HELP: _help,
    asks.DISMISS: _dismiss,
    asks.CATCH_UP: catch_up_pressed,
    asks.JOURNAL: journal_pressed,
    asks.MUTE: mute,
    asks.GO_ON: go_on,
    asks.ARCHIVE: put_away,
    asks.FREE: set_free,
    asks.RETURNED: returned,
    asks.FORGET_ME: forget_me,
    asks.ADD_PACK: add_pressed,
}
PERSONAL = frozenset({asks.RETURNED, asks.FORGET_ME, asks.ADD_PACK})
"""What concerns no campaign but a player's own days and person, or a server: such buttons work anywhere."""
