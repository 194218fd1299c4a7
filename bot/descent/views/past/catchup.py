"""Coming back: what is asked of a player now, and what happened while they were away."""

from collections.abc import Iterator, Sequence

from bot.descent import events as told
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.rules import stats
from bot.descent.rules.steps import Question
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.descent.views.panel.between_quests import whose_move
from bot.descent.views.panel.raid import open_cards
from bot.descent.views.panel.shared import vitals, who_plays
from bot.descent.views.past.digest import digest
from bot.descent.views.past.great_moments import great_moments
from bot.descent.views.past.journal import tell_part
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.past.replay import VISIBLE, part_of
from bot.descent.views.past.since import mark_of_quest, parts_since
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.land import land_view
from bot.descent.views.reference.help import what_now
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.absence_events import AnsweredFor
from bot.table.awaiting import Awaited
from bot.table.entries import Entry, all_events
from bot.views.catchup import CatchUp, Scenes
from bot.views.journal import page_of
from bot.views.marks import Mark, events_since, time_of
from bot.views.reading import HeadedLine
from renders.descent import drawings
from renders.drawing import Drawing


def catch_up(
    campaign: Campaign, entries: Sequence[Entry], mark: Mark, player: int, say: Words, *, page: int, whole: bool
) -> CatchUp:
    """A page of what happened since a mark, folded or whole."""
    lines = whole_story(campaign, entries, mark, say) if whole else folded_story(campaign, entries, mark, say)
    you = (
        for_you(campaign, player, say),
        *own_heroes(campaign, entries, mark, player, say),
        *answered_for(campaign, events_since(entries, mark), player, say),
    )
    return CatchUp(you, time_of(entries, mark), page_of(lines, page), folds=True)


def folded_story(campaign: Campaign, entries: Sequence[Entry], mark: Mark, say: Words) -> list[HeadedLine]:
    """A line or two for each turn and each activation, and all that must not be folded away."""
    return [HeadedLine(beat.heading, beat.text) for beat in digest(parts_since(campaign, entries, mark, say), say)]


def whole_story(campaign: Campaign, entries: Sequence[Entry], mark: Mark, say: Words) -> list[HeadedLine]:
    """Every line, as it was told when it happened."""
    return [
        HeadedLine(part.heading, line)
        for part in parts_since(campaign, entries, mark, say)
        for line in tell_part(part.events, part.game, say)
    ]


# For you --------------------------------------------------------------------------------------------------------


def for_you(campaign: Campaign, player: int, say: Words) -> str:
    """Whose move it is, and what is asked of this player."""
    waiting, game = awaited(campaign), campaign.game
    if waiting is None:
        return what_now(campaign, player, say)
    if waiting.what == "road" or game is None:
        return say.text("catchup-you-road", move=whose_move(campaign, say))
    if waiting.what == "vote":
        return _vote(waiting, game, player, say)
    own = [hero for hero in waiting.heroes if hero in campaign.heroes_of(player)]
    if waiting.what == "question" and (own or (player in waiting.players and not waiting.heroes)):
        assert game.question is not None
        return say.text("catchup-you-question", question=say.question(_put_to(game.question, own), game))
    if own:
        return say.text(f"catchup-you-{waiting.what}", heroes=say.all_of(say.figure(hero, game) for hero in own))
    if not waiting.heroes:
        return say.text("catchup-wait-party")
    others = say.all_of(_with_player(campaign, game, hero, say) for hero in waiting.heroes)
    return say.text(f"catchup-wait-{waiting.what}", heroes=others)


def _put_to(asked: Question, own: Sequence[str]) -> Question:
    """The question as it is put to one of these heroes, if they are not first among those who may react."""
    mine = next((aside for aside in asked.also if aside.hero in own), None)
    return asked if mine is None or asked.owner in own else asked.put_to(mine)


def _vote(waiting: Awaited, game: Game, player: int, say: Words) -> str:
    """A vote that waits for this player, on a question or on who goes first; or one that waits for others."""
    if player not in waiting.players:
        return say.text("catchup-wait-party")
    if game.question is not None:
        return say.text("catchup-you-vote", question=say.question(game.question, game))
    return say.text("catchup-you-contest", heroes=say.all_of(say.figure(hero, game) for hero in waiting.heroes))


