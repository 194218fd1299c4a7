"""Makes docs/gallery: one picture of every kind, and a contact sheet of them all.

python -m tools.gallery                  writes the pictures
python -m tools.gallery --language fr    the same in French

Automatic heroes play a quest, always the same one; the pictures show what happened to them. The pictures of
the table itself (table-*.png) are screenshots, taken by tools/table_pictures.py, and are left alone.
"""

import argparse
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PIL import Image

from bot.descent.autopilot import next_command
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.presenter import PRESENTER
from bot.descent.views.past.replay import replay_view
from bot.descent.views.past.summary import summary_view
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.campaign_map import Stop, Whereabouts, campaign_map_view
from bot.descent.views.pictures.cards import card_view
from bot.descent.views.pictures.dice import dice_view
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.pictures.shop import Ware, shop_view
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_view
from bot.descent.views.reference.holdings import party_inventory_view
from bot.descent.words import Words, words
from bot.table.entries import Entry, all_events
from bot.views.journal import page_of, page_view
from bot.words import Language
from renders import theme
from renders.descent.activation import draw_activation
from renders.descent.board import draw_board
from renders.descent.campaign_map import draw_campaign_map
from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.dice import draw_dice
from renders.descent.inventory import draw_inventory, draw_party_inventory
from renders.descent.replay import draw_replay, frames_of
from renders.descent.sheet import draw_hero_sheet
from renders.descent.shop import draw_shop
from renders.descent.summary import draw_summary
from renders.descent.track import draw_track
from renders.descent.view import ShopView
from renders.encode import to_png
from renders.fonts import text
from renders.journal import draw_page
from renders.lettering import write
from renders.parchment import parchment_png
from tools.gallery_raid import raid_pictures, raid_scenes

GALLERY = Path(__file__).resolve().parent.parent / "docs" / "gallery"
QUEST, SEED, PLAYER = "drowned_mill", "gallery", 1
PARTY = (
    ("syndrael", "knight"),
    ("widow_tarha", "runemaster"),
    ("jain_fairwood", "wildlander"),
    ("avric_albright", "disciple"),
)
INVENTED: dict[Language, tuple[str, ...]] = {
    "fr": ("Havregris", "Le col des soupirs", "La crypte inondée", "Des lueurs au marais", "La tour de cendre"),
    "en": ("Greyhaven", "Sighing Pass", "Flooded Crypt", "Marsh Lights", "Ash Tower"),
}
"""Places on the map that no quest tells of yet."""
BEGAN = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
MOST_DEEDS = 2000
MOST_BYTES = 3_000_000
CONTACT = "contact-sheet"
REPLAY_BYTES = 400_000


# The quest that is shown --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """The campaign as it stood after one deed, and what had happened until then."""

    campaign: Campaign
    entries: tuple[Entry, ...]


def play() -> Iterator[Moment]:
    """The quest, deed by deed. A moment that is kept must be copied before the next is asked for."""
    campaign = Campaign(name="Les Braises", owner=PLAYER, quest=QUEST)
    for hero, calling in PARTY:
        Join(hero=hero, hero_class=calling).do(campaign, PLAYER)
    entries = [Entry(1, PLAYER, Start.kind, BEGAN, tuple(Start(seed=SEED).do(campaign, PLAYER)))]
    while len(entries) < MOST_DEEDS and (command := next_command(campaign.running())) is not None:
        events = tuple(Play(command=command).do(campaign, PLAYER))
        at = BEGAN + timedelta(seconds=45 * len(entries))
        entries.append(Entry(len(entries) + 1, PLAYER, Play.kind, at, events))
        yield Moment(campaign, tuple(entries))


@dataclass(frozen=True)
class Scenes:
    """The moments worth a picture: a hero's turn in the thick of it, a roll, and the end."""

    turn: Moment
    roll: Moment
    end: Moment


def scenes() -> Scenes:
    """Play the quest and keep the moments that are shown."""
    turn = roll = end = None
    for moment in play():
        game = moment.campaign.running()
        hurt = sum(1 for figure in game.everyone() if figure.damage)
        acting = game.turn is not None and game.question is None and game.turn.actions > 0
        if turn is None and game.round >= 2 and acting and hurt >= 2 and game.monsters:
            turn = _kept(moment)
        if roll is None and game.attacks and game.question is not None and game.attacks[max(game.attacks)].dice:
            roll = _kept(moment)
        end = moment
    assert end is not None, "nothing happened in the quest"
    return Scenes(turn or end, roll or end, end)


def _kept(moment: Moment) -> Moment:
    return Moment(moment.campaign.model_copy(deep=True), moment.entries)


# The pictures -------------------------------------------------------------------------------------------------


def pictures(shown: Scenes, language: Language) -> dict[str, Callable[[], Image.Image]]:
    """How each picture is drawn, by its name."""
    say = words(language)
    campaign = shown.turn.campaign
    game = campaign.running()
    acting = game.turn.hero if game.turn is not None else next(iter(game.heroes))
    foe = next(iter(game.groups), "zombie")
    cards = tuple(card_view(card, say) for card in ("steel_broadsword", "dawnblade", "health_potion"))
    return {
        "board": lambda: draw_board(board_view(campaign, language, for_hero=acting), width=920, height=700),
        "overview": lambda: draw_board(board_view(shown.end.campaign, language, full=True), width=920, height=700),
        "dice": lambda: _dice(shown.roll, say),
        "hero": lambda: draw_hero_sheet(hero_sheet_view(campaign, acting, language)),
        "inventory": lambda: draw_inventory(inventory_view(campaign, acting, language)),
        "party": lambda: draw_party_inventory(party_inventory_view(campaign, say)),
        "cards": lambda: draw_cards(cards),
        "monster": lambda: draw_monster_card(foe_view(foe, language, act=game.act, heroes=len(game.heroes))),
        "activation": lambda: draw_activation(activation_view(_activation(foe), say)),
        "track": lambda: draw_track(track_view(game, say)),
        "shop": lambda: draw_shop(_shop(say)),
        "summary": lambda: draw_summary(summary_view(shown.end.campaign, shown.end.entries, say)),
        "journal": lambda: _journal(shown.end, say),
        "map": lambda: _map(campaign, say),
    }


