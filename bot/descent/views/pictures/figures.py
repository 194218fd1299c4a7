"""Figures as the board shows them: colours, icons and the letters on their tokens."""

from dataclasses import replace

from bot.descent.board import Square
from bot.descent.rules import stats
from bot.descent.state.delve import PORTAL
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Token
from renders import theme
from renders.descent import look
from renders.descent.view import FigureKind, FigureView, PartyView

HERO_COLOURS = tuple(theme.HEROES)
"""In party order."""
CLOSED_PORTAL = "portal_closed"
"""The drawing of a portal that nobody can go through."""


def hero_colour(game: Game, hero: str) -> str:
    """The colour of a hero: the first of the party is blue, the second yellow…"""
    return HERO_COLOURS[list(game.heroes).index(hero) % len(HERO_COLOURS)]


def token_label(game: Game, monster: Monster) -> str:
    """What stands on a monster's token: Z1, G2; a lieutenant needs no number."""
    if monster.monster in game.library.lieutenants:
        return game.monster_card(monster).label
    return f"{game.monster_card(monster).label}{monster.number}"


def initials(name: str) -> str:
    """The letters that stand for a name where there is no drawing."""
    return "".join(part[0] for part in name.replace("’", " ").split()[:2]).upper()


def token_kind(token: Token) -> str:
    """A token by the name of its drawing."""
    return f"objective_{token.colour}" if token.kind == "objective" else token.kind


def lying_kind(game: Game, token: Token) -> str:
    """The drawing of a token where it lies: a portal of the Raid that is closed looks closed."""
    closed = token.id == PORTAL and game.delve is not None and not game.delve.open
    return CLOSED_PORTAL if closed else token_kind(token)


def carried(game: Game, figure: Figure) -> tuple[str, ...]:
    """The drawings of what a figure has picked up (CRD-06)."""
    held = (game.board.tokens.get(token) for token in figure.carried)
    return tuple(token_kind(token) for token in held if token is not None)


def rank(game: Game, monster: Monster) -> FigureKind:
    """The shape of a monster's token: a lieutenant's is its own."""
    if monster.monster in game.library.lieutenants:
        return "lieutenant"
    return "master" if monster.master else "minion"


def figure_view(game: Game, figure: Figure, name: str) -> FigureView:
    """Any figure with all it wears."""
    if isinstance(figure, Hero):
        return _hero(game, figure, name)
    if isinstance(figure, Familiar):
        return _familiar(game, figure, name)
    assert isinstance(figure, Monster)
    return FigureView(
        id=figure.id,
        kind=rank(game, figure),
        squares=tuple((square.x, square.y) for square in figure.squares),
        icon=look.icon_of(figure.monster),
        health=stats.health_left(game, figure),
        max_health=stats.health(game, figure),
        label=token_label(game, figure),
        conditions=tuple(figure.conditions),
        active=game.activating == figure.group,
        activated=game.groups[figure.group].activated,
        carried=carried(game, figure),
    )


def _hero(game: Game, hero: Hero, name: str) -> FigureView:
    return FigureView(
        id=hero.id,
        kind="hero",
        squares=tuple((square.x, square.y) for square in hero.squares),
        icon=look.icon_of(hero.sheet),
        health=max(0, stats.health_left(game, hero)),
        max_health=stats.health(game, hero),
        colour=hero_colour(game, hero.id),
        initials=initials(name),
        conditions=tuple(hero.conditions),
        active=game.turn is not None and game.turn.hero == hero.id,
        activated=hero.turn_taken,
        knocked_out=hero.knocked_out,
        carried=carried(game, hero),
    )


def vanished_view(game: Game, hero: Hero, square: Square, name: str) -> FigureView:
    """The place of a hero who left the board, until its next turn."""
    return replace(_hero(game, hero, name), squares=((square.x, square.y),), vanished=True, active=False)


def _familiar(game: Game, familiar: Familiar, name: str) -> FigureView:
    has_health = stats.has_health(game, familiar)
    return FigureView(
        id=familiar.id,
        kind="familiar",
        squares=tuple((square.x, square.y) for square in familiar.squares),
        icon=look.icon_of(familiar.familiar),
        health=stats.health_left(game, familiar) if has_health else 0,
        max_health=stats.health(game, familiar) if has_health else 0,
        colour=hero_colour(game, familiar.owner),
        initials=initials(name),
        conditions=tuple(familiar.conditions),
        carried=carried(game, familiar),
        perched=not game.blocks(familiar),
    )


def party_view(game: Game, hero: Hero, name: str) -> PartyView:
    """A hero's panel below the board."""
    return PartyView(
        name=name,
        colour=hero_colour(game, hero.id),
        icon=look.icon_of(hero.sheet),
        health=max(0, stats.health_left(game, hero)),
        max_health=stats.health(game, hero),
        stamina=stats.stamina_left(game, hero),
        max_stamina=stats.stamina(game, hero),
        conditions=tuple(hero.conditions),
        active=game.turn is not None and game.turn.hero == hero.id,
        knocked_out=hero.knocked_out,
        activated=hero.turn_taken,
        initials=initials(name),
    )