def _with_player(campaign: Campaign, game: Game, hero: str, say: Words) -> str:
    """A hero with whoever plays it: Syndrael (@Alix)."""
    seat, name = campaign.seat(hero), f"**{say.figure(hero, game)}**"
    return f"{name} ({who_plays(seat, say)})" if seat is not None else name


def own_heroes(campaign: Campaign, entries: Sequence[Entry], mark: Mark, player: int, say: Words) -> Iterator[str]:
    """How one's heroes fare, and how they fared when one left them."""
    game, mine = campaign.game, campaign.heroes_of(player)
    if campaign.phase != "playing" or game is None or not mine:
        return
    began, events = mark_of_quest(entries), _of_quest(entries)
    if mark <= began:
        for hero in mine:
            yield say.text("catchup-hearts-now", hero=say.figure(hero, game), vitals=vitals(game, hero, say))
        return
    past = PastTable(game, events)
    past.take_all(events[: _place_of(entries, mark)])
    for hero in mine:
        yield _change(past.game.hero(hero), game.hero(hero), past.game, game, say)


def _change(before: Hero, now: Hero, then: Game, game: Game, say: Words) -> str:
    had, has = max(0, stats.health_left(then, before)), max(0, stats.health_left(game, now))
    if now.knocked_out:
        key = "catchup-down"
    elif before.knocked_out:
        key = "catchup-up"
    else:
        key = f"catchup-hearts-{'down' if has < had else 'up' if has > had else 'same'}"
    parts = [say.text(key, hero=say.figure(now.id, game), before=had, now=has)]
    for key, new, old in (("gained", now, before), ("shed", before, now)):
        found = [say.condition(condition) for condition in new.conditions if condition not in old.conditions]
        if found and not now.knocked_out:
            parts.append(say.text(f"catchup-{key}", conditions=say.all_of(found)))
    return " ".join(parts)


def answered_for(campaign: Campaign, events: Sequence[Event], player: int, say: Words) -> Iterator[str]:
    """How often a question was answered in a player's place, and which cards that used."""
    mine = campaign.heroes_of(player)
    answers = [event for event in events if isinstance(event, AnsweredFor) and event.hero in mine]
    if answers:
        used = dict.fromkeys(say.card(event.card) for event in answers if event.card is not None)
        cards = say.all_of(f"*{card}*" for card in used) if used else None
        yield say.text("catchup-answered", n=len(answers), cards=cards)


# Pictures -------------------------------------------------------------------------------------------------------


def scenes(campaign: Campaign, entries: Sequence[Entry], mark: Mark, player: int, say: Words) -> Scenes:
    """The board or the map as it is now, the great moments since, and whether the last round can be watched."""
    place, events = place_picture(campaign, say), _of_quest(entries)
    if campaign.game is None or not events_since(entries, max(mark, mark_of_quest(entries))):
        return Scenes(place)
    since = _place_of(entries, mark)
    moments = great_moments(campaign, events, since, campaign.heroes_of(player), say)
    return Scenes(place, moments, _worth_watching(events, since))


def place_picture(campaign: Campaign, say: Words) -> Drawing | None:
    """Where the party is: on the map, before the cards that lie open in the Raid, or on the board."""
    if campaign.journey is not None and campaign.journey.raid is not None and campaign.phase != "playing":
        return next(iter(open_cards(campaign, say)), None)
    if campaign.phase in ("travelling", "finished"):
        return drawings.campaign_map(land_view(campaign, say))
    return drawings.board(board_view(campaign, say.language)) if campaign.game is not None else None


def _worth_watching(events: Sequence[Event], since: int) -> bool:
    """Whether anything that can be seen happened in the last round after one had left."""
    try:
        start, until = part_of(events, "round")
    except Refused:
        return False
    return any(isinstance(event, VISIBLE) for event in events[max(start, since) : until])


def _of_quest(entries: Sequence[Entry]) -> list[Event]:
    """All events of the last quest, and whatever came after it."""
    events = all_events(entries)
    starts = [number for number, event in enumerate(events) if isinstance(event, told.QuestStarted)]
    return events[starts[-1] :] if starts else []


def _place_of(entries: Sequence[Entry], mark: Mark) -> int:
    """How many events of the last quest are no news."""
    return max(0, len(_of_quest(entries)) - len(events_since(entries, mark)))
