"""Which packs there are for whom: those of the whole installation, and those that a server has added itself."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from datetime import timedelta
from pathlib import Path

from bot.clock import Clock
from bot.games import GAMES, SetAside, system
from bot.kernel.refused import Refused
from bot.packs.archive import packed, unpacked
from bot.packs.bundle import Bundle
from bot.packs.folder import found_in, state_of
from bot.store import Saved, Store
from bot.store.packs import PackPlace
from bot.table.packs import HavePacks

log = logging.getLogger(__name__)

EVERY = timedelta(seconds=20)
"""How often it is looked whether the folder has changed."""
SELDOM = timedelta(days=1)
"""Where there is no folder, there is nothing to look at."""


class PackKeeper:
    """Puts packs on the games' shelves, and knows which server has which."""

    def __init__(self, store: Store, folder: Path | None, clock: Clock) -> None:
        self._store = store
        self._folder = folder
        self._clock = clock
        self._state: tuple[tuple[str, int, int], ...] = ()
        self._everywhere: dict[str, Bundle] = {}
        self._of_guild: dict[int, dict[str, Bundle]] = {}
        self._unpacked: dict[str, Bundle] = {}
        self._busy = asyncio.Lock()
        self._wrong: dict[str, list[SetAside]] = {}
        self._files: dict[str, bytes] = {}
        self.set_aside: list[SetAside] = []
        """What is wrong with any of them; everything else can be played."""

    async def refresh(self) -> None:
        """Look at folder and store, and put on the shelves what is there. What is under way keeps what it has."""
        async with self._busy:
            self._state = await asyncio.to_thread(state_of, self._folder)
            found = await asyncio.to_thread(found_in, self._folder)
            for bundle in found.bundles.values():
                # Whoever begins it may go on with it when it is another one here.
                content = await asyncio.to_thread(packed, bundle)
                await self._store.packs.keep(bundle.edition, content, self._clock.now())
            self._files = dict(await self._store.packs.kept())
            bundles = await asyncio.to_thread(self._read, self._files)
            wrong = await asyncio.to_thread(_stock, list(bundles.values()))
            # Nobody is told of a pack before it is on the shelves.
            self._everywhere = found.bundles
            self._of_guild = _by_guild(await self._store.packs.places(), bundles)
            self._note_mistakes(found.set_aside, wrong)

    def _note_mistakes(self, no_packs: list[SetAside], wrong: list[tuple[str, SetAside]]) -> None:
        """What can't be played of the packs that somebody has, and of the folder."""
        self._wrong = {}
        for edition, piece in wrong:
            self._wrong.setdefault(edition, []).append(piece)
        offered = {bundle.edition for bundle in self._offered()}
        self.set_aside = [*no_packs, *(piece for of, piece in wrong if of in offered)]
        for piece in self.set_aside:
            for mistake in piece.mistakes:
                log.error("%s is set aside: %s", piece.piece, mistake)

    def _offered(self) -> Iterable[Bundle]:
        yield from self._everywhere.values()
        for packs in self._of_guild.values():
            yield from packs.values()

    def _read(self, kept: Mapping[str, bytes]) -> dict[str, Bundle]:
        """What lies in the store; each edition is unpacked once."""
        fresh = _unpacked({edition: content for edition, content in kept.items() if edition not in self._unpacked})
        known = {edition: bundle for edition, bundle in self._unpacked.items() if edition in kept}
        self._unpacked = known | fresh
        return dict(self._unpacked)

    def files(self) -> Mapping[str, bytes]:
        """All editions on the shelves, for processes of ours that have shelves of their own."""
        return self._files

    # Who has what

    def everywhere(self) -> list[Bundle]:
        """The packs of the whole installation."""
        return sorted(self._everywhere.values(), key=lambda bundle: bundle.card.id)

    def of_guild(self, guild: int) -> list[Bundle]:
        """Those that a server has added itself."""
        return sorted(self._of_guild.get(guild, {}).values(), key=lambda bundle: bundle.card.id)

    def known(self, game: str, guild: int) -> list[Bundle]:
        """All that campaigns of a game on a server may play; its own edition before the installation's."""
        here = self._everywhere | self._of_guild.get(guild, {})
        return [here[name] for name in sorted(here) if here[name].card.game == game]

    def of_campaign(self, saved: Saved) -> HavePacks:
        """What a campaign is to know of packs."""
        return HavePacks(packs=tuple(bundle.edition for bundle in self.known(saved.game, saved.guild_id)))

    def wrong_with(self, bundle: Bundle) -> list[SetAside]:
        """What of a pack can't be played."""
        return self._wrong.get(bundle.edition, [])

    # Changing

    async def add(self, guild: int, bundle: Bundle) -> None:
        """From now on a server has this pack, in this edition."""
        await self._store.packs.put_up(guild, bundle.card.id, bundle.edition, packed(bundle), self._clock.now())
        await self.refresh()

    async def remove(self, guild: int, pack: str) -> bool:
        """A server has this pack no longer; whether it had."""
        gone = await self._store.packs.take_down(guild, pack)
        await self.refresh()
        return gone

    async def watch(self) -> None:
        """Look at the folder again and again; until cancelled. Campaigns hear of it with their next deed."""
        while True:
            await self._clock.sleep_until(self._clock.now() + (SELDOM if self._folder is None else EVERY))
            if self._folder is not None and await asyncio.to_thread(state_of, self._folder) != self._state:
                await self.refresh()


def _by_guild(places: Iterable[PackPlace], bundles: Mapping[str, Bundle]) -> dict[int, dict[str, Bundle]]:
    """By server and name: which pack it has."""
    found: dict[int, dict[str, Bundle]] = {}
    for place in places:
        if place.edition in bundles:
            found.setdefault(place.guild_id, {})[place.pack] = bundles[place.edition]
    return found


async def stock_kept(store: Store) -> None:
    """Put all packs on the shelves that campaigns of a store may speak of: for whoever only reads them."""
    bundles = await asyncio.to_thread(_unpacked, dict(await store.packs.kept()))
    await asyncio.to_thread(_stock, list(bundles.values()))


def _unpacked(kept: Mapping[str, bytes]) -> dict[str, Bundle]:
    found = {}
    for edition, content in kept.items():
        try:
            found[edition] = unpacked(content)
        except Refused as refused:
            log.error("the pack %s can't be read: %s", edition, refused)
    return found


def _stock(bundles: list[Bundle]) -> list[tuple[str, SetAside]]:
    return [
        (bundle.edition, piece)
        for game in GAMES
        for bundle, pieces in system(game).stock([each for each in bundles if each.card.game == game])
        for piece in pieces
    ]
