"""A cache that forgets what was used longest ago once it holds too many bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock
from typing import Generic, TypeVar

from PIL import Image

Value = TypeVar("Value")

MEGABYTE = 1 << 20


def image_bytes(image: Image.Image) -> int:
    """Memory of a picture: Pillow keeps four bytes a pixel, or one for masks and palette pictures."""
    return image.width * image.height * (1 if image.mode in ("L", "P", "1") else 4)


class BytesLRU(Generic[Value]):
    """Keeps values by key, never more than `limit` bytes of them; safe to share between threads."""

    def __init__(self, limit: int, size: Callable[[Value], int]) -> None:
        self.limit = limit
        self.used = 0
        self._size = size
        self._values: OrderedDict[Hashable, Value] = OrderedDict()
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._values

    def get(self, key: Hashable) -> Value | None:
        """The value, which thereby counts as just used; None if it is not kept."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Hashable, value: Value) -> None:
        """Keep a value; one larger than the whole cache is not kept at all."""
        with self._lock:
            if key in self._values:
                self.used -= self._size(self._values.pop(key))
            if self._size(value) > self.limit:
                return
            self._values[key] = value
            self.used += self._size(value)
            while self.used > self.limit:
                self.used -= self._size(self._values.popitem(last=False)[1])

    def get_or_make(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The kept value, or a new one. Two threads may both make it; the pictures come out the same."""
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.used = 0


SPRITES: BytesLRU[Image.Image] = BytesLRU(16 * MEGABYTE, image_bytes)
