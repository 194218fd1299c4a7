"""Where a campaign stands, in a few lines: for whoever asks, and for the message that is pinned."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.party.answering import others_asked
from bot.descent.party.campaign import Campaign
from bot.descent.party.last_page import page_is_open
from bot.descent.party.occasions import contest
from bot.descent.quest.perils import peril_track
from bot.descent.raid.setting_out import RAID
from bot.descent.road.road import journey_of
from bot.descent.rules import stats
from bot.descent.rules.steps import PARTY
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.figures import Group, Hero
from bot.descent.state.game import Game
from bot.descent.views.panel.between_quests import journey_lines, page_open, whose_move
from bot.descent.views.panel.deadlines import question_deadline, turn_deadline
from bot.descent.views.panel.levels import SIGN, level_title, portal
from bot.descent.views.panel.raid_lines import level_by_level, raid_lines
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.words import Words, symbols, words
from bot.views.face import Face, Key
from bot.views.voting import in_short
from bot.views.waiting import NO_CLOCK, Waiting
from bot.words.typography import opening
from renders import theme

DOTS = {"blue": "🔵", "yellow": "🟡", "green": "🟢", "pink": "🟣"}
"""The colours of the heroes' figures."""


def status_face(campaign: Campaign, link: str | None, waiting: Waiting = NO_CLOCK) -> Face:
    """The pinned message: what the party is after, how it fares, whose move it is, and until when."""
    say = words(campaign.language)
    title, *lines = status_lines(campaign, say)
    lines.append(f"\n{_whose_move(campaign, say)}")
    lines += [*_deadlines(campaign, waiting, say), *in_short(campaign, say, waiting)]
    lead = (Key(say.text("button-panel"), url=link, sign="➡️"),) if link else ()
    return Face(title, theme.GOLD, tuple(lines), rows=(lead,) if lead else ())


def status_lines(campaign: Campaign, say: Words) -> list[str]:
    """Quest, round, heroes and monsters; between quests the campaign, its weeks and the party."""
    if campaign.phase in ("travelling", "finished"):
        return _between_quests(campaign, say)
    story = RAID if campaign.raid is not None else campaign.story
    if campaign.phase == "gathering" and story is not None:
        title = say.text("status-title", name=campaign.name, quest=say.campaign(story))
        return [f"## {title}", *_seats(campaign, say)]
    name = level_title(campaign, say) or say.quest(campaign.quest)
    lines = [
        f"## {say.text('status-title', name=campaign.name, quest=name)}",
        f"🎯 {say.text('status-objective', objective=objective(campaign, say))}",
    ]
    if campaign.game is None:
        return [*lines, *_seats(campaign, say)]
    return [*lines, *_progress(campaign, campaign.game, say)]


def _between_quests(campaign: Campaign, say: Words) -> list[str]:
    journey = journey_of(campaign)
    title = say.text("status-title", name=campaign.name, quest=say.campaign(journey.campaign))
    if journey.raid is not None:
        how = level_by_level if journey.ended is not None else raid_lines
        return [f"## {title}", *how(campaign, say), *_seats(campaign, say)]
    where = say.text("camp-status", week=journey.week, act=journey.act)
    return [f"## {title}", where, *journey_lines(campaign, say), *_seats(campaign, say)]


def objective(campaign: Campaign, say: Words) -> str:
    """What the party has to do to win."""
    if campaign.game is not None and campaign.game.quest == campaign.quest:
        return aim_of(campaign.quest, campaign.game.objective, say)
    quest = library().quests.get(campaign.quest)
    return aim_of(quest.id, quest.objective, say) if quest is not None else say.quest(campaign.quest)


def aim_of(quest: str, objective: str | None, say: Words) -> str:
    """One of the objectives of a quest, or its only one."""
    if objective is None:
        return say.text(f"quest-{quest}.objective")
    return say.in_quest(quest, "objective", objective)


def _seats(campaign: Campaign, say: Words) -> list[str]:
    return [
        say.text(
            "seat",
            hero=say.hero(seat.hero),
            hero_class=say.hero_class(seat.hero_class),
            player=who_plays(seat, say),
        )
        for seat in campaign.seats
    ] or [say.text("seat-free")]


