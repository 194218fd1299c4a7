"""Coming back: the story since one left, folded into a line or two a turn, with its great moments."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.descent.board import Square
from bot.descent.commands import TakeTurn
from bot.descent.events import (
    AreaRevealed,
    DamageSuffered,
    DescentEvent,
    GroupActivated,
    HeroKnockedOut,
    MonsterDefeated,
    MonstersPlaced,
    QuestStarted,
    RoundStarted,
    Searched,
    TurnEnded,
    TurnStarted,
)
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, SettleTies
from bot.descent.quest.events import MessageShown, ObjectiveChanged
from bot.descent.road.road import journey_of
from bot.descent.system import SYSTEM
from bot.descent.views.past.catchup import catch_up, folded_story, for_you, scenes, whole_story
from bot.descent.views.past.digest import SMALL
from bot.descent.views.past.great_moments import MOST_MOMENTS
from bot.descent.views.past.since import mark_after_deed, mark_of_quest
from bot.descent.words import words
from bot.kernel.events import Event
from bot.store import open_store
from bot.table.absence_events import AnsweredFor, TurnPiloted
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed, kinds_about_the_table
from bot.table.entries import Entry, all_events
from bot.table.repairs import ShowPanel
from bot.table.table import Table
from bot.views.marks import BEGINNING, Mark
from bot.words import LANGUAGES, Language
from cogs.catchup import Leaf
from tests.descent.views import journeys
from tests.descent.views.games import ALIX, BRUNO, gathered, started
from tests.descent.views.past.played import BEGAN, played, playing
from tests.descent.views.past.road import entry, on_the_road

both_languages = pytest.mark.parametrize("language", LANGUAGES)
NOBODY_HERE = 7
HERE = Square(0, 0)


def version_of(entries: Sequence[Entry], kind: type[Event], number: int = 0) -> int:
    """The version in which something of a kind happened, for the first time or a later one."""
    return [each.version for each in entries if any(isinstance(event, kind) for event in each.events)][number]


def first_fallen(language: Language = "en") -> tuple[str, str]:
    """The first hero who falls in the quest that was played, and the short name."""
    hero = next(event.hero for event in all_events(played()[1]) if isinstance(event, HeroKnockedOut))
    return hero, words(language).hero(hero, short=True)


def round_of(entries: Sequence[Entry], kind: type[Event]) -> int:
    """The round in which something of a kind happened for the first time."""
    events = all_events(entries)
    before = events[: next(number for number, event in enumerate(events) if isinstance(event, kind))]
    return [event.number for event in before if isinstance(event, RoundStarted)][-1]


def text_of(campaign: Campaign, entries: Sequence[Entry], mark: Mark = BEGINNING, language: Language = "en") -> str:
    """The folded story, a line below the other."""
    return "\n".join(line.text for line in folded_story(campaign, entries, mark, words(language)))


# Folding --------------------------------------------------------------------------------------------------------


@both_languages
def test_each_turn_and_each_activation_is_one_line(language: Language) -> None:
    """However many dice were rolled in it, a turn is a line; only what happens besides has lines of its own."""
    campaign, entries = played()
    events, say = all_events(entries), words(language)
    lines = folded_story(campaign, entries, BEGINNING, say)

    turns = sum(isinstance(event, TurnStarted) for event in events)
    groups = sum(isinstance(event, GroupActivated) for event in events)
    assert sum(line.text.startswith("▶️ ") for line in lines) == turns
    assert 0 < sum(line.text.startswith("👹 ") for line in lines) <= groups
    assert len(lines) < len(whole_story(campaign, entries, BEGINNING, say)) / 2
    assert not any(line.text.startswith("-# ") for line in lines)


def test_what_matters_is_never_folded_away() -> None:
    """Every fallen monster, every knock-out, rooms, loot and the end of the quest are in the folded story."""
    campaign, entries = played()
    told, say = text_of(campaign, entries), words("en")
    events = all_events(entries)

    fallen = [event for event in events if isinstance(event, MonsterDefeated)]
    assert told.count("💀") >= len({event.figure for event in fallen}) // 2
    assert all(f"{event.figure.rpartition('_')[2]}**" in told for event in fallen)
    knocked_out = [say.figure(event.hero, campaign.game) for event in events if isinstance(event, HeroKnockedOut)]
    assert knocked_out
    assert all(f"**{hero}** is knocked out!" in told for hero in knocked_out)
    found = [say.card(event.found) for event in events if isinstance(event, Searched) and event.found]
    assert found
    assert all(card in told for card in found)
    assert "The door gives way." in told
    assert "**Victory: The Ember Chapel**" in told


def test_story_and_objectives_are_told_in_their_own_words() -> None:
    """What the quest tells, and what the party has to do now, stands there in full."""
    events = (
        MessageShown(quest="first_torch", text="dusk"),
        ObjectiveChanged(quest="first_torch", text="gate"),
    )

    told, say = text_of(started(), [entry(1, *events)]), words("en")

    assert say.text("quest-first_torch-message-dusk") in told
    assert say.text("quest-first_torch-objective-gate") in told


def test_an_automatic_turn_is_one_line_too() -> None:
    """That the automatic hero played is a sign before the turn, and no line that pushes others away."""
    events = (
        TurnPiloted(hero="syndrael", player=NOBODY, late=True),
        TurnStarted(hero="syndrael"),
        TurnEnded(hero="syndrael"),
    )

    (turn,) = folded_story(started(), [entry(1, *events)], BEGINNING, words("en"))

    assert turn.text.startswith("🤖 **Syndrael**")


@both_languages
def test_what_happens_in_nobodys_turn_belongs_to_nobody(language: Language) -> None:
    """Hearts lost at the end of a round are not the last monster's doing."""
    events = (
        TurnStarted(hero="syndrael"),
        TurnEnded(hero="syndrael"),
        DamageSuffered(figure="syndrael", amount=2, left=10, source="lava"),
        RoundStarted(number=2),
    )

    turn, harm = folded_story(started(), [entry(1, *events)], BEGINNING, words(language))

    assert "♥" not in turn.text
    assert harm.text.startswith("🩸 **Syndrael** −2\u00a0♥")


