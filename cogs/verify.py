"""/campaign verify: a proof that the dice of a quest were settled before it began."""

import asyncio
from typing import TYPE_CHECKING

from bot.games import presenter_of
from bot.saves.proving import Proof, prove
from bot.words import language_of
from bot.words.speaker import Speaker
from cogs.interactions import Interaction, answer_privately, look_here, through
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau


class ProvingCommands:
    """The part of /campaign that is for whoever doubts the dice."""

    bot: "Flambeau"
    proving: asyncio.Lock
    """A long log takes a while to be played again: one at a time is enough."""

    @command("campaign", "verify")
    async def verify(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._verify(interaction))

    async def _verify(self, interaction: Interaction) -> None:
        now, _ = await look_here(interaction)
        saved = await self.bot.store.load(now.campaign_id)
        annals = await self.bot.store.annals(now.campaign_id)
        async with self.proving:
            proof = await asyncio.to_thread(prove, saved, now.campaign.name, annals)
        say = presenter_of(now.campaign).words(language_of(interaction.locale))
        await answer_privately(interaction, "\n".join(_told(proof, say)))


def _told(proof: Proof | None, say: Speaker) -> list[str]:
    """What the dice of this campaign can be shown to be."""
    if proof is None:
        return [say.text("verify-nothing-yet")]
    published = say.text("verify-commitment", commitment=proof.commitment)
    if proof.seed is None:
        return [say.text("verify-at-the-end"), published]
    seed = say.text("verify-seed", seed=proof.seed)
    where = proof.where.version if proof.where is not None else 0
    verdict = say.text(f"verify-{proof.verdict}", deeds=proof.deeds, deed=where)
    return [verdict, published, seed, f"-# {say.text('verify-yourself')}"]
