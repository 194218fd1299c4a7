"""Figures as the board shows them: colours, icons and the letters on their tokens."""

from bot.descent import stats
from bot.descent.figures import Familiar, Figure, Hero, Monster
from bot.descent.game import Game
from renders import theme
from renders.view import FigureView, PartyView

HERO_COLOURS = tuple(theme.HEROES)
"""In party order."""


def hero_colour(game: Game, hero: str) -> str:
    """The colour of a hero: the first of the party is blue, the second yellow…"""
    return HERO_COLOURS[list(game.heroes).index(hero) % len(HERO_COLOURS)]


def token_label(game: Game, monster: Monster) -> str:
    """What stands on a monster's token: Z1, G2."""
    return f"{game.monster_card(monster).label}{monster.number}"


def initials(name: str) -> str:
    """The letters that stand for a name where there is no drawing."""
    return "".join(part[0] for part in name.replace("’", " ").split()[:2]).upper()


def figure_view(game: Game, figure: Figure, name: str) -> FigureView:
    """Any figure with all it wears."""
    if isinstance(figure, Hero):
        return _hero(game, figure, name)
    if isinstance(figure, Familiar):
        return _familiar(game, figure, name)
    assert isinstance(figure, Monster)
    return FigureView(
        id=figure.id,
        kind="master" if figure.master else "minion",
        squares=tuple((square.x, square.y) for square in figure.squares),
        icon=theme.icon_of(figure.monster),
        health=stats.health_left(game, figure),
        max_health=stats.health(game, figure),
        label=token_label(game, figure),
        conditions=tuple(figure.conditions),
        active=game.activating == figure.group,
        activated=game.groups[figure.group].activated,
    )


def _hero(game: Game, hero: Hero, name: str) -> FigureView:
    return FigureView(
        id=hero.id,
        kind="hero",
        squares=tuple((square.x, square.y) for square in hero.squares),
        icon=theme.icon_of(hero.sheet),
        health=max(0, stats.health_left(game, hero)),
        max_health=stats.health(game, hero),
        colour=hero_colour(game, hero.id),
        initials=initials(name),
        conditions=tuple(hero.conditions),
        active=game.turn is not None and game.turn.hero == hero.id,
        activated=hero.turn_taken,
        knocked_out=hero.knocked_out,
    )


def _familiar(game: Game, familiar: Familiar, name: str) -> FigureView:
    return FigureView(
        id=familiar.id,
        kind="familiar",
        squares=tuple((square.x, square.y) for square in familiar.squares),
        icon=theme.icon_of(familiar.familiar),
        health=stats.health_left(game, familiar),
        max_health=stats.health(game, familiar),
        colour=hero_colour(game, familiar.owner),
        initials=initials(name),
        conditions=tuple(familiar.conditions),
    )


def party_view(game: Game, hero: Hero, name: str) -> PartyView:
    """A hero's panel below the board."""
    return PartyView(
        name=name,
        colour=hero_colour(game, hero.id),
        icon=theme.icon_of(hero.sheet),
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