def test_every_round_and_every_week_has_its_heading() -> None:
    """In a quest its rounds, on the road the weeks; and what was bought is one line."""
    campaign, entries = played()
    rounds = dict.fromkeys(line.heading for line in folded_story(campaign, entries, BEGINNING, words("en")))
    assert list(rounds)[1:] == [f"The Ember Chapel · Round {number}" for number in range(1, len(rounds))]

    road, told = on_the_road()
    lines = folded_story(road, told, BEGINNING, words("en"))
    assert {line.heading for line in lines} == {f"On the road · week {journey_of(road).week}"}
    assert sum(line.text.startswith("🧺 Bought: ") for line in lines) == 1
    assert lines[-1].text.count("(Syndrael)") == 2


def test_a_number_is_given_again_but_a_name_is_not() -> None:
    """MON-07: the first zombie 1 was no Gatekeeper, whatever the last one was called."""
    placed = MonstersPlaced(group="zombie", figures=("zombie_1",), squares=((HERE,),))
    plain = MonsterDefeated(figure="zombie_1", by="syndrael", square=HERE)
    named = plain.model_copy(update={"name": "gatekeeper"})
    began, turn = QuestStarted(quest="first_torch", commitment="x"), TurnStarted(hero="syndrael")

    told = text_of(
        started(), [entry(1, began, placed, turn, plain), entry(2, TurnEnded(hero="syndrael"), placed, named)]
    )

    assert told.count("Gatekeeper") == 1
    assert "💀 **Zombie 1**" in told


def test_what_is_folded_exists() -> None:
    """A small event that is renamed must not be told at length again."""
    assert set(DescentEvent.all_kinds()) >= SMALL


# Since when -----------------------------------------------------------------------------------------------------


def test_ones_own_turn_is_no_news_but_its_answer_is() -> None:
    """Who ends a turn has seen it; what the monsters do then happens in the same breath, and is told."""
    campaign, entries = played()
    version = next(
        each.version
        for each in entries
        if [isinstance(event, TurnEnded | GroupActivated) for event in each.events].count(True) == 2
    )
    mark = mark_after_deed(entries, version)
    first = folded_story(campaign, entries, mark, words("en"))[0]

    assert mark.version == version
    assert first.text.startswith("👹 ")
    assert mark_after_deed(entries, version - 1) == Mark(version)


def test_a_story_may_begin_in_the_middle_of_a_turn() -> None:
    """Whose turn it is, and which round, is known from before."""
    campaign, entries = played()
    version = version_of(entries, TurnStarted, 2)
    (line, *_) = folded_story(campaign, entries, Mark(version + 1), words("en"))

    started_by = next(event.hero for event in entries[version - 1].events if isinstance(event, TurnStarted))
    assert line.text.startswith(f"▶️ **{words('en').hero(started_by, short=True)}** ·")
    assert line.heading == "The Ember Chapel · Round 1"


