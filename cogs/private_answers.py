"""Look-ups: private answers with a picture and its text, in the reader's language."""

from collections.abc import Sequence

import discord

from bot.descent.party.campaign import Campaign
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.reference.holdings import skill_lines
from bot.kernel.refused import Refused
from bot.words import language_of
from cogs.interactions import Interaction, reader
from cogs.layout import LONGEST_ANSWER, files_of, pages, shortened
from renders.descent import drawings
from renders.studio import Picture

LONGEST_QUOTE = 80


async def send(interaction: Interaction, text: str, pictures: Sequence[Picture] = ()) -> None:
    """A private message with pictures."""
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=text or None, attachments=files_of(pictures))
    else:
        await interaction.followup.send(text, files=files_of(pictures), ephemeral=True)


async def send_lines(interaction: Interaction, lines: Sequence[str], pictures: Sequence[Picture] = ()) -> None:
    """A private answer of any length, on as many messages as it takes; the pictures are on the first."""
    first, *more = list(pages(lines, LONGEST_ANSWER)) or ["…"]
    await send(interaction, first, pictures)
    for page in more:
        await interaction.followup.send(page, ephemeral=True)


def quoted(text: str) -> str:
    """What somebody typed, fit to be repeated: short, without markdown, and calling nobody."""
    plain = discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(text.split())))
    return shortened(plain, LONGEST_QUOTE)


async def send_hero(interaction: Interaction, campaign_id: int, hero: str | None) -> None:
    """A hero's sheet; the reader's own if none is named."""
    campaign = encamped((await interaction.client.table.look(campaign_id)).campaign)
    shown = hero or own_hero(campaign, interaction)
    view = hero_sheet_view(campaign, shown, language_of(interaction.locale))
    text = "\n".join([f"**{view.name}**", *skill_lines(campaign, shown, reader(interaction))])
    picture = await interaction.client.studio.picture(drawings.hero_sheet(view))
    await send(interaction, shortened(text, LONGEST_ANSWER), [picture])


async def send_inventory(
    interaction: Interaction, campaign_id: int, hero: str | None, lines: Sequence[str] = ()
) -> None:
    """What a hero carries, the reader's own belongings if no hero is named; above the picture what lines tell."""
    campaign = encamped((await interaction.client.table.look(campaign_id)).campaign)
    view = inventory_view(campaign, hero or own_hero(campaign, interaction), language_of(interaction.locale))
    text = shortened("\n".join(lines or [f"**{view.name}**"]), LONGEST_ANSWER)
    await send(interaction, text, [await interaction.client.studio.picture(drawings.inventory(view))])


def own_hero(campaign: Campaign, interaction: Interaction) -> str:
    """The reader's hero whose turn it is, or their first; for onlookers whoever acts."""
    game = campaign.running()
    mine = campaign.heroes_of(interaction.user.id)
    acting = game.turn.hero if game.turn is not None else None
    if acting is not None and (acting in mine or not mine):
        return acting
    found = next(iter(mine or game.heroes), None)
    if found is None:
        raise Refused("not_at_the_table")
    return found
