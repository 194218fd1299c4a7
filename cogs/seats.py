"""/campaign handover, takeover, dismiss and keeper: who plays a hero, and who moves one that has no player."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands, ui

from bot.kernel.refused import demand
from bot.table.absence import SetKeeper, TakeOver
from bot.table.campaign import NOBODY, Campaign
from bot.table.dismissing import FreeSeat, ProposeDismissal
from bot.table.outcomes import Outcome
from bot.table.seat_offers import AcceptSeat, OfferSeat
from bot.views import asks
from bot.views.codec import BETWEEN, OUTDATED
from bot.words.speaker import Speaker
from cogs.access import manages, stage_of
from cogs.campaign_settings import act
from cogs.heroes import heroes, own, seat_meant, settled
from cogs.interactions import Interaction, answer_privately, look_here, through
from cogs.labels import Label
from cogs.layout import ASKING
from cogs.press import Press
from cogs.translator import command, text

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_ID = 20
"""Of a person on Discord."""

KEEPERS = [
    app_commands.Choice(name=text(f"choice-keeper-{hand}"), value=hand) for hand in ("autopilot", "party", "player")
]


def orphans(campaign: Campaign, interaction: Interaction) -> list[str]:
    """Heroes without a player, and those that one is asked to play."""
    me = interaction.user.id
    return [seat.hero for seat in campaign.seats if seat.player == NOBODY or seat.offered == me]


def to_set_free(campaign: Campaign, interaction: Interaction) -> list[str]:
    """All heroes that have a player, one's own first: those at the table may set them free, or vote on it."""
    player = interaction.user.id
    may = campaign.takes_part(player) or manages(interaction)
    played = [seat for seat in campaign.seats if seat.player != NOBODY] if may else []
    return [seat.hero for seat in sorted(played, key=lambda seat: seat.player != player)]


class SeatCommands:
    """The part of /campaign that is about who plays which hero."""

    bot: "Flambeau"

    @command("campaign", "handover")
    @app_commands.autocomplete(hero=heroes(own))
    async def handover(self, interaction: Interaction, hero: str, player: discord.User) -> None:
        async def work() -> None:
            demand(not player.bot, "bots_do_not_play")
            now, say = await look_here(interaction)
            chosen = seat_meant(now.campaign, hero, say)
            told = say.text("answer-offered", hero=say.seat_name(chosen), player=player.mention)
            await act(interaction, OfferSeat(hero=chosen, to=player.id), told)

        await through(interaction, "private", work)

    @command("campaign", "takeover")
    @app_commands.autocomplete(hero=heroes(orphans))
    async def takeover(self, interaction: Interaction, hero: str) -> None:
        async def work() -> None:
            now, say = await look_here(interaction)
            chosen = seat_meant(now.campaign, hero, say)
            told = say.text("answer-taken-over", hero=say.seat_name(chosen))
            offered = now.campaign.seat_of(chosen).offered == interaction.user.id
            await act(interaction, AcceptSeat(hero=chosen) if offered else TakeOver(hero=chosen), told)

        await through(interaction, "private", work)

    @command("campaign", "dismiss")
    @app_commands.autocomplete(hero=heroes(to_set_free))
    async def dismiss(self, interaction: Interaction, hero: str, player: discord.User | None = None) -> None:
        await through(interaction, "private", lambda: self._dismiss(interaction, hero, player))

    async def _dismiss(self, interaction: Interaction, typed: str, heir: discord.User | None) -> None:
        """Who may, is asked once more; the others at the table put it to the vote."""
        demand(heir is None or not heir.bot, "bots_do_not_play")
        now, say = await look_here(interaction)
        seat = now.campaign.seat_of(seat_meant(now.campaign, typed, say))
        demand(seat.player != NOBODY, "nobody_plays_it", hero=seat.hero)
        if interaction.user.id in (seat.player, now.campaign.owner) or manages(interaction):
            await self._ask_to_dismiss(interaction, now, seat.hero, heir, say)
        else:
            told = say.text("answer-dismissal-proposed", hero=say.seat_name(seat.hero))
            await act(interaction, ProposeDismissal(hero=seat.hero), told)

    async def _ask_to_dismiss(
        self, interaction: Interaction, now: Outcome, hero: str, heir: discord.User | None, say: Speaker
    ) -> None:
        """Only asks; it happens when the button is pressed."""
        seat = now.campaign.seat_of(hero)
        whom = f"{BETWEEN}{heir.id}" if heir is not None else ""
        label = Label(now.campaign_id, now.version, f"{ASKING}{asks.FREE}:{seat.hero}{whom}")
        view = ui.View(timeout=None)
        view.add_item(
            Press(ui.Button(label=say.text("button-free"), style=discord.ButtonStyle.danger, custom_id=str(label)))
        )
        asked = say.text("ask-dismiss", hero=say.seat_name(seat.hero), player=f"<@{seat.player}>")
        await interaction.edit_original_response(content=asked, view=view)

    @command("campaign", "keeper")
    @app_commands.autocomplete(hero=heroes(settled))
    @app_commands.choices(keeper=KEEPERS)
    async def keeper(
        self, interaction: Interaction, hero: str, keeper: Literal["autopilot", "party", "player"]
    ) -> None:
        async def work() -> None:
            now, say = await look_here(interaction)
            chosen = seat_meant(now.campaign, hero, say)
            told = say.text(f"answer-keeper-{keeper}", hero=say.seat_name(chosen))
            await act(interaction, SetKeeper(hero=chosen, keeper=keeper), told)

        await through(interaction, "private", work)


async def set_free(interaction: Interaction, label: Label, about: str) -> None:
    """The button under the question whether a hero shall have no player any more, and who is asked to play it."""
    bot, (_, say) = interaction.client, await look_here(interaction)
    hero, _, heir = about.partition(BETWEEN)
    demand(heir == "" or (heir.isdecimal() and len(heir) <= LONGEST_ID), OUTDATED)
    deed = FreeSeat(hero=hero, to=int(heir) if heir else None, manager=manages(interaction))
    done = await bot.table.act(label.campaign, interaction.user.id, deed, interaction=interaction.id)
    await stage_of(bot).show(label.campaign, done)
    await answer_privately(interaction, say.text("answer-dismissed", hero=say.seat_name(hero)))