def test_nothing_new_has_no_lines() -> None:
    """After the last deed there is no page; before the first one there never is."""
    campaign, entries = played(commands=50)
    ahead = Mark(entries[-1].version + 1)

    assert catch_up(campaign, entries, ahead, ALIX, words("fr"), page=1, whole=False).page.lines == ()
    empty = catch_up(gathered(), [], BEGINNING, ALIX, words("fr"), page=1, whole=True)
    assert (empty.page.lines, empty.since) == ((), None)


@pytest.mark.parametrize("leaf", [Leaf(Mark(12, 3)), Leaf(Mark(999_999_999, 999_999), 999_999, whole=True)])
def test_a_button_is_read_as_it_was_written(leaf: Leaf) -> None:
    """Page, form and mark stand on the button, within what Discord lets a button carry."""
    assert Leaf.read(leaf.code.removeprefix("?catchup:")) == leaf
    assert len(f"f:{10**17}:{10**9}:{leaf.code}") <= 100


async def test_housekeeping_is_no_deed_in_the_game(tmp_path: Path) -> None:
    """Who brings the panel back or changes a setting has not seen what happened; who never played did nothing."""
    async with await open_store(tmp_path / "days.sqlite3", now=BEGAN) as store:
        table = Table(store)
        made = await table.create(guild=1, channel=2, owner=ALIX, name="Jours", language="fr", interaction=1)
        deeds: list[tuple[int, Deed]] = [
            (ALIX, Join(hero="syndrael", hero_class="knight")),
            (BRUNO, Join(hero="widow_tarha", hero_class="runemaster")),
            (ALIX, SettleTies(ties="cunning")),
            (ALIX, ShowPanel()),
        ]
        for number, (player, deed) in enumerate(deeds, 2):
            await table.act(made.campaign_id, player, deed, interaction=number)
        aside = kinds_about_the_table(SYSTEM.deeds)

        assert await table.last_deed(made.campaign_id, ALIX, but=aside) == 1
        assert await table.last_deed(made.campaign_id, ALIX) == 4
        assert await table.last_deed(made.campaign_id, BRUNO, but=aside) == 2
        assert await table.last_deed(made.campaign_id, NOBODY_HERE) == 0


# For you --------------------------------------------------------------------------------------------------------


def test_hearts_are_compared_with_those_one_left_with() -> None:
    """ "You had 8 ♥, 4 are left": from when Bruno left until now, with what clings to his hero."""
    campaign, entries = played(commands=version_of(played()[1], HeroKnockedOut) - 2)
    hero, name = first_fallen()
    blows = [
        (each.version, event.left, event.left + event.amount)
        for each in entries
        for event in each.events
        if isinstance(event, DamageSuffered) and event.figure == hero
    ]
    first = blows[0][0]
    had, now = blows[0][2], blows[-1][1]

    you, unhurt = (
        catch_up(campaign, entries, Mark(version), BRUNO, words("en"), page=1, whole=False).you
        for version in (first, entries[-1].version + 1)
    )

    assert now < had
    assert any(line.startswith(f"🩸 **{name}**: you had {had} ♥, {now} are left.") for line in you)
    assert any(line.startswith(f"♥ **{name}**: still {now} ♥.") for line in unhurt)


def test_a_hero_who_fell_is_told_of_first() -> None:
    """Whoever comes back to a fallen hero reads that, not a number."""
    campaign, entries = played(commands=version_of(played()[1], HeroKnockedOut) - 1)

    you = catch_up(campaign, entries, mark_of_quest(entries), BRUNO, words("fr"), page=1, whole=False).you
    later = catch_up(campaign, entries, Mark(10), BRUNO, words("fr"), page=1, whole=False).you

    assert any("💀" in line for line in you)
    assert f"💀 **{first_fallen('fr')[1]}** est à terre." in later


@both_languages
def test_everybody_is_told_whose_move_it_is(language: Language) -> None:
    """In each phase, for whoever has to act, for others and for onlookers, there is a sentence of its own."""
    say, campaign = words(language), started()
    before = [for_you(campaign, player, say) for player in (ALIX, NOBODY_HERE)]
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)
    during = [for_you(campaign, player, say) for player in (ALIX, BRUNO)]

    assert before[0] == say.text("catchup-you-next", heroes="Syndrael")
    assert f"<@{ALIX}>" in before[1]
    assert f"<@{BRUNO}>" in before[1]
    assert during[0] == say.text("catchup-you-turn", heroes="Syndrael")
    assert during[1] == say.text("catchup-wait-turn", heroes=f"**Syndrael** (<@{ALIX}>)")
    assert say.city("mistvale") in for_you(journeys.in_a_city(), ALIX, say)
    assert for_you(gathered(), ALIX, say) == say.text("help-gathering")
    assert for_you(journeys.finished(), ALIX, say) == say.text("camp-help-finished")


