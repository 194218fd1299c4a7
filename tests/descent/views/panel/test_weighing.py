"""Faces that weigh a deed, letters on the board, folded stories and the pinned notice, as plain data."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.descent.attack.odds import Odds
from bot.descent.attack.odds_ahead import makes_attack
from bot.descent.attack.odds_now import attack_odds
from bot.descent.commands import Attack, TakeTurn, UseCard
from bot.descent.content.library import library
from bot.descent.events import GroupActivated, QuestEnded, TurnEnded, TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Learn, Play, Start
from bot.descent.rules.play import legal
from bot.descent.rules.searching import give
from bot.descent.state.figures import Monster
from bot.descent.views.panel.attack_preview import LONGEST_BAR, aim_face, chart
from bot.descent.views.panel.menus import LONGEST_NOTE, percent
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.panel.weighing import lesson_face, weighed
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.turn_messages import record_face, story_face
from bot.descent.words import symbols, words
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Menu, Pick, Weigh
from bot.words import LANGUAGES, Language
from cogs.layout import pages
from tests.descent.views.games import ALIX, started, wander
from tests.descent.views.panel.test_panels import check_limits, face_of
from tests.faces import picture_of

SITUATIONS = 40


def aims(campaign: Campaign) -> Iterator[Attack]:
    """Every attack the hero whose turn it is could think of, possible or not."""
    game = campaign.running()
    if game.turn is None or game.question is not None or game.outcome is not None:
        return
    for choice in legal(game, game.turn.hero, impossible=True):
        if isinstance(choice.command, Attack):
            yield choice.command


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_keep_discords_limits(language: Language) -> None:
    """Whatever attack is weighed in a fight, possible or not, its preview is a message that Discord takes."""
    seen = 0
    for campaign in wander(started(3, seed="aims"), 2, SITUATIONS):
        for command in list(aims(campaign))[:2]:
            campaign.language = language
            check_limits(campaign, aim_face(campaign, command))
            seen += 1
    assert seen


def test_a_preview_tells_the_exact_odds_and_shows_the_line() -> None:
    """The preview says what the odds are and marks the target; what is out of sight shows what is in the way."""
    clear = blocked = 0
    for campaign in wander(started(3, seed="sight"), 4, SITUATIONS):
        game = campaign.running()
        possible = {repr(choice.command) for choice in legal(game, game.turn.hero)} if game.turn else set()
        for command in list(aims(campaign))[::3]:
            face = aim_face(campaign, command)
            board = picture_of(face, "board")
            assert board is not None
            target = game.figure(command.target)
            assert board.targets == tuple((square.x, square.y) for square in target.squares)
            if repr(command) in possible:
                odds = attack_odds(game, command.hero, command.target, command.weapon)
                assert f"**{percent(1 - odds.miss)}\u00a0%**" in "\n".join(face.asked)
                clear += any(line.clear for line in board.sight)
            else:
                assert _confirm(face) is None
                blocked += any(not line.clear and line.blocker is not None for line in board.sight)
    assert clear
    assert blocked


def _confirm(face: Face) -> object:
    keys = face.rows[-1]
    assert not isinstance(keys, Menu)
    return keys[0].does


def test_the_chart_adds_up() -> None:
    """Every bar fits a phone, all that defeats the target is one bar, and the chances are those of the odds."""
    damage = {0: Fraction(1, 4), 1: Fraction(1, 4), 3: Fraction(1, 3), 5: Fraction(1, 6)}
    odds = Odds(miss=Fraction(1, 4), mean_range=None, mean_hearts=None, surges_at_least=(), damage=damage)

    lines = chart(odds, 3, words("fr"))

    assert [line.split("\u00a0")[0].split()[-1] for line in lines] == ["25", "25", "50"]
    assert "💀" in lines[-1]
    assert not any("💀" in line for line in lines[:-1])
    assert all(line.count("█") <= LONGEST_BAR for line in lines)


def test_a_target_that_is_already_beaten_makes_no_trouble() -> None:
    """A chart for a target without health left has bars all the same."""
    odds = Odds(Fraction(1), None, None, (), {0: Fraction(1)})

    assert chart(odds, 0, words("en")) == [f" 0 ♥ {'█' * LONGEST_BAR} 100%"]


def test_the_letters_on_the_board_are_those_of_the_menu() -> None:
    """Each letter on the board stands at the line of the menu that goes to that square, and only once."""
    written = {sign: letter for letter, sign in symbols.LETTERS.items()}
    lettered = 0
    for campaign in wander(started(seed="letters"), 1, SITUATIONS):
        face = face_of(campaign)
        menu = next((row for row in face.rows if isinstance(row, Menu) and row.name == "go"), None)
        if menu is None or picture_of(face, "board") is None:
            continue
        signs = {written[pick.sign]: pick.label.split(" ")[0] for pick in menu.picks if pick.sign in written}
        marks = {letter: f"{chr(65 + x)}{y + 1}" for (x, y), letter in picture_of(face, "board").marks.items()}
        assert signs == marks
        lettered += len(marks)
    assert lettered


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skill_is_told_in_full(language: Language) -> None:
    """No skill's text is cut before its player decides to learn it."""
    campaign = started()
    for seat in campaign.seats:
        seat.xp = 9
        for skill in seat.to_learn():
            face = lesson_face(campaign, Learn(hero=seat.hero, skill=skill.id), words(language))
            assert words(language).card_text(skill.id, seat.hero) in face.lines
            check_limits(campaign, face)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_says_much_is_weighed_first(language: Language) -> None:
    """A card whose text does not fit its line of the menu is shown in full before it is used."""
    seen = 0
    for campaign in wander(started(3, seed="cards"), 7, SITUATIONS):
        for pick in _picks(face_of(campaign, language)):
            if isinstance(pick.does, Weigh) and isinstance(pick.does.deed, Play):
                command = pick.does.deed.command
                if isinstance(command, UseCard):
                    hero = campaign.running().hero(command.hero)
                    full = weighed(campaign, pick.does.deed)
                    assert words(language).card_text(command.card, hero.sheet) in full.asked
                    check_limits(campaign, full)
                    seen += 1
            elif isinstance(pick.does, Play) and isinstance(pick.does.command, UseCard):
                assert len(pick.note) <= LONGEST_NOTE
    assert seen


