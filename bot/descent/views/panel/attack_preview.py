"""An attack before it is made: whom, with what, the odds, and the line between the two on the board."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from bot.descent.attack.odds import Blow, Odds, reckon
from bot.descent.attack.odds_ahead import Against, Foreseen
from bot.descent.attack.odds_now import blow_of
from bot.descent.commands import Attack
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.rules.play import PricedCommand, explain, legal
from bot.descent.state.game import Game
from bot.descent.views.asks import BACK
from bot.descent.views.panel.menus import attack_note, percent, weapon_sign
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import token_label
from bot.descent.views.pictures.overlay import Aim
from bot.descent.words import Words, symbols, words
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row, Weigh
from renders.descent import drawings, look

LONGEST_BAR = 12
"""Blocks of the longest bar of the damage chart: it must fit a phone."""
MOST_TARGETS = 6
"""Figures of one attack whose odds are told."""
EIGHTHS = " ▏▎▍▌▋▊▉"


def aim_face(campaign: Campaign, command: Attack) -> Face:
    """The preview of an attack; one that is not possible from here says why, and can't be confirmed."""
    say, game = words(campaign.language), campaign.running()
    game.figure(command.target)  # a target that is not there is refused, not shown
    no = explain(game, command)
    seat = campaign.seat(command.hero)
    names = {"hero": say.figure(command.hero, game), "target": say.figure(command.target, game)}
    called = f" · {who_plays(seat, say)}" if seat is not None else ""
    lines = [say.refusal(no, game)] if no is not None else _odds_lines(game, command, say)
    confirm = Key(say.text("button-attack"), None if no else Play(command=command), "bad", symbols.MELEE)
    rows: list[Row] = [menu for menu in _switches(game, command, say) if len(menu.picks) > 1]
    rows.append((confirm, Key(say.text("button-cancel"), Ask(BACK))))
    aim = Aim(command.hero, command.target, command.weapon)
    return Face(
        f"### {weapon_sign(game, command)} {say.text('aim-title', **names)}{called}",
        look.MASTER,
        pictures=(drawings.board(board_view(campaign, campaign.language, for_hero=command.hero, aim=aim)),),
        asked=tuple(lines),
        rows=tuple(rows),
    )


# The odds -----------------------------------------------------------------------------------------------------


def _odds_lines(game: Game, command: Attack, say: Words) -> list[str]:
    blow = blow_of(game, command.hero, command.target, command.weapon)
    odds, left = reckon(blow), stats.health_left(game, game.figure(command.target))
    price = say.price(command.price(game))
    return [
        _arms_line(command.weapon, blow, say),
        *_told(odds, left, say),
        f"-# {say.text('aim-small', left=left, price=price)}",
    ]


def foreseen_lines(game: Game, attacks: Sequence[Foreseen], say: Words) -> list[str]:
    """The odds of the attacks that a card, a feat or a familiar would make: one in full, several a line each."""
    if len(attacks) == 1 and len(attacks[0].against) == 1:
        ((_, weapon, (against,)),) = attacks
        odds = reckon(against.blow)
        return [_arms_line(weapon, against.blow, say), *_told(odds, against.left, say)]
    lines: list[str] = []
    for attack in attacks:
        lines.append(_arms_line(attack.weapon, attack.against[0].blow, say, defended=False))
        lines += [_against_line(game, against, say) for against in attack.against[:MOST_TARGETS]]
        if sum(against.figure in game.monsters for against in attack.against) > 1:
            lines.append(f"-# {say.text('aim-several')}")
    return lines


def _arms_line(weapon: str | None, blow: Blow, say: Words, *, defended: bool = True) -> str:
    facts = {"weapon": say.weapon(weapon), "dice": _dice(blow.attack)}
    return say.text("aim-arms", defence=_against(blow), **facts) if defended else say.text("aim-dice", **facts)


def _against_line(game: Game, against: Against, say: Words) -> str:
    odds = reckon(against.blow)
    return say.text(
        "aim-against",
        target=say.figure(against.figure, game),
        left=against.left,
        defence=_against(against.blow),
        hit=percent(1 - odds.miss),
        mean=round(float(odds.mean_damage), 1),
        kill=percent(odds.defeats(against.left)),
    )


