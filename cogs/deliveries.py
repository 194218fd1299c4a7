"""What the clock has to tell, brought into the channels; and the buttons on it."""

import hashlib
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.agenda import mute_key
from bot.agenda.due import Archiving, Chronicle, ForgottenAsk, HelpOffer, Message, NextNotice, Reminder
from bot.games import system_of
from bot.keeper import NotReached, Sent
from bot.kernel.refused import demand
from bot.store import Delivery, Heard, Panel
from bot.table.still_played import GoOn
from bot.table.table import Outcome
from bot.views.face import Face
from bot.views.reminders import archived_face, forgotten_face, next_face, offer_face, reminder_face
from cogs.access import stage_of
from cogs.catchup import chronicle
from cogs.interactions import Interaction, answer_privately, reader
from cogs.labels import Label
from cogs.troubles import TROUBLES, UNKNOWN_CHANNEL, code_of, is_trouble

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)


class Deliveries:
    """The keeper's courier: posts reminders and removes them once they are needless."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    async def deliver(self, campaign_id: int, due: Message, *, again: bool) -> Sent | None:
        """Post what is due, once; None where there is nothing to tell, or nowhere to tell it any more."""
        now = await self.bot.table.look(campaign_id)
        face = await self._face(now, due)
        if face is None:
            return None
        try:
            message = await stage_of(self.bot).posting.named(
                now, face, f"{campaign_id} {due.key}", called=due.players, again=again
            )
        except TROUBLES as error:
            if code_of(error) == UNKNOWN_CHANNEL:
                await stage_of(self.bot).lost(campaign_id)
                return None
            if not is_trouble(error):
                raise
            raise NotReached(f"{due.key}: {error!r}") from error
        if isinstance(due, Reminder):
            await self._replace(campaign_id, due, message.id)
        return Sent(message.channel.id, message.id)

    async def _replace(self, campaign_id: int, due: Reminder, message_id: int) -> None:
        """One reminder at a time: earlier ones to the same players about the same thing go."""
        kept = await self.bot.store.days.deliveries(campaign_id)
        earlier = [
            one
            for one in kept
            if one.occasion == due.occasion and one.message_id not in (None, message_id) and one.over is None
        ]
        for bundle in {one.bundle for one in earlier}:
            together = [one for one in earlier if one.bundle == bundle]
            if {one.player for one in together} <= set(due.players):
                await self.tidy(campaign_id, together)
                await self.bot.store.days.over(campaign_id, [one.key for one in together], self.bot.clock.now())

    async def shown(self, campaign_id: int) -> None:
        """Let the panel show what the clock did. What Discord does not take, the stage tries again by itself."""
        try:
            await stage_of(self.bot).show(campaign_id)
        except TROUBLES as error:
            if not is_trouble(error):
                raise
            log.warning("campaign %s can't be shown yet: %s", campaign_id, error)

    async def tidy(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """Remove messages that are about nothing any more."""
        posted = {(one.channel_id, one.message_id) for one in deliveries}
        for channel_id, message_id in posted:
            if channel_id is None or message_id is None:
                continue
            if not await stage_of(self.bot).posting.remove(Panel("old", channel_id, message_id)):
                raise NotReached(f"message {message_id} is still there")

    async def _face(self, now: Outcome, due: Message) -> Face | None:
        campaign, stage = now.campaign, stage_of(self.bot)
        match due:
            case Reminder():
                return reminder_face(campaign, due, await stage.link(now.campaign_id), _mark(due.awaited.occasion))
            case HelpOffer():
                return offer_face(campaign, due, await stage.link(now.campaign_id))
            case NextNotice():
                return next_face(campaign, due, await stage.link(now.campaign_id))
            case Chronicle():
                return await chronicle(self.bot, now.campaign_id, due.since, due.at)
            case ForgottenAsk():
                return forgotten_face(campaign, due)
            case Archiving():
                await stage.clear(now.campaign_id)
                return archived_face(campaign)
        raise TypeError(f"nobody knows how to tell {type(due).__name__}")


def _mark(occasion: str) -> str:
    """An occasion in a few letters, for a button."""
    return hashlib.sha256(occasion.encode()).hexdigest()[:12]


# Buttons ------------------------------------------------------------------------------------------------------


async def mute(interaction: Interaction, label: Label, about: str) -> None:
    """No more reminders of what is waited for now."""
    bot, player = interaction.client, interaction.user.id
    campaign = (await bot.table.look(label.campaign)).campaign
    demand(campaign.at_table(player), "not_at_the_table")
    waited = system_of(campaign).awaited(campaign)
    if waited is None or _mark(waited.occasion) != about:
        await answer_privately(interaction, reader(interaction).text("answer-mute-over"))
        return
    if player not in waited.players:
        await answer_privately(interaction, reader(interaction).text("answer-mute-not-you"))
        return
    muted = Heard(waited.occasion, {mute_key(player, waited.occasion): player}, bot.clock.now())
    await bot.store.days.heard(label.campaign, muted)
    bot.keeper.poke(label.campaign)
    await _put_by(interaction, label.campaign, waited.occasion)
    await answer_privately(interaction, reader(interaction).text("answer-muted"))


async def _put_by(interaction: Interaction, campaign_id: int, occasion: str) -> None:
    """Remove the reminder that was pressed, if nobody whom it calls wants to be reminded any more."""
    bot, message = interaction.client, interaction.message
    kept = await bot.store.days.deliveries(campaign_id)
    here = [one for one in kept if message is not None and one.message_id == message.id]
    silent = {one.player for one in kept if one.key == mute_key(one.player, occasion)}
    if here and {one.player for one in here} <= silent:
        with suppress(NotReached):
            await Deliveries(bot).tidy(campaign_id, here)
            await bot.store.days.over(campaign_id, [one.key for one in here], bot.clock.now())
            bot.keeper.poke(campaign_id)


async def go_on(interaction: Interaction, label: Label, about: str) -> None:
    """The campaign is not forgotten."""
    bot = interaction.client
    await bot.table.act(label.campaign, interaction.user.id, GoOn(), interaction=interaction.id)
    await stage_of(bot).show(label.campaign)
    await answer_privately(interaction, reader(interaction).text("answer-going-on"))
