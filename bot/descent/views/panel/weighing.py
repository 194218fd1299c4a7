"""A deed looked at before it is done: the odds of an attack, a card or a skill in full, what a turn has left."""

from bot.descent.attack.odds_ahead import foreseen, makes_attack
from bot.descent.commands import Attack, AttackWithFamiliar, Command, EndTurn, UseCard
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Learn, Play
from bot.descent.rules import stats
from bot.descent.rules.play import explain, legal
from bot.descent.state.game import Game
from bot.descent.views.asks import BACK
from bot.descent.views.panel.attack_preview import aim_face, foreseen_lines
from bot.descent.views.panel.ending import ending_face
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.pictures.overlay import Aim
from bot.descent.words import Words, symbols, words
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.views.asks import DISMISS
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Weigh
from renders import theme
from renders.descent import drawings, look


def weighed(campaign: Campaign, deed: Deed) -> Face:
    """What the panel shows while somebody makes up their mind."""
    if isinstance(deed, Play) and isinstance(deed.command, Attack):
        return aim_face(campaign, deed.command)
    if isinstance(deed, Play) and isinstance(deed.command, UseCard | AttackWithFamiliar):
        return deed_face(campaign, deed.command)
    if isinstance(deed, Play) and isinstance(deed.command, EndTurn):
        return ending_face(campaign, deed.command)
    raise Refused("board_has_moved_on")


def deed_face(campaign: Campaign, command: UseCard | AttackWithFamiliar) -> Face:
    """All that a card says, the odds where it attacks, what it costs, and the button to do it."""
    say, game = words(campaign.language), campaign.running()
    no, hero = explain(game, command), game.hero(command.hero)
    seat = campaign.seat(command.hero)
    called = f" · {who_plays(seat, say)}" if seat is not None else ""
    attacks = foreseen(game, command) if no is None and makes_attack(game, command) else []
    lines = [say.card_text(command.card, hero.sheet)] if isinstance(command, UseCard) else []
    lines += foreseen_lines(game, attacks, say)
    lines.append(say.refusal(no, game) if no else f"-# {_cost(game, command, say)}")
    use = Key(
        say.text("button-attack" if attacks else "button-use"),
        None if no else Play(command=command),
        "bad" if attacks else "good",
        symbols.MELEE if attacks else symbols.CARD,
    )
    aim = Aim(attacks[0].attacker, attacks[0].against[0].figure, attacks[0].weapon) if attacks else None
    targets = _other_targets(game, command, say)
    return Face(
        f"### {symbols.MELEE if attacks else symbols.CARD} {say.command(command, game)}{called}",
        look.MASTER if attacks else theme.HEROES[hero_colour(game, command.hero)],
        pictures=(drawings.board(board_view(campaign, campaign.language, for_hero=command.hero, aim=aim)),),
        asked=tuple(lines),
        rows=(*targets, (use, Key(say.text("button-cancel"), Ask(BACK)))),
    )


def _cost(game: Game, command: UseCard | AttackWithFamiliar, say: Words) -> str:
    """What it costs, and what can be had only once."""
    parts = [say.text("weigh-price", price=say.price(command.price(game)))]
    if isinstance(command, UseCard):
        ability = command.find(game, game.hero(command.hero))
        if command.card == stats.FEAT:
            parts.append(say.text("weigh-once"))
        elif ability.cost.flip:
            parts.append(say.text("weigh-used-up"))
    return " · ".join(parts)


def _other_targets(game: Game, command: UseCard | AttackWithFamiliar, say: Words) -> tuple[Menu, ...]:
    """Whom else the same could be done to."""
    alike = [choice for choice in legal(game, command.hero) if _is_like(choice.command, command)]
    picks = tuple(
        Pick(
            say.figure(str(each.target), game),
            Weigh(Play(command=each)),
            note=say.text("option-health", left=stats.health_left(game, game.figure(str(each.target)))),
            chosen=each == command,
        )
        for each in (choice.command for choice in alike[:MOST_OPTIONS])
        if isinstance(each, UseCard | AttackWithFamiliar) and each.target is not None
    )
    return (Menu("target", say.text("menu-target"), picks),) if len(picks) > 1 else ()


def _is_like(one: Command, other: UseCard | AttackWithFamiliar) -> bool:
    """The same deed, whoever it is aimed at."""
    return isinstance(one, UseCard | AttackWithFamiliar) and one == other.model_copy(update={"target": one.target})


def lesson_face(campaign: Campaign, deed: Learn, say: Words) -> Face:
    """A skill in full before experience is spent on it, for the hero's player alone."""
    seat = campaign.seat(deed.hero)
    if seat is None or deed.skill not in library().skills:
        raise Refused("no_such_option", option=deed.skill)
    skill = library().skills[deed.skill]
    price = say.text("lesson-price", xp=skill.xp, left=seat.xp)
    learn = Key(say.text("button-learn"), deed if skill.xp <= seat.xp else None, "good")
    return Face(
        f"### {symbols.CARD} {say.card(deed.skill)}",
        theme.GOLD,
        (f"**{say.hero(deed.hero)}** · {price}", say.card_text(deed.skill, deed.hero), say.text("lesson-for-good")),
        rows=((learn, Key(say.text("button-cancel"), Ask(DISMISS))),),
    )
