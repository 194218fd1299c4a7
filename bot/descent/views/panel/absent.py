"""Heroes nobody moves by hand: the automatic hero's button, and what the others do about a player who is away."""

from collections.abc import Sequence
from dataclasses import replace

from bot.descent.party.campaign import Campaign
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.views.panel.shared import who_plays
from bot.descent.words import Words
from bot.table.absence import HandHero
from bot.table.matters import Choice, Matter, matter_of
from bot.views.face import Face, Key, Menu, Row
from bot.views.voting import Voting, tally
from bot.views.waiting import Waiting, dated

ASLEEP, AUTOMATIC = "💤", "🤖"
MOST_PARTS = 40
"""Discord's limit for everything in a message."""


def moves_itself(campaign: Campaign, hero: str) -> bool:
    """Whether the automatic hero makes this hero's next move."""
    seat = campaign.seat(hero)
    return campaign.piloted == hero or (seat is not None and seat.hand == "autopilot")


def let_play(hero: str, name: str, say: Words) -> Key:
    """The button that lets the automatic hero go."""
    return Key(say.text("button-autopilot", hero=name), AutopilotTurn(hero=hero), "main", AUTOMATIC)


# What to do about somebody who is waited for --------------------------------------------------------------------


def with_help(face: Face, campaign: Campaign, say: Words, waiting: Waiting) -> Face:
    """The panel with the question what to do about whoever is waited for, who may still simply play."""
    matter = matter_of(campaign, "absence")
    seat = campaign.seat(matter.hero) if matter is not None and matter.hero is not None else None
    if matter is None or seat is None:
        return face
    facts = {"hero": say.hero(seat.hero, short=True), "player": who_plays(seat, say)}
    since = dated(waiting.since) if waiting.since is not None else "none"
    asked = f"{ASLEEP} {say.text('absent-asked', **facts, since=since)}"
    stands = tally(campaign, matter, say, waiting, lambda choice: _label(choice, say))
    # Those who are there have to press, so their buttons stand above those of the hero who is waited for.
    rows = (*_choices(face, matter, say), *face.rows)
    return replace(face, asked=(*face.asked, asked, *stands), rows=rows)


def _choices(face: Face, matter: Matter, say: Words) -> tuple[Row, ...]:
    """Buttons, and a menu of those who could get the hero; where there is no room for that, one menu."""
    heirs = [choice for choice in matter.choices if isinstance(choice.deed, HandHero)]
    others = [choice for choice in matter.choices if choice not in heirs]
    buttons = tuple(_key(choice, matter, say) for choice in others)
    menus = (_menu("absent-menu-hand", heirs, matter, say),) if heirs else ()
    if parts_of(face) + 1 + len(buttons) + 2 * len(menus) <= MOST_PARTS:
        return (buttons, *menus)
    return (_menu("absent-menu", matter.choices, matter, say),)


def _key(choice: Choice, matter: Matter, say: Words) -> Key:
    return Voting(matter).key(_label(choice, say), choice.deed)


def _menu(title: str, choices: Sequence[Choice], matter: Matter, say: Words) -> Menu:
    picks = tuple(Voting(matter).pick(_label(choice, say), choice.deed) for choice in choices)
    return Menu("absence", say.text(title), picks)


def _label(choice: Choice, say: Words) -> str:
    """A choice in two or three words: the lines above say whom it is about."""
    if not isinstance(choice.deed, HandHero):
        return say.text(f"absent-{choice.id}")
    return say.text("absent-hand", hero=say.hero(choice.about["heir"], short=True))


def parts_of(face: Face) -> int:
    """How many components a face takes at most: its frame and texts, its pictures, and all that can be pressed."""
    return 3 + len(face.pictures) + sum(2 if isinstance(row, Menu) else 1 + len(row) for row in face.rows)
