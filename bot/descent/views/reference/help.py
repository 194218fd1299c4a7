"""Help that knows where you are: what can be done now, and what the signs mean."""

from collections import Counter
from collections.abc import Iterable

from bot.descent.party.answering import others_asked
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.last_page import page_is_open
from bot.descent.party.occasions import contest
from bot.descent.rules.play import legal
from bot.descent.rules.steps import PARTY, Question
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import Game
from bot.descent.views.panel.absent import moves_itself
from bot.descent.views.panel.between_quests import journey_help, page_open
from bot.descent.views.panel.contested import rivals
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.reference.rulebook import SIGNS
from bot.descent.words import Words, symbols
from bot.table.campaign import NOBODY
from bot.views.voting import at_stake

ON_THE_BOARD = ("heroes", "monsters", "masters", "search", "objective", "doors", "reach", "aim")


def help_lines(campaign: Campaign | None, player: int, say: Words) -> list[str]:
    """A few sentences for this player in this situation."""
    told = [f"### {say.text('help-title')}", what_now(campaign, player, say), *possible_now(campaign, player, say)]
    told += _free_heroes(campaign, player, say)
    return [*told, say.text("help-symbols"), f"-# {say.text('help-days')}", f"-# {say.text('help-rules')}"]


def _free_heroes(campaign: Campaign | None, player: int, say: Words) -> list[str]:
    """For whoever plays nobody: the heroes without a player, and how to take one over."""
    if campaign is None or campaign.phase == "gathering" or player in campaign.players():
        return []
    free = [f"**{say.hero(seat.hero)}**" for seat in campaign.seats if seat.player == NOBODY]
    return [say.text("help-free-heroes", n=len(free), heroes=say.all_of(free))] if free else []


def possible_now(campaign: Campaign | None, player: int, say: Words) -> list[str]:
    """What the rules allow a player's hero right now, kind by kind, in its own turn."""
    game = as_begun(campaign).game if campaign is not None else None
    if campaign is None or game is None or game.turn is None or game.question is not None:
        return []
    if game.turn.hero not in campaign.heroes_of(player):
        return []
    kinds = Counter(choice.command.kind for choice in legal(game, game.turn.hero))
    told = [say.name("deed", kind) + (f" ({number})" if number > 1 else "") for kind, number in kinds.items()]
    return [say.text("help-possible", deeds=", ".join(told))] if told else []


def sign_lines(say: Words) -> list[str]:
    """What every sign means: those on dice and cards, the dice by their colours, and what lies on the board."""
    signs = [f"**{say.text(f'rule-{word}')}** · {say.text(f'rule-{word}.text')}" for word in SIGNS]
    dice = [f"{sign} {say.text(f'signs-{colour}')}" for colour, sign in symbols.DICE.items()]
    board = [say.text(f"signs-{thing}") for thing in ON_THE_BOARD]
    titles = [f"### {say.text(f'signs-title-{part}')}" for part in ("cards", "dice", "board")]
    return [titles[0], *signs, titles[1], *dice, titles[2], *board]


def what_now(campaign: Campaign | None, player: int, say: Words) -> str:
    """What this player can do now, or whom the party is waiting for."""
    if campaign is None:
        return say.text("view-nobody-here")
    game = as_begun(campaign).game
    if page_is_open(campaign):
        return page_open(campaign, say)
    if campaign.phase in ("travelling", "finished"):
        return _between_quests(campaign, player, say)
    if game is None:
        return say.text("help-gathering")
    if game.outcome is not None:
        return say.text("help-over")
    if (between := contest(campaign)) is not None:
        return say.text("help-contest", heroes=_with_players(campaign, game, [between.first, between.second], say))
    if game.question is not None:
        return _question(campaign, game, game.question, player, say)
    if game.turn is None:
        return _who_next(campaign, game, player, say)
    if game.turn.hero in campaign.heroes_of(player):
        return say.text("help-turn")
    return _others_turn(campaign, game, game.turn.hero, player, say)


def _between_quests(campaign: Campaign, player: int, say: Words) -> str:
    matter = at_stake(campaign)
    if matter is None or player not in matter.voters:
        return journey_help(campaign, say)
    told = say.text("help-voted" if player in matter.votes else "help-vote")
    return f"{journey_help(campaign, say)} {told}"


def _others_turn(campaign: Campaign, game: Game, hero: str, player: int, say: Words) -> str:
    named = _with_players(campaign, game, [hero], say)
    if set(rivals(campaign)) & set(campaign.heroes_of(player)):
        return say.text("help-faster", hero=named)
    return say.text("help-automatic" if moves_itself(campaign, hero) else "help-other", hero=named)


def _question(campaign: Campaign, game: Game, asked: Question, player: int, say: Words) -> str:
    if (matter := at_stake(campaign)) is not None and player in matter.voters:
        return say.text("help-voted" if player in matter.votes else "help-vote")
    mine, waited = campaign.heroes_of(player), [asked.owner, *(one.hero for one in others_asked(campaign, asked))]
    if set(waited) & set(mine) or (asked.owner == PARTY and player in campaign.players()):
        return say.text("help-your-question")
    if any(aside.said is not None for aside in asked.also if aside.hero in mine):
        return say.text("help-said")
    return say.text("help-question", owner=_with_players(campaign, game, waited, say))


def _who_next(campaign: Campaign, game: Game, player: int, say: Words) -> str:
    waiting = [hero.id for hero in heroes_to_go(game)]
    waiting = waiting[:1] if campaign.turns == "fixed" else waiting
    if set(waiting) & set(campaign.heroes_of(player)):
        return say.text("help-next")
    return say.text("help-waiting", heroes=_with_players(campaign, game, waiting, say))


def _with_players(campaign: Campaign, game: Game, owners: Iterable[str], say: Words) -> str:
    """Heroes, each with whoever plays it: Syndrael (@Alix)."""
    named = []
    for owner in owners:
        seat = campaign.seat(owner)
        player = f" ({who_plays(seat, say)})" if seat is not None else ""
        named.append(f"**{say.figure(owner, game)}**{player}")
    return say.all_of(named)
