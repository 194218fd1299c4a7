"""The portal of a level on the board: open and closed look different, and are told apart in words (RAI-02)."""

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.state.delve import PORTAL, Delve
from bot.descent.state.tabletop import Token
from bot.descent.views.pictures.board import board_view
from bot.descent.views.reference.reading import board_reading
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from renders.descent import look
from tests.descent.views.games import started


def before_a_portal(*, is_open: bool) -> Campaign:
    """A party beside a portal."""
    campaign = started()
    game = campaign.running()
    square = next(iter(game.heroes.values())).square
    game.board.tokens[PORTAL] = Token(id=PORTAL, kind="portal", square=square)
    game.delve = Delve(open=is_open)
    return campaign


def test_rai_02_open_and_closed_portals_look_different() -> None:
    """RAI-02: a closed portal has a drawing of its own, on the board and in its legend."""
    kinds = {}
    for is_open in (True, False):
        view = board_view(before_a_portal(is_open=is_open), "en")
        kinds[is_open] = {token.kind for token in view.tokens} & {"portal", "portal_closed"}
        assert kinds[is_open] < {entry.kind for entry in view.legend}
    assert kinds == {True: {"portal"}, False: {"portal_closed"}}
    drawn = look.TOKENS["portal"], look.TOKENS["portal_closed"]
    assert drawn[0].icon != drawn[1].icon
    assert drawn[0].body != drawn[1].body


@pytest.mark.parametrize("language", LANGUAGES)
def test_rai_02_words_tell_whether_a_portal_is_open(language: Language) -> None:
    """RAI-02: legend, alternative text and the board read aloud say whether the portal is open."""
    say, told = words(language), {}
    for is_open in (True, False):
        campaign = before_a_portal(is_open=is_open)
        view = board_view(campaign, language)
        (name,) = (entry.name for entry in view.legend if entry.kind.startswith("portal"))
        assert name in view.alt or name.capitalize() in view.alt
        assert name.lower() in "\n".join(board_reading(campaign.running(), say)).lower()
        told[is_open] = name
    assert told[True] != told[False]
