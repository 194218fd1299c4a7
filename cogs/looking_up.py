"""From a question to the game that answers it, and back with lines and pictures."""

from collections.abc import Mapping, Sequence

from bot.games import DEFAULT_GAME, presenter, presenter_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.table import Outcome
from bot.views.face import Face
from bot.views.lookups import Found, Inquiry, Lookup
from bot.words import language_of
from cogs.completing import Suggest, Suggestions, options_of, quietly
from cogs.interactions import NOT_IN_THIS_GAME, Interaction, campaign_here
from cogs.private_answers import send_face, send_lines
from renders import theme


class PlainHelp(Lookup):
    """What somebody can do now, in a game that has no more to say about it."""

    def answer(self, inquiry: Inquiry) -> Found:
        assert inquiry.campaign is not None
        shown = presenter_of(inquiry.campaign)
        title = shown.words(inquiry.language).text("help-title")
        return Found([f"### {title}", shown.what_now(inquiry.campaign, inquiry.player, inquiry.language)])


EVERYWHERE: Mapping[str, Lookup] = {"help": PlainHelp()}
"""What is answered in every game, unless it has an answer of its own."""


async def look_up(interaction: Interaction, name: str, **typed: str | None) -> None:
    """Answer whoever asks, by the game of this channel; where none is played, by the one meant by default."""
    lookup, inquiry = await _inquiry(interaction, name, **typed)
    found = lookup.answer(inquiry)
    if found.rows:
        now = await interaction.client.table.look(await campaign_here(interaction))
        title, *lines = found.lines
        face = Face(title, theme.GOLD, pictures=found.pictures, story=tuple(lines), rows=found.rows)
        await send_face(interaction, now, face)
        return
    pictures = [await interaction.client.studio.picture(drawing) for drawing in found.pictures]
    await send_lines(interaction, found.lines, pictures)


def suggesting(name: str, option: str) -> Suggest:
    """Suggests what may be typed for an option of a look-up."""

    async def found(interaction: Interaction) -> list[tuple[str, str]]:
        typed = {key: str(value) for key, value in options_of(interaction).items() if value is not None}
        lookup, inquiry = await _inquiry(interaction, name, **typed)
        return lookup.suggest(option, inquiry)

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        return await quietly(interaction, found(interaction))

    return suggest


async def _inquiry(interaction: Interaction, name: str, **typed: str | None) -> tuple[Lookup, Inquiry]:
    """The look-up of this name in the game that is played here, and what its reader has typed."""
    table, reader = interaction.client.table, (interaction.user.id, language_of(interaction.locale))
    known = {option: value for option, value in typed.items() if value is not None}
    if await table.in_channel(interaction.channel_id or 0) is None:
        lookup = _lookup(DEFAULT_GAME, name)
        demand(lookup.anywhere, "no_campaign_here")
        return lookup, Inquiry(*reader, typed=known)
    now = await table.look(await campaign_here(interaction))
    lookup = _lookup(now.campaign.game_id, name)
    if lookup.since is None:
        return lookup, Inquiry(*reader, now.campaign, known)
    lately, since = await _since(interaction, now, lookup.since)
    return lookup, Inquiry(*reader, now.campaign, known, lately, f"{since}-{now.version}")


def _lookup(game: str, name: str) -> Lookup:
    found = presenter(game).lookups.get(name) or EVERYWHERE.get(name)
    if found is None:
        raise Refused(NOT_IN_THIS_GAME, game=game, command=(name,))
    return found


async def _since(interaction: Interaction, now: Outcome, kind: str) -> tuple[Sequence[Event], int]:
    """What the reader may know of what happened since the last event of a kind, and the version before it."""
    last = await interaction.client.store.last_told(now.campaign_id, kind)
    events = await interaction.client.table.happened(now.campaign_id, last - 1) if last else []
    seats = now.campaign.heroes_of(interaction.user.id)
    return [event for event in events if event.is_for(seats)], max(last - 1, 0) if last else now.version
