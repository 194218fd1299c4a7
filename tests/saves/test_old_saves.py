"""The saves of every release: they open, are shown, go on, and can be taken back and handed on.

A new release joins by its folder being here (`python -m tools.write_saves`).
"""

from pathlib import Path

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Redo, Start, Undo
from bot.descent.party.repairs import TakeBackRound
from bot.descent.presenter import PRESENTER
from bot.descent.road.wayfaring import next_deed
from bot.descent.state.game import RULES_VERSION
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.past.catchup import catch_up, scenes
from bot.descent.views.past.replay import replay_view
from bot.descent.views.past.summary import summary_lines, summary_view
from bot.descent.views.past.turn_messages import record_face, story_face, tale_face
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.land import land_view
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.saves.replaying import form_of
from bot.store import open_store
from bot.store.export import unpack
from bot.table.campaign_files import read_parcel
from bot.table.entries import Entry, all_events
from bot.table.table import Table
from bot.views.chapter import Chapter
from bot.views.journal import page_of, page_view
from bot.views.marks import BEGINNING
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from tests.descent.views.panel.test_panels import check_limits
from tests.saves.lives import NOW, Old
from tests.saves.releases import EXPORTS, FOLDER, RELEASES, database_of, in_play

LATELY = 3
"""Deeds that the panel still tells of."""

SOMEBODY_ELSE = 7

