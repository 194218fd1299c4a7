"""The end of a turn in which something is left to do: what it is, before it is lost."""

from collections.abc import Iterable

from bot.descent.commands import Attack, EndTurn, UseElement
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.rules.play import PricedCommand, check, legal
from bot.descent.state.game import Game, Turn
from bot.descent.views.asks import BACK
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.words import Words, symbols, words
from bot.views.face import Ask, Face, Key
from renders import theme
from renders.descent import drawings


def left_over(game: Game, now: Turn, choices: Iterable[PricedCommand], say: Words) -> list[str]:
    """What would be lost if the turn ended now: actions, free attacks, what the quest offers here for nothing."""
    left = [say.text("price-actions", n=now.actions)] if now.actions else []
    free = [choice.command for choice in choices if not choice.price.actions]
    attacks = [command.target for command in free if isinstance(command, Attack)]
    targets = dict.fromkeys(target for target in attacks if target in game.monsters)
    if targets:
        left.append(say.text("ending-attack", targets=say.all_of(say.figure(each, game) for each in targets)))
    left += [say.command(command, game) for command in free if isinstance(command, UseElement)]
    return left


def ending_face(campaign: Campaign, command: EndTurn) -> Face:
    """Asked once before a turn ends in which something is left to do."""
    say, game = words(campaign.language), campaign.running()
    check(game, command)
    assert game.turn is not None
    left = left_over(game, game.turn, legal(game, command.hero), say)
    seat = campaign.seat(command.hero)
    called = f" · {who_plays(seat, say)}" if seat is not None else ""
    return Face(
        f"### {symbols.TURN} {say.text('ending-title', hero=say.figure(command.hero, game))}{called}",
        theme.HEROES[hero_colour(game, command.hero)],
        pictures=(drawings.board(board_view(campaign, campaign.language, for_hero=command.hero)),),
        asked=(say.text("ending-left"), *(f"- {each}" for each in left)) if left else (),
        rows=(
            (
                Key(say.text("button-end-anyway"), Play(command=command), "bad"),
                Key(say.text("button-play-on"), Ask(BACK), "good"),
            ),
        ),
    )
