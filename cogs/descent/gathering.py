"""/campaign join, leave and settings: how a party of heroes comes together, and what it agrees on."""

from typing import TYPE_CHECKING, Literal, get_args

from discord import app_commands

from bot.descent.content.cards import Archetype
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Leave
from bot.descent.party.settings import Configure
from bot.descent.road.events import HeroProposed
from bot.descent.views.panel.collection import collection_face
from bot.descent.views.panel.newcomers import leaving_face, newcomer_face
from bot.descent.views.reference.meant import hero_meant
from bot.descent.views.settings.campaign import settings_lines
from bot.descent.words import Words, words
from bot.views.suggesting import named
from cogs.access import add_to_group, stage_of
from cogs.campaign_settings import LANGUAGES, act, offered
from cogs.completing import Suggestions, completed, options_of
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes, own
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.labels import Label
from cogs.private_answers import send_face
from cogs.translator import text

if TYPE_CHECKING:
    from bot.app import Flambeau

TIES = offered("fair", "merciful", "cunning", "vote")
DIFFICULTIES = offered("normal", "hard")
ORDERS = offered("alternating", "heroes_first")
TURNS = offered("free", "fixed")
MONSTERS = offered("moving", "still")
TAKING = [app_commands.Choice(name=text(f"choice-taking-{value}"), value=value) for value in ("free", "asked")]
DECISIONS = [
    app_commands.Choice(name=text(f"choice-decisions-{value}"), value=value) for value in ("vote", "anyone")
]


def free(campaign: Campaign, interaction: Interaction) -> list[str]:
    """Heroes nobody has taken."""
    return campaign.free_heroes()


async def suggest_class(interaction: Interaction, current: str) -> Suggestions:
    """Classes the chosen hero can still take."""
    say = reader(interaction)

    def open_to(campaign: Campaign) -> list[tuple[str, str]]:
        hero = hero_meant(str(options_of(interaction).get("hero") or ""), say)
        anyone = [hero] if hero in library().heroes else campaign.free_heroes()
        found = dict.fromkeys(calling for each in anyone for calling in campaign.free_classes(each))
        return named(list(found), say.hero_class, current)

    return await completed(interaction, open_to)


def _class_meant(typed: str, say: Words) -> str:
    shelf = library()
    callings = (calling for archetype in get_args(Archetype) for calling in shelf.callings(archetype))
    named = {say.hero_class(calling).casefold(): calling for calling in callings}
    return named.get(typed.casefold(), typed)


@command("campaign", "join")
@app_commands.autocomplete(hero=heroes(free), hero_class=suggest_class)
async def join(interaction: Interaction, hero: str, hero_class: str) -> None:
    """Take a free hero and a class for it; whoever has one asks the others, once the campaign is under way."""
    say = reader(interaction)
    chosen, calling = hero_meant(hero, say), _class_meant(hero_class, say)

    async def work() -> None:
        bot, campaign_id = interaction.client, await campaign_here(interaction)
        deed = Join(hero=chosen, hero_class=calling)
        done = await bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
        await stage_of(bot).show(campaign_id, done)
        proposed = any(isinstance(event, HeroProposed) for event in done.events)
        facts = {"hero": say.hero(chosen), "hero_class": say.hero_class(calling)}
        key = "newcomer-agreed" if proposed else "view-joined"
        await answer_privately(interaction, say.text(key, **({} if proposed else facts)))

    await through(interaction, "private", work)


async def newcomer_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The button of a party under way: which hero one could join with, for the reader alone."""
    now = await interaction.client.table.look(label.campaign)
    await send_face(interaction, now, newcomer_face(now.campaign, interaction.user.id, reader(interaction)))


async def collection_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The boxes the party owns and could add between quests, for the reader alone."""
    now = await interaction.client.table.look(label.campaign)
    await send_face(interaction, now, collection_face(now.campaign, reader(interaction)))


@command("campaign", "leave")
@app_commands.autocomplete(hero=heroes(own))
async def leave(interaction: Interaction, hero: str) -> None:
    """Give a hero back; under way it is asked once more, since the hero is gone then."""
    say = reader(interaction)
    chosen = hero_meant(hero, say)

    async def work() -> None:
        now = await interaction.client.table.look(await campaign_here(interaction))
        if now.campaign.phase in ("travelling", "over"):
            await send_face(interaction, now, leaving_face(now.campaign, interaction.user.id, chosen, say))
        else:
            await act(interaction, Leave(hero=chosen), say.text("view-left", hero=say.hero(chosen)))

    await through(interaction, "private", work)


@command("campaign", "settings")
@app_commands.choices(
    language=LANGUAGES,
    ties=TIES,
    difficulty=DIFFICULTIES,
    order=ORDERS,
    turns=TURNS,
    decisions=DECISIONS,
    monsters=MONSTERS,
    taking=TAKING,
)
async def settings(
    interaction: Interaction,
    language: Literal["fr", "en"] | None = None,
    ties: Literal["fair", "merciful", "cunning", "vote"] | None = None,
    difficulty: Literal["normal", "hard"] | None = None,
    order: Literal["alternating", "heroes_first"] | None = None,
    turns: Literal["free", "fixed"] | None = None,
    decisions: Literal["vote", "anyone"] | None = None,
    monsters: Literal["moving", "still"] | None = None,
    taking: Literal["free", "asked"] | None = None,
) -> None:
    """Change what was named, and tell how everything is settled."""
    deed = Configure(
        language=language,
        ties=ties,
        difficulty=difficulty,
        order=order,
        turns=turns,
        decisions=decisions,
        monster_turns=monsters,
        taking=taking,
    )
    await through(interaction, "private", lambda: _settle(interaction, deed))


async def _settle(interaction: Interaction, deed: Configure) -> None:
    bot, campaign_id = interaction.client, await campaign_here(interaction)
    if deed != Configure():
        await bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
        await stage_of(bot).show(campaign_id)
    now = await bot.table.look(campaign_id)
    told = settings_lines(now.campaign, reader(interaction))
    if deed.language is not None:
        told.append(words(deed.language).text("answer-language"))
    await answer_privately(interaction, "\n".join(told))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    add_to_group(bot, "campaign", join, leave, settings)