def test_a_question_is_repeated_to_whom_it_is_asked() -> None:
    """The player reads the question itself; others read who has to answer; a vote is everybody's."""
    campaign, say = asking(), words("en")
    game = campaign.running()
    assert game.question is not None
    owner = campaign.seat(game.question.owner)
    assert owner is not None
    other = ALIX if owner.player == BRUNO else BRUNO

    assert say.question(game.question, game) in for_you(campaign, owner.player, say)
    assert for_you(campaign, other, say).startswith("⏳ A question is open for **")


def test_who_was_answered_for_reads_how_often() -> None:
    """Standing orders answered twice for Alix's hero and used her shield; nobody else reads of it."""
    shield = AnsweredFor(hero="syndrael", question="react", option="use", card="wooden_shield_knight", by="order")
    kept = shield.model_copy(update={"card": None})
    entries = [entry(1, shield, kept)]

    answered = [
        catch_up(started(), entries, BEGINNING, player, words("en"), page=1, whole=False).you[-1]
        for player in (ALIX, BRUNO)
    ]

    assert answered[0] == "🤖 2 questions were answered for you (*Wooden Shield*)."
    assert "🤖" not in answered[1]


def asking() -> Campaign:
    """A quest at a moment when a hero is asked something."""
    return next(
        campaign
        for campaign, _ in playing(seed=5, commands=60)
        if (question := campaign.running().question) is not None and question.owner in campaign.running().heroes
    )


# Pictures -------------------------------------------------------------------------------------------------------


def test_great_moments_are_shown_as_they_were() -> None:
    """The room as it opened with its archers, then the fallen hero; not what was before one left."""
    campaign, entries = played(commands=50)
    opened, fell = version_of(entries, AreaRevealed), version_of(entries, HeroKnockedOut)
    archers = next(event.figures for event in entries[opened - 1].events if isinstance(event, MonstersPlaced))
    falls = f"Round {round_of(entries, HeroKnockedOut)} · **{first_fallen()[1]}** is knocked out."
    shown = scenes(campaign, entries, mark_of_quest(entries), ALIX, words("en"))
    room, fall = shown.moments

    assert room.caption == f"Round {round_of(entries, AreaRevealed)} · A new room comes into view."
    assert sum(figure.label.startswith("G") for figure in room.picture.view.figures) == len(archers) > 0
    assert fall.caption == falls
    assert [figure.knocked_out for figure in fall.picture.view.figures if figure.kind == "hero"].count(True) == 1
    assert fall.picture.alt.startswith(f"{falls.replace('*', '')} ")
    assert shown.replay
    later = scenes(campaign, entries, Mark(fell), ALIX, words("en"))
    assert [moment.caption for moment in later.moments] == [falls]
    assert opened < fell


def test_of_many_moments_the_greatest_are_kept() -> None:
    """A lieutenant's end and the fall of one's own hero outweigh rooms; there are never more than three."""
    campaign, entries = played(commands=50)
    falls = [HeroKnockedOut(hero=hero, by=None, square=HERE) for hero in ("avric_albright", "syndrael")]
    splig = MonstersPlaced(group="splig", figures=("splig_1",), squares=((HERE,),))
    ended = MonsterDefeated(figure="splig_1", by="syndrael", square=HERE)
    entries = [*entries, entry(90, *falls), entry(91, splig), entry(92, ended)]

    shown = scenes(campaign, entries, BEGINNING, ALIX, words("en")).moments

    assert len(shown) == MOST_MOMENTS
    assert [moment.caption for moment in shown] == [
        f"Round {campaign.running().round} · **Avric** is knocked out.",
        f"Round {campaign.running().round} · **Syndrael** is knocked out.",
        f"Round {campaign.running().round} · **Splig** falls.",
    ]


def test_nothing_to_watch_is_not_shown() -> None:
    """The board is always there, a replay only if anything moved since one left; on the road there is a map."""
    campaign, entries = played(commands=50)
    after = scenes(campaign, entries, Mark(entries[-1].version + 1), ALIX, words("fr"))
    assert after.place is not None
    assert (after.place.name, after.moments, after.replay) == ("board", (), False)

    road, told = on_the_road()
    travelling = scenes(road, told, BEGINNING, ALIX, words("fr"))
    assert travelling.place is not None
    assert (travelling.place.name, travelling.replay) == ("map", False)
    assert scenes(gathered(), [], BEGINNING, ALIX, words("fr")).place is None