def _progress(campaign: Campaign, game: Game, say: Words) -> list[str]:
    lines = [say.text("status-round", round=game.round, morale=game.morale, gold=game.gold), *_peril(game, say)]
    lines += [portal(game, say)] if game.delve is not None else []
    lines.append(f"**{say.text('status-heroes')}**")
    lines += [_hero(campaign, game, hero, say) for hero in game.heroes.values()]
    lines.append(f"**{say.text('status-monsters')}**")
    groups = [_group(game, group, say) for group in game.groups.values() if game.group_members(group.id)]
    return lines + (groups or [say.text("status-no-monsters")])


def _peril(game: Game, say: Words) -> Iterator[str]:
    """The perils to come, in quests that have a track for them (PER-02)."""
    coming = [mark for mark in peril_track(game) if not mark.passed]
    if coming and game.outcome is None:
        told = [say.text("status-peril-mark", round=mark.round, level=mark.level) for mark in coming]
        yield f"{symbols.FALLEN} {say.text('status-peril', marks=' · '.join(told))}"


def _hero(campaign: Campaign, game: Game, hero: Hero, say: Words) -> str:
    left, most = max(0, stats.health_left(game, hero)), stats.health(game, hero)
    tired, stamina = stats.stamina_left(game, hero), stats.stamina(game, hero)
    state = say.text("status-played" if hero.turn_taken else "status-to-play")
    if hero.knocked_out:
        state = f"{symbols.FALLEN} {say.text('status-knocked-out')}"
    told = (*(say.condition(condition) for condition in hero.conditions), *say.counters(hero.counters))
    conditions = "".join(f" · {each}" for each in told)
    dot, name = DOTS[hero_colour(game, hero.id)], say.figure(hero.id, game)
    return f"{dot} {name} · {left}/{most} ♥ · {tired}/{stamina} ✦ · {state}{conditions}"


def _group(game: Game, group: Group, say: Words) -> str:
    state = say.text("status-activated" if group.activated else "status-waiting")
    name = say.monster(group.monster, plural=True)
    return say.text("status-group", group=name, count=len(game.group_members(group.id)), state=state)


def _whose_move(campaign: Campaign, say: Words) -> str:
    """Who is expected to act, and what for."""
    game = campaign.game
    if page_is_open(campaign):
        return f"📖 {page_open(campaign, say)}"
    if campaign.phase in ("travelling", "finished"):
        in_a_raid = campaign.journey is not None and campaign.journey.raid is not None
        return f"{SIGN if in_a_raid else '🗺️'} {whose_move(campaign, say)}"
    if game is None:
        return f"{symbols.TABLE} {say.text('status-gathering')}"
    if game.outcome is not None:
        return f"## {say.text('panel-over-won' if game.outcome == 'won' else 'panel-over-lost')}"
    if (between := contest(campaign)) is not None:
        rivals = [_with_player(campaign, game, hero, say) for hero in (between.first, between.second)]
        return f"✋ {say.text('panel-contest')} {', '.join(rivals)}"
    if game.question is not None:
        heroes = [game.question.owner, *(aside.hero for aside in others_asked(campaign, game.question))]
        named = [_with_player(campaign, game, hero, say) for hero in heroes]
        if len(named) > 1:
            return f"❓ {say.text('panel-reactions', heroes=say.all_of(named))}"
        return f"❓ {say.text('panel-question', owner=named[0])}"
    if game.turn is not None:
        seat, hero = campaign.seat(game.turn.hero), say.figure(game.turn.hero, game)
        who = f" · {who_plays(seat, say)}" if seat is not None else ""
        return f"{symbols.TURN} {say.text('panel-turn', hero=hero)}{who}"
    to_go = heroes_to_go(game)[:1] if campaign.turns == "fixed" else heroes_to_go(game)
    named = [_with_player(campaign, game, hero.id, say) for hero in to_go]
    return f"{symbols.TURN} {say.text('status-next', heroes=', '.join(named))}"


def _deadlines(campaign: Campaign, waiting: Waiting, say: Words) -> tuple[str, ...]:
    """When the game goes on without whoever is expected to act."""
    game = campaign.game
    if game is None:
        return ()
    answer = question_deadline(game, game.question, waiting, say) if game.question is not None else ()
    return (*answer, *turn_deadline(campaign, game, waiting, say))


def _with_player(campaign: Campaign, game: Game, owner: str, say: Words) -> str:
    seat = campaign.seat(owner) if owner != PARTY else None
    name = opening(say.figure(owner, game))
    return f"{name} ({who_plays(seat, say)})" if seat is not None else name
