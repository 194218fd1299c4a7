"""The game's pictures to be: of each view the drawing that shows it."""

from collections.abc import Callable, Hashable
from functools import partial

from renders.descent.activation import draw_activation
from renders.descent.board import draw_board
from renders.descent.campaign_map import draw_campaign_map
from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.chronicle import CampaignMapView, MovingBoardView, ReplayView, SummaryView
from renders.descent.dice import draw_dice
from renders.descent.heat import ThreatView, draw_threat
from renders.descent.inventory import draw_inventory, draw_party_inventory
from renders.descent.looks import colours_of
from renders.descent.moving import draw_moving_board
from renders.descent.portrait import draw_portrait
from renders.descent.raid_cards import draw_raid_cards
from renders.descent.raid_strip import draw_raid_strip
from renders.descent.raid_summary import draw_raid_summary
from renders.descent.raid_view import RaidCardsView, RaidStripView, RaidSummaryView
from renders.descent.replay import draw_replay
from renders.descent.sheet import draw_hero_sheet
from renders.descent.shop import draw_shop
from renders.descent.summary import draw_summary
from renders.descent.track import draw_track
from renders.descent.view import (
    ActivationView,
    BoardView,
    CardView,
    DiceView,
    HeroSheetView,
    InventoryView,
    MonsterCardView,
    PartyInventoryView,
    PortraitView,
    ShopView,
    TrackView,
)
from renders.drawing import Animation, Drawing, fingerprint


def board(view: BoardView) -> Drawing:
    """The board, or the part of it that the view's focus names."""
    return Drawing("board", view, draw_board, view.alt, colours_of(view.look))


def moving_board(view: MovingBoardView, still: Drawing) -> Animation:
    """The board after it has shown what happened on it; `still` is shown where that takes too long."""
    shows = fingerprint(view.end), view.moments
    return Animation("board", shows, partial(_as_it_is, view), draw_moving_board, still=still)


def _as_it_is(view: MovingBoardView) -> MovingBoardView:
    return view


def threat(view: ThreatView) -> Drawing:
    """The board with what a hero has to fear on each square in its reach."""
    return Drawing("threat", view, draw_threat, view.board.alt, colours_of(view.board.look))


def dice(view: DiceView) -> Drawing:
    """A roll and what came of it."""
    return Drawing("dice", view, draw_dice, view.alt)


def cards(*views: CardView) -> Drawing:
    """One card or several side by side."""
    return Drawing("cards", views, draw_cards, " · ".join(view.alt or view.name for view in views))


def hero_sheet(view: HeroSheetView) -> Drawing:
    """Everything about a hero."""
    return Drawing("hero", view, draw_hero_sheet, view.alt)


def inventory(view: InventoryView) -> Drawing:
    """What a hero wears and carries."""
    return Drawing("inventory", view, draw_inventory, view.alt)


def party_inventory(view: PartyInventoryView) -> Drawing:
    """Who of the party carries what."""
    return Drawing("party", view, draw_party_inventory, view.alt)


def monster(view: MonsterCardView) -> Drawing:
    """A monster group's card."""
    return Drawing("monster", view, draw_monster_card, view.alt)


def activation(view: ActivationView) -> Drawing:
    """An activation card."""
    return Drawing("activation", view, draw_activation, view.alt)


def portrait(view: PortraitView) -> Drawing:
    """A figure that has come or fallen."""
    return Drawing("portrait", view, draw_portrait, view.alt)


def track(view: TrackView) -> Drawing:
    """The monster track."""
    return Drawing("track", view, draw_track, view.alt)


def shop(view: ShopView) -> Drawing:
    """The window of a shop."""
    return Drawing("shop", view, draw_shop, view.alt)


def summary(view: SummaryView) -> Drawing:
    """A quest in numbers."""
    return Drawing("summary", view, draw_summary, view.alt, patient=True)


def campaign_map(view: CampaignMapView) -> Drawing:
    """The land, its places, and where the party is."""
    return Drawing("map", view, draw_campaign_map, view.alt, "parchment", patient=True)


def raid_summary(view: RaidSummaryView) -> Drawing:
    """A raid on one page. Portals shine in colours that sheets have not."""
    return Drawing("raid", view, draw_raid_summary, view.alt, "parchment", patient=True)


def raid_strip(view: RaidStripView) -> Drawing:
    """How far a raid has come."""
    return Drawing("portals", view, draw_raid_strip, view.alt, "parchment")


def raid_cards(view: RaidCardsView) -> Drawing:
    """The cards that lie open between two levels of a raid."""
    return Drawing("raid-cards", view, draw_raid_cards, view.alt, "parchment")


def replay(shows: Hashable, make: Callable[[], ReplayView]) -> Animation:
    """A part of a quest, animated; `shows` says which."""
    return Animation("replay", shows, make, draw_replay)
