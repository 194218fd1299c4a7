"""What if I end here? Who could get at a hero from where it stands or could stand, in words and as a picture."""

from collections.abc import Mapping
from dataclasses import replace

from bot.descent.board import Square
from bot.descent.commands.moving import reachable
from bot.descent.monsters.threat import GroupThreat, Threat, threats
from bot.descent.party.campaign import Campaign
from bot.descent.rules import stats
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.ground import place
from bot.descent.words import Words, words
from bot.kernel.refused import demand
from bot.views.lookups import Found
from bot.words import Language
from renders.descent import drawings
from renders.descent.heat import STEPS, Heat, ThreatView
from renders.descent.viewport import focus_on


def threat_found(campaign: Campaign, hero_id: str, language: Language) -> Found:
    """What a hero has to fear where it stands, group by group, and on every square in its reach."""
    game, say = campaign.running(), words(language)
    hero = game.hero(hero_id)
    demand(hero.on_board and not hero.knocked_out, "threat_nobody", hero=hero_id)
    found = threats(game, hero, [hero.square, *_in_reach(game, hero)])
    view = _picture(campaign, hero, found, language)
    return Found(threat_lines(game, hero, found, say), (drawings.threat(view),))


def _in_reach(game: Game, hero: Hero) -> list[Square]:
    """Where the hero could still go: in its turn with what is left of it, before it with all of it."""
    if game.turn is not None and game.turn.hero == hero.id:
        return sorted(reachable(game, hero, game.turn))
    return [] if hero.turn_taken else sorted(reachable(game, hero, Turn(hero=hero.id)))


def threat_lines(game: Game, hero: Hero, found: Mapping[Square, Threat], say: Words) -> list[str]:
    """The answer in words."""
    here, name = found[hero.square], say.figure(hero.id, game)
    lines = [f"### {say.text('threat-title', hero=name, square=hero.square)}"]
    lines += [_group_line(game, group, say) for group in here.groups]
    if here.groups:
        left = stats.health_left(game, hero)
        lines.append(say.text("threat-all", hero=name, left=left, hurt=_percent(here.hurt), mean=_mean(here)))
    else:
        lines.append(say.text("threat-none", hero=name))
    least = min(found, key=lambda square: (found[square].mean, square != hero.square))
    if _mean(found[least]) < _mean(here):
        lines.append(say.text("threat-least", square=least, mean=_mean(found[least])))
    lines.append(f"-# {say.text('threat-small')}")
    if any(not door.open for door in game.board.doors.values()):
        lines.append(f"-# {say.text('threat-hidden')}")
    return lines


def _group_line(game: Game, group: GroupThreat, say: Words) -> str:
    able = len(group.strikers)
    return say.text(
        "threat-group",
        group=say.monster(game.groups[group.group].monster, plural=able > 1),
        able=able,
        attacking=group.attacking,
        cards=group.cards,
        hurt=_percent(group.hurt),
        mean=round(group.mean, 1),
        acted="yes" if group.acted else "no",
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _mean(threat: Threat) -> float:
    return round(threat.mean, 1)


def _label(threat: Threat, say: Words) -> str:
    return say.text("threat-number", mean=_mean(threat))


def _picture(campaign: Campaign, hero: Hero, found: Mapping[Square, Threat], language: Language) -> ThreatView:
    game, say = campaign.running(), words(language)
    left, name = stats.health_left(game, hero), say.figure(hero.id, game)
    told = (say.text("threat-alt-square", square=square, mean=_mean(threat)) for square, threat in found.items())
    alt = say.text("threat-alt", hero=name, squares=", ".join(told))
    board = board_view(campaign, language, full=True)
    around = [place(square) for square in found]
    around += [place(square) for monster in game.monsters.values() for square in monster.squares]
    return ThreatView(
        board=replace(board, alt=alt, focus=focus_on(around, board.cells)),
        heat={place(square): Heat(threat.mean / left, _label(threat, say)) for square, threat in found.items()},
        legend=say.text("threat-legend", hero=name, left=left),
        steps=tuple(
            say.text("threat-step", least=round(share * left, 1), which=number)
            for number, (share, _) in enumerate(STEPS)
        ),
    )
