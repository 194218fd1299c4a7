"""The table: the only writer. One deed at a time per campaign, saved before anybody is answered."""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from datetime import datetime
from functools import partial

from bot.clock import WallClock
from bot.games import GameSystem, system
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.recent import Locks
from bot.store import FIRST_GAME, Saved, Store, StoreTrouble
from bot.store.noted_faults import NotedFault, note_fault
from bot.table.annals import read_in_slices
from bot.table.campaign import NOBODY, Language
from bot.table.carrying_out import Meant, as_written, do, do_at_once
from bot.table.deeds import Deed
from bot.table.entries import Entry
from bot.table.farewells import Farewells
from bot.table.files import Files
from bot.table.gate import Gate
from bot.table.numbers import number_of
from bot.table.outcomes import MOVED_ON, SET_ASIDE, UNREADABLE, UPGRADING, Outcome, TableFault, Venue
from bot.table.packs import HavePacks
from bot.table.pages import Pages
from bot.table.pins import Opened, Pins
from bot.table.pseudonyms import is_of_discord
from bot.table.reading import Reader, game_in, place_of, read_events
from bot.table.referee import Referee
from bot.table.repairs import BringBack, PutAway
from bot.whereabouts import at

__all__ = ["MOVED_ON", "SET_ASIDE", "UNREADABLE", "UPGRADING", "Outcome", "Table", "TableFault", "Venue", "game_in"]

log = logging.getLogger(__name__)

WALL_CLOCK = WallClock()


