"""What is kept in memory for each of many campaigns, without growing for ever."""

import asyncio
from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """The last few of many: what nobody has asked for the longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        """What is kept, if it still is."""
        value = self._kept.pop(key, None)
        if value is not None:
            self._kept[key] = value
        return value

    def __setitem__(self, key: Key, value: Value) -> None:
        self._kept.pop(key, None)
        self._kept[key] = value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def forget(self, key: Key) -> None:
        """Nothing is known of this any more."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Nothing is known any more."""
        self._kept.clear()


class Locks:
    """A lock for each of many. It lives as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: int) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def __len__(self) -> int:
        return len(self._locks)

    async def settle(self) -> None:
        """Wait until whoever holds one now has let go."""
        for lock in list(self._locks.values()):
            async with lock:
                pass
