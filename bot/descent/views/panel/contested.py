"""Two heroes want the same turn: the panel on which the players settle who goes first."""

from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.party.occasions import Contest, contest, contest_settled, fresh_turn
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.descent.views.asks import CONTEST
from bot.descent.views.panel.absent import moves_itself
from bot.descent.views.panel.shared import lookups, who_plays
from bot.descent.views.pictures.board import board_view
from bot.descent.words import Words, symbols
from bot.table.matters import Matter, matter_of
from bot.views.face import Ask, Face, Key
from bot.views.voting import Voting
from bot.views.waiting import Waiting
from bot.words.mentions import mention
from renders import theme
from renders.descent import drawings

HAND = "✋"


def contest_face(campaign: Campaign, game: Game, between: Contest, say: Words, waiting: Waiting) -> Face:
    """Who wants to go before whom, the votes, and a button for the one who was first to give way."""
    matter = matter_of(campaign, "contest")
    assert matter is not None
    heroes = {"hero": between.second, "current": between.first}
    names = {name: _named(campaign, game, hero, say) for name, hero in heroes.items()}
    called = " ".join(mention(player) for player in matter.waiting)
    way = Key(say.text("button-give-way"), GiveTurn(hero=between.second), sign="🤝")
    return Face(
        f"### {HAND} {say.text('panel-contest')} · {called}",
        theme.GOLD,
        (say.text("panel-contest-about", **names),),
        (drawings.board(board_view(campaign, campaign.language)),),
        asked=tuple(Voting(matter).stands(campaign, say, waiting, missing=False)),
        rows=((*_votes(campaign, matter, say), way), lookups(say)),
        # Whoever asked for the turn sits before the screen.
        mention=tuple(player for player in matter.voters if not _plays(campaign, between.second, player)),
        occasion=between.key,
    )


def _votes(campaign: Campaign, matter: Matter, say: Words) -> list[Key]:
    return [
        Voting(matter).key(say.choice_name(choice, campaign), choice.deed, "main", symbols.TURN)
        for choice in matter.choices
    ]


def _named(campaign: Campaign, game: Game, hero: str, say: Words) -> str:
    seat = campaign.seat(hero)
    name = f"**{say.figure(hero, game)}**"
    return f"{name} ({who_plays(seat, say)})" if seat is not None else name


def _plays(campaign: Campaign, hero: str, player: int) -> bool:
    seat = campaign.seat(hero)
    return seat is not None and seat.played_by(player)


def called_to_go(campaign: Campaign, now: Turn) -> tuple[int, ...]:
    """Whoever got a turn that was contested, until they act: they may have left while the others voted."""
    expected = awaited(campaign)
    if expected is None or not contest_settled(campaign) or now.actions < ACTIONS:
        return ()
    return expected.players


# Before it comes to that ----------------------------------------------------------------------------------------


def rivals(campaign: Campaign) -> list[str]:
    """The heroes who could still say "me first": those of others, before anything was done in the turn."""
    game, current = campaign.game, fresh_turn(campaign)
    if game is None or current is None or campaign.turns != "free" or moves_itself(campaign, current):
        return []
    if game.question is not None or contest(campaign) is not None or contest_settled(campaign):
        return []
    holder = campaign.seat(current)
    to_go = [hero.id for hero in game.heroes.values() if not hero.turn_taken and hero.id != current]
    by_hand = [seat for seat in campaign.seats if seat.hero in to_go and seat.hand == "player"]
    return [seat.hero for seat in by_hand if holder is not None and not holder.played_by(seat.player)]


def me_first(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """The button for whoever wants to go before the hero whose turn has just begun. It names those it is for."""
    others = rivals(campaign)
    names = ", ".join(say.hero(hero, short=True) for hero in others)
    return (Key(say.text("button-me-first", heroes=names), Ask(CONTEST), sign=HAND),) if others else ()
