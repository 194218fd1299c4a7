"""What is seen of a pack: who wrote it, what it needs, what is in it, and how its quests go."""

from bot.packs.card import Card
from bot.packs.examiner import Preview
from bot.words.speaker import HouseWords
from bot.words.texts import readable


def pack_lines(preview: Preview, say: HouseWords) -> list[str]:
    """A pack that was looked through, in a few lines."""
    lines = [*card_lines(preview.card, say)]
    if preview.holds:
        held = (say.text("pack-holds", kind=kind, n=number) for kind, number in preview.holds.items())
        lines.append(say.text("pack-in-it", holds=say.all_of(held)))
    for tried in preview.tried:
        title = tried.titles[say.language]
        lines.append(say.text("pack-tried", quest=title, won=tried.won, games=tried.games))
    return lines


def card_lines(card: Card, say: HouseWords) -> list[str]:
    """What a pack says of itself."""
    named = say.all_of(map(readable, card.boxes))
    boxes = say.text("pack-asks", boxes=named) if card.boxes else say.text("pack-asks-nothing")
    spoken = say.text("pack-spoken", languages=say.all_of(say.text(f"pack-in-{each}") for each in card.languages))
    return [
        f"**{say.text('pack-title', name=card.named(say.language), version=card.version)}** "
        + say.text("pack-by", author=card.author, licence=card.licence),
        card.told(say.language),
        f"{say.text('pack-lasts', length=card.length)} · {boxes} · {spoken}",
    ]
