"""From drawing to bytes: small PNG files with a fixed palette, and WebP where that is wanted."""

import io
import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache, partial
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from PIL import Image

from renders import colours
from renders.cache import MEGABYTE, BytesLRU

# A strip is compressed on its own, so that after one move only the strips that changed are compressed again.
STRIP_ROWS = 48
LEVEL = 6
PALETTES: dict[str, bytes] = {"board": bytes.fromhex(colours.BOARD), "sheet": bytes.fromhex(colours.SHEET)}
"""The sets of colours there are; a game may add its own."""


class Strip(NamedTuple):
    """Compressed rows, with what the checksum of the whole needs to know of them."""

    data: bytes
    checksum: int
    length: int


_strips: BytesLRU[Strip] = BytesLRU(12 * MEGABYTE, lambda strip: len(strip.data))


@lru_cache(maxsize=16)
def _holder(palette: str) -> Image.Image:
    """A picture that exists only to lend its palette."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(PALETTES[palette])
    return holder


def to_palette(image: Image.Image, palette: str = "board") -> Image.Image:
    """The picture in fixed colours. Without dithering: it would make files half as large again."""
    return image.convert("RGB").quantize(palette=_holder(palette), dither=Image.Dither.NONE)


def to_png(image: Image.Image, palette: str = "board") -> bytes:
    """The picture as a PNG in the colours of the boards or of the sheets."""
    strips = list(_compressed(to_palette(image, palette)))
    checksum = 1
    for strip in strips:
        checksum = _joined(checksum, strip.checksum, strip.length)
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    # The end of the stream: an empty final block, then the checksum of all uncompressed bytes.
    pixels = b"".join([b"\x78\x01", *(strip.data for strip in strips), b"\x03\x00", struct.pack(">I", checksum)])
    chunks = [(b"IHDR", header), (b"PLTE", PALETTES[palette]), (b"IDAT", pixels), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def to_webp(image: Image.Image) -> bytes:
    """The picture as WebP: half the size of a PNG, a little softer."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "WEBP", quality=85, method=0)
    return out.getvalue()


def _compressed(indexed: Image.Image) -> Iterator[Strip]:
    """The picture's strips, each found by its content or compressed now."""
    rows = np.asarray(indexed)
    lines = np.zeros((rows.shape[0], rows.shape[1] + 1), np.uint8)  # each line begins with its filter: none
    lines[:, 1:] = rows
    for top in range(0, lines.shape[0], STRIP_ROWS):
        raw = lines[top : top + STRIP_ROWS].tobytes()
        yield _strips.get_or_make(blake2b(raw, digest_size=16).digest(), partial(_compress, raw))


def forget_strips() -> None:
    """The next picture is compressed from scratch."""
    _strips.clear()


def _compress(raw: bytes) -> Strip:
    """A full flush at the end leaves the strip complete in itself and ending on a whole byte."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -15, 9)
    data = packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, zlib.adler32(raw), len(raw))


def _joined(first: int, second: int, second_length: int) -> int:
    """The Adler-32 checksum of two byte strings, from the checksum of each."""
    base = 65521
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % base
    high = ((first >> 16) + (second >> 16) + second_length * ((first & 0xFFFF) - 1)) % base
    return low | high << 16


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