class Table:
    """Where all campaigns are played.

    The state is read from the store for every deed and thrown away afterwards: parsing it takes a fraction of
    a millisecond, and so a refusal or a crash half-way has nothing to clean up.
    """

    def __init__(
        self,
        store: Store,
        *,
        seeds: Callable[[], str] = secrets.token_hex,
        now: Callable[[], datetime] = WALL_CLOCK.now,
        on_deed: Callable[[int], None] | None = None,
    ) -> None:
        self._store = store
        self.referee = Referee()
        """Where rules are worked out."""
        self._gate = Gate()
        """Where files come in."""
        self.pages = Pages(store)
        """The past, page by page."""
        self._pins = Pins(store, self.referee)
        self._reader = Reader(self.referee, self._pins)
        self._files = Files(store, self.referee, self._pins, self._reader, self._gate, now)
        self._farewells = Farewells(store, self._reader, now)
        self._seeds = seeds
        self._now = now
        self.on_deed = on_deed
        """Told the campaign in which something was done, once it is saved."""
        self.before_deed: Callable[[int], Awaitable[None]] | None = None
        """Told the campaign in which something is about to be done; whatever takes long there is waited for."""
        self.packs_of: Callable[[Saved], HavePacks] | None = None
        """Asked which packs a campaign's server has; None where nobody keeps packs."""
        self._locks = Locks()

    # Looking

    async def look(self, campaign_id: int, known: Outcome | None = None) -> Outcome:
        """A campaign as it stands. What is known of it is not read again, if nothing was done there since."""
        saved = await self._store.load(campaign_id)
        if known is not None and (known.campaign_id, known.version) == (saved.id, saved.version):
            return known
        return await self._reader.outcome(saved)

    async def game_of(self, campaign_id: int) -> GameSystem:
        """The game of a campaign."""
        return game_in(await self._store.load(campaign_id))

    async def in_channel(self, channel: int) -> int | None:
        """The campaign that is played in a channel."""
        return await self._store.find_by_channel(channel)

    async def place(self, campaign_id: int) -> Venue:
        """Where a campaign is played."""
        return place_of(await self._store.load(campaign_id))

    async def happened(self, campaign_id: int, since_version: int, until_version: int | None = None) -> list[Event]:
        """What happened after one version, up to and with another."""
        written = await self._store.events(campaign_id, since=since_version, until=until_version)
        return await asyncio.to_thread(read_events, await self.game_of(campaign_id), written)

    async def annals(self, campaign_id: int) -> list[Entry]:
        """Everything that happened in a campaign and was not taken back."""
        kept = await self._store.annals(campaign_id)
        return await read_in_slices(await self.game_of(campaign_id), kept)

    async def quest_annals(self, campaign_id: int) -> list[Entry]:
        """The same of the quest in play, or of the last one."""
        return await self.pages.quest(await self.game_of(campaign_id), campaign_id)

    async def last_deed(self, campaign_id: int, player: int, *, but: Collection[str] = ()) -> int:
        """The version to which the last deed of a player led, without those of some kinds; 0 if there is none."""
        return await self._store.last_deed(campaign_id, player, but=but)

    # Doing

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        owner: int,
        name: str,
        language: Language,
        interaction: int,
        game: str = FIRST_GAME,
    ) -> Outcome:
        """Gather a party in a channel that has none."""
        campaign_id, repeated = await self._store.create_campaign(
            guild_id=guild,
            channel_id=channel,
            name=name,
            interaction_id=interaction,
            game=game,
            rules=system(game).rules,
            state=system(game).found(name, owner, language).model_dump_json(),
            now=self._now(),
            people={owner},
        )
        await self.have_packs(campaign_id)
        self._tell(campaign_id)
        return await self._reader.outcome(await self._store.load(campaign_id), repeated=repeated)

    async def start(self, campaign_id: int, player: int, *, interaction: int, seen: int | None = None) -> Outcome:
        """Begin the quest with a fresh secret."""
        game = await self.game_of(campaign_id)
        return await self.act(campaign_id, player, game.start(self._seeds()), interaction=interaction, seen=seen)

    async def begin_at_once(self, campaign_id: int, player: int, *, interaction: int) -> Outcome | None:
        """Bring whoever has just opened a campaign into the middle of it; None where a party gathers first."""
        deed = (await self.game_of(campaign_id)).at_once(self._seeds())
        return await self.act(campaign_id, player, deed, interaction=interaction) if deed is not None else None

    async def act(
        self,
        campaign_id: int,
        player: int,
        deed: Deed | Meant,
        *,
        interaction: int,
        seen: int | None = None,
        known: Saved | None = None,
    ) -> Outcome:
        """Let a player do something, once: a deed, or whatever is meant in the campaign as it stands.

        `seen` is the version the player was looking at: a deed thought out for another one is refused. `known` is
        the campaign as it was read just now, so that it need not be read again.
        """
        if self.before_deed is not None:
            await self.before_deed(campaign_id)
        lock = self._locks[campaign_id]
        fresh = None if lock.locked() else known
        async with lock:
            version = None
            try:
                saved = fresh if fresh is not None else await self._store.load(campaign_id)
                version = saved.version
                if (packs := self._packs_behind(saved)) is not None:
                    saved = await self._catch_up_with(packs, saved)
                    # Whoever saw the campaign as it was has missed nothing that matters to anything they do.
                    seen = saved.version if seen == version else seen
                    version = saved.version
                at(campaign_id, version)
                return await self._apply_once(saved, player, deed, interaction, seen)
            except (Refused, StoreTrouble):
                raise
            except Exception as error:
                fault = _fault(campaign_id, version, player, deed)
                await note_fault(self._store, campaign_id, await self._tried(fault, player, deed))
                raise fault from error

    async def archive(
        self, campaign_id: int, player: int, *, interaction: int, manager: bool = False, seen: int | None = None
    ) -> None:
        """Put a campaign away, so that its channel can have another. Its owner may, and the server's managers."""
        try:
            await self.act(campaign_id, player, PutAway(manager=manager), interaction=interaction, seen=seen)
        except Refused as refused:
            # What can't be read can't be told anything, but it must not hold its channel for ever.
            if not (manager and refused.code in SET_ASIDE):
                raise
            async with self._locks[campaign_id]:
                await self._store.archive(campaign_id, now=self._now())
            self._tell(campaign_id)

    async def archived_in(self, guild: int, channel: int) -> list[Outcome]:
        """The campaigns that were put away in a channel, the last one first."""
        return await self.readable(await self._store.archived_in(guild, channel))

    async def readable(self, campaigns: Iterable[int]) -> list[Outcome]:
        """These campaigns as they stand, without those whose save can't be read: they hold up no other."""
        found = []
        for campaign_id in campaigns:
            try:
                found.append(await self.look(campaign_id))
            except Refused as refused:
                if refused.code not in (*SET_ASIDE, UPGRADING):
                    raise
        return found

    async def restore(self, campaign_id: int, player: int, *, interaction: int, manager: bool = False) -> Outcome:
        """Go on with a campaign that was put away, if its channel is free."""
        return await self.act(campaign_id, player, BringBack(manager=manager), interaction=interaction)

    async def export(self, campaign_id: int, player: int, *, manager: bool = False) -> bytes:
        """Everything about a campaign as a file. It holds the secret seed, so not everybody gets it.

        Nobody does while it would give away what somebody keeps from everybody else.
        """
        return await self._files.export(campaign_id, player, manager=manager)

    async def bring_in(
        self, content: bytes, player: int, *, guild: int, channel: int, interaction: int, manager: bool = False
    ) -> Outcome:
        """Go on with a campaign from a file, in a channel that has none; refused if anything is wrong with it.

        Its owner may, and the server's managers; for anybody else it is not even read.
        """
        outcome = await self._files.bring_in(
            content, player, guild=guild, channel=channel, interaction=interaction, manager=manager
        )
        at(outcome.campaign_id, outcome.version)
        self._tell(outcome.campaign_id)
        return outcome

    async def forget(self, campaign_id: int, player: int, *, interaction: int) -> bool:
        """Have a campaign know somebody no more, archived or not; whether it is played on.

        Another number stands for them in all that was written down, and that one leaves the table. Where nobody
        can read the campaign, the number is all that changes.
        """
        demand(is_of_discord(player), "not_by_hand")
        async with self._locks[campaign_id]:
            played_on = await self._farewells.forget(campaign_id, player, interaction=interaction)
        self._tell(campaign_id)
        return played_on

    async def unpin(self) -> None:
        """What the store holds is about to be looked through: with the next deeds all they need is kept anew."""
        self._pins.unkept()
        await self.settle()

    async def settle(self) -> None:
        """Wait until every deed under way is saved."""
        await self._locks.settle()

    async def have_packs(self, campaign_id: int) -> None:
        """See to it that a campaign knows the packs that its server has by now."""
        if self.packs_of is None:
            return
        async with self._locks[campaign_id]:
            saved = await self._store.load(campaign_id)
            if (packs := self._packs_behind(saved)) is not None:
                await self._catch_up_with(packs, saved)

    def _packs_behind(self, saved: Saved) -> HavePacks | None:
        """What is to be told a campaign of packs; None if it knows already, as its save says at a glance."""
        packs = self.packs_of(saved) if self.packs_of is not None and not saved.archived else None
        if packs is None:
            return None
        known = f'"packs":{json.dumps(packs.packs, separators=(",", ":"))}'
        up_to_date = known in saved.state if packs.packs else '"packs":["' not in saved.state
        return None if up_to_date else packs

    async def _catch_up_with(self, packs: HavePacks, saved: Saved) -> Saved:
        """Tell a campaign of its server's packs; one that can't be told stays as it is."""
        number = number_of(saved.id, f"packs {saved.version} {' '.join(packs.packs)}")
        try:
            await self._apply_once(saved, NOBODY, packs, number, None)
        except Refused:
            return saved
        return await self._store.load(saved.id)

    def _tell(self, campaign_id: int) -> None:
        if self.on_deed is not None:
            self.on_deed(campaign_id)

    async def _apply_once(
        self, saved: Saved, player: int, meant: Deed | Meant, interaction: int, seen: int | None
    ) -> Outcome:
        """Apply a deed, or find out what it led to before: what was done mostly can't be done again."""
        try:
            return await self._apply(saved, player, meant, interaction, seen)
        except StoreTrouble:
            raise
        except Exception:
            recorded, now = await self._store.recorded(saved.id, interaction), await self._store.load(saved.id)
            if recorded is not None:
                return await self._reader.outcome(now, events=recorded.events, repeated=True)
            if seen is not None or now.version == saved.version:
                raise
        # Somebody was faster, and what is meant means the same in the campaign as it stands now.
        return await self._apply_once(now, player, meant, interaction, seen)

    async def _apply(
        self, saved: Saved, player: int, meant: Deed | Meant, interaction: int, seen: int | None
    ) -> Outcome:
        demand(not saved.archived or isinstance(meant, BringBack), "campaign_archived", campaign=saved.id)
        demand(seen is None or seen == saved.version, MOVED_ON, version=saved.version)
        done = await self.referee.rule(partial(do_at_once, saved, player, meant, self._pins))
        if isinstance(done, Opened):
            moved_on = await self._pins.fetch(done)
            done = await self.referee.rule(partial(do, done.campaign, player, meant, moved_on, self._pins))
        recorded = await self._store.record(
            saved.id,
            seen_version=saved.version,
            player=player,
            interaction_id=interaction,
            deed=done.deed,
            events=done.written,
            rules=done.rules,
            state=done.state,
            now=self._now(),
            under_way=done.under_way,
            contents=done.contents,
            becomes=done.becomes,
            people=done.people,
            begins=done.begins,
            scores=done.scores,
        )
        self._pins.kept(done.contents)
        at(saved.id, recorded.version)
        self._tell(saved.id)
        if recorded.repeated:  # another process was faster; what we worked out was not saved
            now = await self._store.load(saved.id)
            return await self._reader.outcome(now, events=recorded.events, repeated=True)
        return Outcome(saved.id, recorded.version, done.campaign, done.events, place=place_of(saved))

    async def _tried(self, fault: TableFault, player: int, meant: Deed | Meant) -> NotedFault:
        """What a fault came of, for a report; a button's deed is found again where that can be."""
        written = None
        with suppress(Exception):
            deed = meant if isinstance(meant, Deed) else meant((await self.look(fault.campaign_id)).campaign)
            written = as_written(deed)
        return NotedFault(fault.reference, self._now().isoformat(), fault.version, player, written)


def _fault(campaign_id: int, version: int | None, player: int, deed: Deed | Meant) -> TableFault:
    fault = TableFault(secrets.token_hex(4), campaign_id, version)
    # The kind only: the whole deed may hold the secret seed.
    log.exception("%s: player %s, deed %s", fault, player, deed.kind if isinstance(deed, Deed) else "of a button")
    return fault
