"""Choosing the colours of PNG files: some are given, the others are placed where they serve the most pixels."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from renders.theme import Colour

Numbers = npt.NDArray[np.float64]

COUNT = 256
ROUNDS = 24
# Steps between dark colours show more than steps between light ones: distances are measured on a bent scale.
BEND = 0.7


def train(pictures: Sequence[Image.Image], kept: Sequence[Colour]) -> Numbers:
    """Weighted k-means round the colours that are kept."""
    colours, weights = _histogram(pictures)
    pinned = np.array(sorted(set(kept)), np.float64) ** BEND
    colours = colours**BEND
    rng = np.random.default_rng(1)
    picks = rng.choice(len(colours), COUNT - len(pinned), replace=False, p=weights / weights.sum())
    centres = np.concatenate([pinned, colours[picks]])
    for _ in range(ROUNDS):
        away = np.square(colours[:, None] - centres[None]).sum(2)
        nearest = away.argmin(1)
        for number in range(len(pinned), COUNT):
            mine = nearest == number
            if mine.any():
                centres[number] = np.average(colours[mine], axis=0, weights=weights[mine])
            else:  # nobody needs it: give it to the colour that is served worst
                worst = (away.min(1) * weights).argmax()
                centres[number], away[worst] = colours[worst], 0
    return np.asarray(np.rint(centres ** (1 / BEND)), np.float64)


def _histogram(pictures: Sequence[Image.Image]) -> tuple[Numbers, Numbers]:
    """Colours that occur, and how much each matters: rarer ones more than their pixels alone would say."""
    pixels = np.concatenate([np.asarray(picture).reshape(-1, 3) for picture in pictures])
    bins = (pixels >> 2).astype(np.int64) @ np.array([4096, 64, 1])
    order, counts = np.unique(bins, return_inverse=True, return_counts=True)[1:]
    means = np.stack([np.bincount(order, pixels[:, part]) for part in range(3)], 1) / counts[:, None]
    common = counts >= 4
    return means[common], counts[common].astype(np.float64) ** 0.7


def write(sets: dict[str, Numbers], path: Path, maker: str) -> None:
    """The colours as a module, sixteen to a line, which says what made it."""
    text = f'"""The colours of the PNG files, made by python -m {maker}."""\n'
    for name, centres in sets.items():
        text += f"\n{name} = (\n{_lines(centres, '    ')}\n)\n"
    path.write_text(text, encoding="utf-8")


def write_table(sets: dict[str, Numbers], path: Path, maker: str) -> None:
    """The same as one table by name, `COLOURS`."""
    text = f'"""The colours of PNG files by name, made by python -m {maker}."""\n\nCOLOURS: dict[str, str] = {{\n'
    for name, centres in sets.items():
        text += f'    "{name}": (\n{_lines(centres, "        ")}\n    ),\n'
    path.write_text(text + "}\n", encoding="utf-8")


def _lines(centres: Numbers, indent: str) -> str:
    codes = [bytes(int(part) for part in colour).hex() for colour in centres]
    return "\n".join(f'{indent}"{"".join(codes[at : at + 16])}"' for at in range(0, COUNT, 16))