every_save = pytest.mark.parametrize("export", EXPORTS)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing is an error here."""
    monkeypatch.setattr(Texts, "strict", True)


def test_there_are_saves_of_every_release() -> None:
    """The folders are found, and each has a file for every campaign in its database."""
    assert "0.1.0" in RELEASES
    assert {export.partition("/")[0] for export in EXPORTS} == set(RELEASES)
    assert len([export for export in EXPORTS if export.startswith("0.1.0/")]) == 16


# Shown ------------------------------------------------------------------------------------------------------------


@every_save
async def test_it_opens_and_is_shown(export: str, tmp_path: Path) -> None:
    """The panel, the pinned message, pictures and the story so far, in both languages: nothing is missing."""
    async with Old.from_file(export, tmp_path) as old:
        entries, campaign = await old.entries(), old.campaign
        quest = await old.table.quest_annals(old.now.campaign_id)
    told = {}
    for language in LANGUAGES:
        campaign.language = language
        show_panel(campaign, entries)
        told[language] = show_story(campaign, entries, language)
        show_pictures(campaign, quest, language)

    assert told["fr"] != told["en"], "the story so far is told in each language's own words"


def show_panel(campaign: Campaign, entries: list[Entry], lately: int = LATELY) -> None:
    """What stands in the channel, with nothing new or with what was done lately, and that Discord takes it."""
    for number in (0, lately):
        told = tuple(all_events(entries[len(entries) - number :]))
        chapter = Chapter(campaign, told, len(entries) - number, len(entries))
        face = panel_face(campaign, chapter)
        assert face.title
        check_limits(campaign, face)
        for more in (record_face, story_face, tale_face):
            more(campaign, chapter)
    assert campaign.name in status_face(campaign, "https://discord.com/x").title


def show_story(campaign: Campaign, entries: list[Entry], language: Language) -> str:
    """The journal, which is given back, and what somebody reads who comes back."""
    say = words(language)
    lines = PRESENTER.journal(language).lines(campaign, entries)
    assert lines
    assert page_view(campaign, page_of(lines, None), "", say).lines
    for player in (campaign.owner, SOMEBODY_ELSE):
        news = catch_up(campaign, entries, BEGINNING, player, say, page=1, whole=False)
        assert news.you
        assert news.page.lines
    assert scenes(campaign, entries, BEGINNING, campaign.owner, say) is not None
    return str(lines)


def show_pictures(campaign: Campaign, quest: list[Entry], language: Language) -> None:
    """The board or the map, heroes and their things, the last turn, and the quest in numbers."""
    say = words(language)
    if campaign.journey is not None:
        assert land_view(campaign, say) is not None
    if campaign.game is None:
        return
    assert board_view(campaign, language, full=True).alt
    for hero in campaign.game.heroes:
        assert board_view(campaign, language, for_hero=hero).cells
        assert hero_sheet_view(campaign, hero, language).name
        assert inventory_view(campaign, hero, language)
    assert summary_lines(campaign, quest, say)
    assert summary_view(campaign, quest, say).title
    assert replay_view(campaign, all_events(quest), "turn", language).frames
    assert replay_view(campaign, all_events(quest), "round", language).frames


# Going on ---------------------------------------------------------------------------------------------------------


@every_save
async def test_it_goes_on(export: str, tmp_path: Path) -> None:
    """From wherever it was: to the next round, or the next step of the campaign. What is finished stays so."""
    async with Old.from_file(export, tmp_path) as old:
        phase, was = old.campaign.phase, progress(old.campaign)
        if phase == "finished":
            assert next_deed(old.campaign) is None
            with pytest.raises(Refused, match="journey_begun"):
                await old.act(Start(seed="again"))
            return
        if phase in ("gathering", "over"):
            await old.start()
        await old.plays_on(lambda campaign: progress(campaign) != was)
        assert progress(old.campaign) != was
        campaign = old.campaign
        entries = await old.entries()
    for language in LANGUAGES:
        campaign.language = language
        show_panel(campaign, entries, lately=1)
        assert words(language).story(entries[-1].events, campaign.game) is not None


def progress(campaign: Campaign) -> tuple[object, ...]:
    """How far a campaign has come: another value means that something moved on."""
    game, journey = campaign.game, campaign.journey
    quest = (game.quest, game.chance.seed, game.round) if game is not None else ()
    road = (journey.week, journey.city, journey.facing) if journey is not None else ()
    return (campaign.phase, *quest, *road)


# Taking back ------------------------------------------------------------------------------------------------------

IN_PLAY = [export for export in EXPORTS if in_play(export)]


def as_it_stands(old: Old) -> str:
    """The game, but for what a turn counts since rules 3 alone: a save of before knows nothing of it."""
    game = old.campaign.running().model_copy(deep=True)
    if game.turn is not None:
        game.turn.card_actions = 0
    return game.model_dump_json()


@pytest.mark.parametrize("export", IN_PLAY)
async def test_what_was_done_can_be_taken_back(export: str, tmp_path: Path) -> None:
    """What was taken back before is done again; what was done last is taken back and done again: the same game."""
    async with Old.from_file(export, tmp_path) as old:
        if old.campaign.turn_log is not None and old.campaign.turn_log.undone:
            await old.act(Redo(), whose_turn(old.campaign))
        await old.plays_on(can_take_back)
        before, player = as_it_stands(old), whose_turn(old.campaign)
        await old.act(Undo(), player)
        assert as_it_stands(old) != before
        await old.act(Redo(), player)
        assert as_it_stands(old) == before


@pytest.mark.parametrize("export", IN_PLAY)
async def test_the_round_can_be_taken_back(export: str, tmp_path: Path) -> None:
    """The game as it was when the round began is still there, is shown, and can be played from there."""
    async with Old.from_file(export, tmp_path) as old:
        number, seed = old.campaign.running().round, old.campaign.running().chance.seed
        await old.act(TakeBackRound(), old.campaign.owner)
        begun = old.campaign.running()
        assert (begun.round, begun.chance.seed, begun.turn, begun.question) == (number, seed, None, None)
        await old.plays_on(lambda campaign: campaign.running().turn is not None)
        show_panel(old.campaign, await old.entries(), lately=1)


def whose_turn(campaign: Campaign) -> int:
    """The player of the hero whose turn it is."""
    game = campaign.running()
    seat = campaign.seat(game.turn.hero) if game.turn is not None else None
    assert seat is not None
    return seat.player


def can_take_back(campaign: Campaign) -> bool:
    """Something was done in this turn and nothing was revealed since."""
    return campaign.turn_log is not None and bool(campaign.turn_log.done)


# Handing on -------------------------------------------------------------------------------------------------------


@every_save
async def test_it_is_exported_and_brought_in_again(export: str, tmp_path: Path) -> None:
    """The file of today holds the same campaign and the whole past, and opens in another channel."""
    then, parcel = read_parcel((FOLDER / export).read_bytes())
    async with Old.from_file(export, tmp_path) as old:
        assert form_of(old.campaign) == form_of(then)
        content = await old.table.export(old.now.campaign_id, then.owner)
        again = await old.table.bring_in(content, then.owner, guild=10, channel=21, interaction=2)
    kept = unpack(content)

    assert then.name == parcel.name == kept.name
    assert 1 <= parcel.rules <= kept.rules == RULES_VERSION
    assert form_of(again.campaign) == form_of(then)
    assert [done.deed for done in kept.deeds[: len(parcel.deeds)]] == [done.deed for done in parcel.deeds]
    assert [done.rules for done in kept.deeds] == [*(done.rules for done in parcel.deeds), RULES_VERSION]


# The database -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", RELEASES)
async def test_the_database_opens(release: str, tmp_path: Path) -> None:
    """Every campaign in a release's database is there, as it is in its file, archived or not, and can be shown."""
    exported = {}
    for export in EXPORTS:
        if export.startswith(f"{release}/"):
            campaign, _ = read_parcel((FOLDER / export).read_bytes())
            exported[campaign.name] = campaign
    async with await open_store(database_of(release, tmp_path), now=NOW) as store:
        table, live = Table(store, now=lambda: NOW), await store.live()
        names = await store.names()
        assert sorted(names.values()) == sorted(exported)
        for number, name in names.items():
            now = await table.look(number)
            assert form_of(now.campaign) == form_of(exported[name])
            for language in LANGUAGES:
                now.campaign.language = language
                assert status_face(now.campaign, None).lines
            if number not in live:
                back = await table.restore(number, now.campaign.owner, interaction=number)
                assert form_of(back.campaign) == form_of(exported[name])
        assert await store.live() == list(names)