def _picks(face: Face) -> Iterator[Pick]:
    for row in face.rows:
        if isinstance(row, Menu):
            yield from row.picks


# Stories ------------------------------------------------------------------------------------------------------


def long_chapter(campaign: Campaign, times: int) -> Chapter:
    """A chapter in which so much happened that no message holds it."""
    activation = next(iter(library().activations.values()))
    activated = GroupActivated(group=activation.monster, card=activation.id, order="minions")
    events = [TurnStarted(hero="syndrael"), *[activated] * times, TurnEnded(hero="syndrael"), *[activated] * times]
    return Chapter(campaign, tuple(events), 3, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_story_is_folded_and_says_so(language: Language) -> None:
    """What does not fit is counted, and a button tells all of it; nothing is cut in silence."""
    campaign = started()
    campaign.language = language
    chapter = long_chapter(campaign, 120)
    told = words(language).story(ChapterParts(chapter).aftermath, campaign.game).lines
    for face in (record_face(campaign, chapter), story_face(campaign, chapter)):
        assert face is not None
        check_limits(campaign, face)
        hidden = len(told) - (len(face.story) - 1)
        assert str(hidden) in face.story[-1] or str(hidden + 1) in face.story[-1]
        keys = [key for row in face.rows if not isinstance(row, Menu) for key in row]
        assert Ask("story", "3-9") in [key.does for key in keys]


def test_a_short_story_is_told_whole() -> None:
    """Nothing is folded that fits."""
    campaign = started()
    face = story_face(campaign, long_chapter(campaign, 2))

    assert face is not None
    keys = [key for row in face.rows if not isinstance(row, Menu) for key in row]
    assert [key.does for key in keys] == [Ask("why", "3-9")]


def test_a_line_longer_than_a_page_goes_on_on_the_next() -> None:
    """No word of a very long line is lost when it is told on pages."""
    long = " ".join(f"word{number}" for number in range(300))

    found = list(pages(["short", long, "end"], 400))

    assert all(len(page) <= 400 for page in found)
    assert " ".join(found).split() == ["short", *long.split(), "end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_that_is_replaced_is_told_in_its_place(language: Language) -> None:
    """The heroes lose while a group acts: the group's headline stands before what the group did."""
    campaign = started()
    activation = next(iter(library().activations.values()))
    group = GroupActivated(group=activation.monster, card=activation.id, order="minions")
    ended = QuestEnded(outcome="lost", reason="morale", seed="braises")
    knocked = TurnStarted(hero="syndrael")

    story = words(language).story([group, knocked, ended], campaign.game)

    assert story.headline is not None
    assert "💀" in story.headline or words(language).quest("ember_chapel") in story.headline
    assert words(language).monster(activation.monster, plural=True) in story.lines[0]


# The notice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_keep_discords_limits_and_name_everybody(language: Language) -> None:
    """In every situation of a fight the notice fits, and names each hero, each group and whoever has to act."""
    for campaign in wander(started(3, seed="notices"), 3, SITUATIONS):
        campaign.language = language
        say, game = words(language), campaign.running()
        face = status_face(campaign, "https://discord.com/channels/1/2/3")
        check_limits(campaign, replace(face, rows=()))
        text = "\n".join(face.lines)
        assert all(say.figure(hero, game) in text for hero in game.heroes)
        for group in game.groups.values():
            if game.group_members(group.id):
                assert say.monster(group.monster, plural=True) in text
        if game.turn is not None and game.question is None and game.outcome is None:
            seat = campaign.seat(game.turn.hero)
            assert seat is not None
            assert f"<@{seat.player}>" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_names_the_objective_of_the_moment(language: Language) -> None:
    """A quest with several objectives shows the one that counts now."""
    campaign = Campaign(name="Les Braises", owner=ALIX, language=language, quest="first_torch")
    for seat in started().seats:
        Join(hero=seat.hero, hero_class=seat.hero_class).do(campaign, seat.player)
    Start(seed="braises").do(campaign, ALIX)
    campaign.running().objective = "brazier"

    text = "\n".join(status_face(campaign, None).lines)

    assert words(language).text("quest-first_torch-objective-brazier") in text


def test_only_those_who_wait_are_called() -> None:
    """A panel between turns calls those who may go; in a hero's turn nobody is called."""
    campaign = started()
    waiting = panel_face(campaign, Chapter(campaign, (), 1, 1))
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)
    acting = panel_face(campaign, Chapter(campaign, (), 1, 1))

    assert set(waiting.mention) == {seat.player for seat in campaign.seats}
    assert waiting.occasion
    assert acting.mention == ()
    assert all(isinstance(figure, Monster) for figure in campaign.running().monsters.values())


# Aim first ----------------------------------------------------------------------------------------------------


def armed(*cards: str) -> Campaign:
    """Tarha with more cards in her turn, a zombie in sight."""
    campaign = started(seed="flask")
    for card in cards:
        give(campaign.running().hero("widow_tarha"), card, "search")
    seat = campaign.seat("widow_tarha")
    assert seat is not None
    Play(command=TakeTurn(hero="widow_tarha")).do(campaign, seat.player)
    return campaign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_attacks_is_aimed_before_it_is_used_up(language: Language) -> None:
    """Fire Flask in the menu shows odds, target and cost first, and to think better of it costs nothing."""
    campaign = armed("fire_flask")
    campaign.language = language
    picks = [pick for pick in _picks(face_of(campaign, language)) if "fire_flask" in repr(pick.does)]
    assert picks
    assert all(isinstance(pick.does, Weigh) for pick in picks)
    before = campaign.model_dump_json()
    weigh = picks[0].does
    assert isinstance(weigh, Weigh)

    face = weighed(campaign, weigh.deed)

    text = "\n".join(face.asked)
    assert "🟦🟨" in text
    assert "█" in text
    assert words(language).text("weigh-used-up") in text
    keys = face.rows[-1]
    assert not isinstance(keys, Menu)
    assert [key.does for key in keys] == [weigh.deed, Ask("back")]
    assert picture_of(face, "board").targets
    assert campaign.model_dump_json() == before
    check_limits(campaign, face)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_and_every_attack_is_weighed(language: Language) -> None:
    """No line of a menu rolls an attack or spends a feat at once."""
    seen = 0
    for campaign in wander(started(3, seed="feats"), 5, SITUATIONS):
        game = campaign.running()
        for pick in _picks(face_of(campaign, language)):
            deed = pick.does.deed if isinstance(pick.does, Weigh) else pick.does
            if isinstance(deed, Play) and (makes_attack(game, deed.command) or "feat" in repr(deed.command)):
                assert isinstance(pick.does, Weigh), pick.label
                check_limits(campaign, weighed(campaign, deed))
                seen += 1
    assert seen
