"""A pack as its files: checked for what they are called and how large they are, whatever stands in them."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from bot.kernel.refused import Refused, demand
from bot.packs.card import CARD, LONGEST_ID, Card, read_card

MOST_FILES = 150
MOST_IN_FILE = 128 * 1024
MOST_IN_ALL = 2 * 1024 * 1024
"""Bytes of all files, unpacked; the largest campaign of ours with all its quests and words has half of that."""
NAME = re.compile(r"(?:[a-z0-9_]{1,50}/){0,3}[A-Za-z0-9_]{1,50}\.(?:yaml|ftl|md|txt)")
"""What files of a pack are called: nothing leads out of its folder, nothing is hidden, nothing can be run."""
OF = "__"
"""Between the name of a pack and that of a thing in it: `winter__ambush`. Nothing of a game is called so."""
MARK_LENGTH = 10
EDITION = re.compile(rf"(?P<edition>[a-z][a-z0-9]{{2,{LONGEST_ID - 1}}}_[0-9a-f]{{{MARK_LENGTH}}}){OF}")


@dataclass(frozen=True)
class Bundle:
    """The files of a pack by their paths, in order."""

    files: Mapping[str, bytes]
    known_as: str | None = None
    """Of which edition these are the files that are left, where some had to be set aside."""

    @cached_property
    def card(self) -> Card:
        """What it says of itself."""
        return read_card(self.files[CARD])

    @cached_property
    def mark(self) -> str:
        """By which one state of a pack is told from every other: a digest of all that is in it."""
        digest = blake2b(digest_size=MARK_LENGTH // 2)
        for path, content in sorted(self.files.items()):
            digest.update(f"{len(path)} {path} {len(content)} ".encode() + content)
        return digest.hexdigest()

    @property
    def edition(self) -> str:
        """The pack as it is in this state: two that differ in a comma are two editions."""
        return self.known_as or f"{self.card.id}_{self.mark}"

    def without(self, paths: Collection[str]) -> "Bundle":
        """The same edition, as far as it is sound."""
        left = {path: content for path, content in self.files.items() if path not in paths}
        return Bundle(left, self.edition)


def edition_in(name: str) -> str | None:
    """The edition of a pack to which something of this name belongs; None for what comes with the game."""
    found = EDITION.match(name)
    return found["edition"] if found is not None else None


def pack_in(edition: str) -> str:
    """Of which pack this is an edition."""
    return edition.partition("_")[0]


def bundle_of(files: Iterable[tuple[str, bytes]]) -> Bundle:
    """These files as a pack, if they can be one; a refusal names the file that can't."""
    found: dict[str, bytes] = {}
    whole = 0
    for path, content in files:
        check_name(path)
        demand(path.casefold() not in {each.casefold() for each in found}, "pack_file_twice", file=path)
        demand(len(found) < MOST_FILES, "pack_too_many_files", most=MOST_FILES)
        whole += len(content)
        demand(len(content) <= MOST_IN_FILE, "pack_file_too_large", file=path, most=MOST_IN_FILE // 1024)
        demand(whole <= MOST_IN_ALL, "pack_too_large", most=MOST_IN_ALL // 1024)
        found[path] = content
    demand(CARD in found, "pack_without_card")
    bundle = Bundle(dict(sorted(found.items())))
    bundle.card  # noqa: B018  (what is wrong with it is told now)
    return bundle


def check_name(path: str) -> None:
    """Refuse what no file of a pack is called."""
    if NAME.fullmatch(path) is None:
        raise Refused("pack_bad_name", file=shown(path))


def shown(path: str) -> str:
    """A name that anybody may have written, for a sentence."""
    return re.sub(r"[^A-Za-z0-9_./ -]", "?", path)[:80]
