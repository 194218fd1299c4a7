"""A deed looked at before it is done: the odds of an attack, a card or a skill in full."""

from bot.descent.commands import Attack, UseCard
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Learn, Play
from bot.descent.rules.play import explain
from bot.descent.views.asks import BACK
from bot.descent.views.panel.attack_preview import aim_face
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.words import Words, symbols, words
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.views.asks import DISMISS
from bot.views.face import Ask, Face, Key
from renders import theme
from renders.descent import drawings


def weighed(campaign: Campaign, deed: Deed) -> Face:
    """What the panel shows while somebody makes up their mind."""
    if isinstance(deed, Play) and isinstance(deed.command, Attack):
        return aim_face(campaign, deed.command)
    if isinstance(deed, Play) and isinstance(deed.command, UseCard):
        return card_face(campaign, deed.command)
    raise Refused("board_has_moved_on")


def card_face(campaign: Campaign, command: UseCard) -> Face:
    """All that a card says and costs, and the button to use it."""
    say, game = words(campaign.language), campaign.running()
    no, hero = explain(game, command), game.hero(command.hero)
    seat = campaign.seat(command.hero)
    called = f" · {who_plays(seat, say)}" if seat is not None else ""
    lines = [say.card_text(command.card, hero.sheet)]
    lines.append(say.refusal(no, game) if no else f"-# {say.price(command.price(game))}")
    use = Key(say.text("button-use"), None if no else Play(command=command), "good", symbols.CARD)
    return Face(
        f"### {symbols.CARD} {say.command(command, game)}{called}",
        theme.HEROES[hero_colour(game, command.hero)],
        tuple(lines),
        (drawings.board(board_view(campaign, campaign.language, for_hero=command.hero)),),
        rows=((use, Key(say.text("button-cancel"), Ask(BACK))),),
    )


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