def _told(odds: Odds, left: int, say: Words) -> list[str]:
    return [
        say.text(
            "aim-odds",
            hit=percent(1 - odds.miss),
            mean=round(float(odds.mean_damage), 1),
            kill=percent(odds.defeats(left)),
        ),
        f"```\n{chr(10).join(chart(odds, left, say))}\n```",
    ]


def _dice(colours: Iterable[Colour]) -> str:
    return "".join(symbols.DICE[colour] for colour in colours)


def _against(blow: Blow) -> str:
    return _dice(blow.defence) or symbols.BLANK


def chart(odds: Odds, left: int, say: Words) -> list[str]:
    """The chance of each number of hearts as bars; all that would defeat the target is one bar."""
    chances: dict[int, Fraction] = {}
    for hearts, chance in odds.damage.items():
        counted = min(hearts, max(1, left)) if hearts else 0
        chances[counted] = chances.get(counted, Fraction(0)) + chance
    longest = max(chances.values())
    return [
        f"{hearts:>2}{'+' if 0 < left <= hearts else ' '}{symbols.HEART} "
        f"{_bar(chance / longest)} {say.text('aim-chance', n=percent(chance))}"
        f"{' ' + symbols.FALLEN if 0 < left <= hearts else ''}"
        for hearts, chance in sorted(chances.items())
        if chance
    ]


def _bar(share: Fraction) -> str:
    whole, part = divmod(round(share * LONGEST_BAR * 8), 8)
    return "█" * whole + (EIGHTHS[part] if part else "") or EIGHTHS[1]


# Changing one's mind ------------------------------------------------------------------------------------------


def _switches(game: Game, command: Attack, say: Words) -> list[Menu]:
    """The other targets, and the other ways to attack this one."""
    found = [choice for choice in legal(game, command.hero, impossible=True) if isinstance(choice.command, Attack)]
    targets = tuple(_targets(game, command, found, say))[:MOST_OPTIONS]
    ways = tuple(_ways(game, command, found, say))[:MOST_OPTIONS]
    return [Menu("target", say.text("menu-target"), targets), Menu("weapon", say.text("menu-weapon"), ways)]


def _attack(choice: PricedCommand) -> Attack:
    assert isinstance(choice.command, Attack)
    return choice.command


def _targets(game: Game, now: Attack, found: list[PricedCommand], say: Words) -> Iterable[Pick]:
    """Each enemy once, by the way most like the one in hand; those out of reach last, with the reason."""
    best: dict[str, PricedCommand] = {}
    for choice in sorted(found, key=lambda each: _strangeness(each, now)):
        best.setdefault(_attack(choice).target, choice)
    for choice in sorted(best.values(), key=lambda each: each.no is not None):
        command = _attack(choice)
        yield Pick(
            f"{say.figure(command.target, game)} ({_token(game, command.target)})",
            Weigh(Play(command=command)),
            note=say.refusal(choice.no, game) if choice.no else attack_note(game, choice, say),
            sign="🚫" if choice.no else weapon_sign(game, command),
            chosen=command.target == now.target,
        )


def _strangeness(choice: PricedCommand, now: Attack) -> tuple[bool, bool, bool, bool]:
    command = _attack(choice)
    return (command != now, choice.no is not None, command.weapon != now.weapon, command.pay != now.pay)


def _token(game: Game, figure_id: str) -> str:
    figure = game.monsters.get(figure_id)
    return token_label(game, figure) if figure is not None else str(game.figure(figure_id).square)


def _ways(game: Game, now: Attack, found: list[PricedCommand], say: Words) -> Iterable[Pick]:
    """The other weapons, payments and squares with which the same enemy can be attacked."""
    for choice in found:
        command = _attack(choice)
        if command.target == now.target and choice.no is None:
            yield Pick(
                say.command(command, game),
                Weigh(Play(command=command)),
                note=attack_note(game, choice, say),
                sign=weapon_sign(game, command),
                chosen=command == now,
            )
