"""What an attack would do: the dice of both sides, the chance to hit, and the damage to expect."""

from bot.descent.attack.odds import reckon
from bot.descent.attack.odds_afar import blow_from_anywhere
from bot.descent.rules import stats
from bot.descent.state.game import Game
from bot.descent.views.panel.attack_preview import chart
from bot.descent.views.panel.menus import percent
from bot.descent.words import Words, symbols


def odds_lines(game: Game, hero: str, target: str, weapon: str | None, say: Words) -> list[str]:
    """The exact odds of a hero's attack, from where it stands or from the nearest square where it could be made."""
    blow, approach = blow_from_anywhere(game, hero, target, weapon)
    odds, left = reckon(blow), stats.health_left(game, game.figure(target))
    dice = "".join(symbols.DICE[colour] for colour in blow.attack)
    defence = "".join(symbols.DICE[colour] for colour in blow.defence) or symbols.BLANK
    names = {"hero": say.figure(hero, game), "target": say.figure(target, game), "weapon": say.weapon(weapon)}
    return [
        f"### {say.text('odds-title', **names)}",
        *([say.text("odds-afar", square=approach.square, points=approach.points, **names)] if approach else []),
        say.text("odds-dice", dice=dice, defence=defence, left=left),
        say.text(
            "odds-told",
            hit=percent(1 - odds.miss),
            mean=round(float(odds.mean_damage), 2),
            kill=percent(odds.defeats(left)),
        ),
        f"```\n{chr(10).join(chart(odds, left, say))}\n```",
        f"-# {say.text('odds-small')}",
    ]