def _dice(moment: Moment, say: Words) -> Image.Image:
    game = moment.campaign.running()
    return draw_dice(dice_view(game, game.attacks[max(game.attacks)], say))


def _activation(foe: str) -> str:
    return next(card for card in library().activations if card.startswith(foe))


def _shop(say: Words) -> ShopView:
    wares = (
        Ware("crossbow", 175, carriers=("jain_fairwood",)),
        Ware("chainmail", 150, carriers=("syndrael",)),
        Ware("sunburst", 125, left=0),
        Ware("iron_shield", 50, carriers=("syndrael", "avric_albright")),
    )
    return shop_view("Tamalir", wares, say, gold=200)


def _journal(moment: Moment, say: Words) -> Image.Image:
    lines = PRESENTER.journal(say.language).lines(moment.campaign, moment.entries)
    return draw_page(page_view(moment.campaign, page_of(lines, 2), "", say))


def _map(campaign: Campaign, say: Words) -> Image.Image:
    harbour, high_pass, crypt, lights, tower = INVENTED[say.language]
    stops = (
        Stop("tamalir", "Tamalir", "city", (0.42, 0.55)),
        Stop("harbour", harbour, "city", (0.82, 0.28)),
        Stop("chapel", say.quest("ember_chapel"), "story", (0.26, 0.30), "done"),
        Stop("mill", say.quest(QUEST), "side", (0.62, 0.74)),
        Stop("pass", high_pass, "story", (0.58, 0.30)),
        Stop("crypt", crypt, "side", (0.14, 0.66), "later", 2),
        Stop("lights", lights, "rumour", (0.86, 0.64)),
        Stop("tower", tower, "finale", (0.94, 0.04), "locked"),
    )
    roads = (
        ("tamalir", "chapel"),
        ("tamalir", "mill"),
        ("tamalir", "pass"),
        ("pass", "harbour"),
        ("harbour", "tower"),
        ("tamalir", "crypt"),
        ("mill", "lights"),
    )
    where = Whereabouts("tamalir", week=3, fame=4, gold=200)
    return draw_campaign_map(campaign_map_view(campaign, stops, roads, where, say, seed=3))


# Files --------------------------------------------------------------------------------------------------------

ON_PARCHMENT = frozenset({"journal", "map", "raid", "raid-cards"})
HALVED = frozenset({"hero", "inventory", "party", "cards", "monster", "activation", "track", "shop", "summary"})
"""Sheets are drawn twice as large as a page needs them."""


def encoded(name: str, image: Image.Image) -> bytes:
    """A picture as a small file."""
    small = image.reduce(2) if name in HALVED | ON_PARCHMENT else image
    if name in ON_PARCHMENT:
        return parchment_png(small)
    return to_png(small, "board" if name in ("board", "overview") else "sheet")


def contact_sheet(images: dict[str, Image.Image], columns: int = 4, width: int = 300, height: int = 240) -> bytes:
    """All pictures in miniature, with their names."""
    rows = -(-len(images) // columns)
    sheet = Image.new("RGB", (columns * (width + 12) + 12, rows * (height + 44) + 12), theme.BACKDROP)
    for number, (name, image) in enumerate(images.items()):
        row, column = divmod(number, columns)
        small = image.copy()
        small.thumbnail((width, height), Image.Resampling.LANCZOS)
        left, top = 12 + column * (width + 12), 12 + row * (height + 44)
        sheet.paste(small, (left + (width - small.width) // 2, top + (height - small.height) // 2))
        write(sheet, (left + width / 2, top + height + 18), name, text(22, 700), theme.TEXT, "mm")
    out = io.BytesIO()
    sheet.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def make(language: Language, folder: Path = GALLERY) -> dict[str, int]:
    """Draw and write everything; the size of each file by its name."""
    shown = scenes()
    drawn = pictures(shown, language) | raid_pictures(raid_scenes(PARTY), words(language))
    images = {name: draw() for name, draw in drawn.items()}
    files = {f"{name}.png": encoded(name, image) for name, image in images.items()}
    film = replay_view(shown.turn.campaign, all_events(shown.turn.entries), "round", language)
    files["replay.webp"] = draw_replay(film, most=REPLAY_BYTES)
    images["replay"] = frames_of(film)[len(film.frames) // 2]
    files[f"{CONTACT}.png"] = contact_sheet(images)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return {name: len(content) for name, content in files.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw docs/gallery anew.")
    parser.add_argument("--language", choices=("fr", "en"), default="en")
    sizes = make(parser.parse_args().language)
    for name, size in sizes.items():
        print(f"{name:20} {size / 1000:7.0f} kB")
    total = sum(path.stat().st_size for path in GALLERY.iterdir())
    print(f"{'in all':20} {total / 1000:7.0f} kB")
    if total > MOST_BYTES:
        raise SystemExit(f"docs/gallery is larger than {MOST_BYTES / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
