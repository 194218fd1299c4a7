"""Everything there is to press or to type, in both languages: by its player, by a stranger, twice, too late, in the
wrong place, after a restart, and with options nobody should send.

What is new and not pressed here fails by its name: a new kind of command wants a line in situations.py, a new
button of the table a press in `at_the_table`. New slash commands are found and typed by themselves.
"""

import asyncio
from pathlib import Path

import pytest

from bot.local.exchange import Exchange
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.words import LANGUAGES, Language

from .everything import (
    HOSTILE,
    WAIT,
    Cast,
    Room,
    cast,
    commands,
    fill,
    filled,
    forged,
    is_fault,
    press,
    room,
    scrap,
    suggested,
    twice,
)
from .ledger import Ledger, commands_of, deeds_at_the_table, game_codes, table_codes
from .people import Offer, Party, version_of
from .situations import SITUATIONS, situation

both_languages = pytest.mark.parametrize("language", LANGUAGES)


# What is done in a quest --------------------------------------------------------------------------------------


async def show_all(local: LocalDiscord, database: Path, language: Language, people: Cast) -> dict[str, int]:
    """A channel for every kind of command, in which it can be pressed; the bot is gone afterwards."""
    channels = {kind: local.world.add_channel(kind.replace("_", "-")).id for kind in SITUATIONS}
    async with room(local, database) as at:
        for kind, channel in channels.items():
            campaign = situation(kind, language, people.owner.id, people.friend.id)
            await at.set_up(campaign, channel)
    return channels


async def all_about(at: Room, party: Party, kind: str, people: Cast, elsewhere: int) -> None:
    """One button: a stranger, the wrong channel, a double click, and once more when it is old."""
    offer = party.find(kind)
    assert offer is not None, f"the panel does not offer {kind}:\n{[each.code for each in party.offered()]}"
    campaign_id = int(offer.custom_id.split(":")[1])
    before = await at.standing(campaign_id)
    await at.refused(await party.take(offer, people.stranger), before)
    await at.refused(await press(people.owner, scrap(people.owner, elsewhere, _id(offer)), _id(offer)), before)
    panel = party.current()
    if offer.weighs:
        await party.touch(offer, people.owner, panel)
        offer, panel = await party.confirmation(offer, people.owner)
        await at.refused(await party.take(offer, people.stranger, panel), before)
    first, second = await twice(people.owner, forged(panel, _id(offer)), _id(offer))
    told = await at.local.world.until(lambda: first.followups or second.followups, WAIT, f"an answer about {kind}")
    after = await at.standing(campaign_id)
    assert after[campaign_id][0] == before[campaign_id][0] + 1, f"{kind}: {told[0].text()}"
    await at.local.world.until(lambda: party.version() > before[campaign_id][0], WAIT, f"the board after {kind}")
    panel = party.current()
    late = await at.refused(
        await press(people.owner, scrap(people.owner, panel.channel_id, _id(offer)), _id(offer)), after
    )
    assert str(panel.id) in late, f"a late {kind} does not lead to the panel: {late}"


def _label(offer: Offer) -> str:
    return ":".join(offer.custom_id.split(":")[1:3])


def _id(offer: Offer) -> str:
    """The id of a button that says by itself what a line of a menu says."""
    return f"f:{_label(offer)}:{offer.code}"


@both_languages
async def test_every_kind_of_command_is_pressed(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """On panels that another process posted, every kind of command is done once and only by who may."""
    people, ledger = cast(local, language), Ledger(local.world)
    assert not (unknown := game_codes() - SITUATIONS.keys()), f"no situation offers {sorted(unknown)}"
    channels = await show_all(local, tmp_path / "flambeau.sqlite3", language, people)

    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        for kind, channel in channels.items():
            party = Party(local, [people.owner, people.friend], channel)
            await all_about(at, party, kind, people, next(iter(local.world.channels)))

    for who in (people.owner, people.stranger):
        assert not (missing := ledger.not_pressed(game_codes(), who.id)), f"{who.name} never pressed {missing}"


# What is done at the table ------------------------------------------------------------------------------------


def code(party: Party, beginning: str) -> Offer:
    """Something on the panel whose code begins so."""
    found = next((offer for offer in party.offered() if offer.code.startswith(beginning)), None)
    assert found is not None, f"{beginning} is not on the panel: {[offer.code for offer in party.offered()]}"
    return found


PRESSED_OTHERWISE = {"join", "leave", "speak", "learn", "undo", "redo", "dismiss"}
NOT_ON_THE_PANEL = (
    *("?why:1-99", "?steps:1-99", "?story:1-99", "?gallery:", "?journal:t1:", "?catchup:f1:1.0", "?examine:door"),
    *("?map:", "?collection:", "?ware:x", "?shown:x", "?sell:x", "?give:x", "?newcomer:", "?threat:"),
    *("?orders:syndrael", "?order:syndrael:*", "?order:syndrael:*:ask", "?questions:syndrael:ask"),
    *("?pilot:syndrael", "?limit:syndrael:feat:no", "?keep:syndrael:player", "?fly:syndrael"),
    *("?free:x", "?returned:", "?forget_me:", "?add_pack:x", "?mute:x", "?go_on:"),
    *("leave:syndrael", "speak:fr", "learn:syndrael:x", "dismiss:x"),
    *(f"{kind}:0" for kind in sorted(deeds_at_the_table() - PRESSED_OTHERWISE)),
    "?contest:",
)
"""Buttons of other messages and of other days: the monsters' story, the journal, the road, the market."""


async def at_the_table(at: Room, party: Party, people: Cast) -> None:
    """From gathering to the archive: every button of a campaign that is no command of a quest."""
    owner = people.owner
    await gather_by_pressing(at, party, people)
    await party.do(code(party, "take_turn"), owner)
    for ask in ("?hero", "?inventory", "?help"):
        await at.answer(await party.take(code(party, ask), owner))
    await party.do(code(party, "move:"), owner)
    await party.do(code(party, "undo"), owner)
    await party.do(code(party, "redo"), owner)
    opened = await owner.press(party.current(), code(party, "?square").custom_id)
    assert opened.modal is not None
    before = party.version()
    await owner.submit(opened.modal, square="B4")
    await at.local.world.until(lambda: party.version() > before, WAIT, "the move by the form")
    await party.take(code(party, "?weigh"), owner)
    await at.local.world.until(lambda: has(party, "?back"), WAIT, "what is weighed")
    await party.take(code(party, "?back"), owner)
    await at.local.world.until(lambda: has(party, "end_turn"), WAIT, "the panel again")
    await party.do(code(party, "end_turn"), owner)
    for old in NOT_ON_THE_PANEL:
        await say_or_do(at, owner, party, old)
    await put_away(at, owner)


async def gather_by_pressing(at: Room, party: Party, people: Cast) -> None:
    """Join by the menu, leave by the button, join again, and set out."""
    owner, friend = people.owner, people.friend
    await (await owner.slash("campaign new", name="Les Braises")).settled(WAIT)
    await party.do(code(party, "join:syndrael"), owner)
    await at.answer(await party.take(code(party, "?help"), owner))
    await name_by_form(at, party, owner)
    await party.do(code(party, "?leave"), owner)
    await party.do(code(party, "join:syndrael"), owner)
    await party.do(code(party, "join:grisban"), friend)
    await party.do(code(party, "?start"), owner)


async def name_by_form(at: Room, party: Party, owner: Player) -> None:
    """The party's name, typed into its form."""
    custom_id, panel = f"f:1:{party.version()}:?name:", party.current()
    paper = scrap(owner, panel.channel_id, custom_id)
    opened = await press(owner, paper, custom_id)
    assert opened.modal is not None
    await owner.submit(opened.modal, name="Les Cendres")
    await at.local.world.until(lambda: "Les Cendres" in panel.text(), WAIT, "the new name on the panel")
    at.local.world.delete(paper)


def has(party: Party, beginning: str) -> bool:
    """Whether something on the panel begins so."""
    return any(offer.code.startswith(beginning) for offer in party.offered())


async def say_or_do(at: Room, owner: Player, party: Party, wanted: str) -> None:
    """Press what is not on the panel now: it is answered, done, or shown on the message itself."""
    custom_id, panel, before = f"f:1:{party.version()}:{wanted}", party.current(), party.version()
    paper = scrap(owner, panel.channel_id, custom_id)
    exchange = await press(owner, paper, custom_id)
    await at.local.world.until(
        lambda: exchange.followups or paper.edits or version_of(panel) > before, WAIT, f"what came of {wanted}"
    )
    at.local.world.delete(paper)
    assert not any(is_fault(message.text()) for message in exchange.followups), wanted


async def put_away(at: Room, owner: Player) -> None:
    """/campaign archive: the question is dismissed, asked again, answered, and the campaign brought back."""
    asked = await (await owner.slash("campaign archive")).settled(WAIT)
    assert asked.message is not None
    dismissed = asked.message.buttons()[0].custom_id or ""
    seen = dismissed.rsplit(":", 2)[0]
    await press(owner, forged(asked.message, f"{seen}:?dismiss:"), f"{seen}:?dismiss:")
    await at.local.world.until(lambda: asked.message.deleted, WAIT, "the private question to go away")
    asked = await (await owner.slash("campaign archive")).settled(WAIT)
    assert asked.message is not None
    button = asked.message.buttons()[0].custom_id or ""
    await at.answer(await owner.press(asked.message, button))
    assert (await at.bot.store.load(1)).archived
    await at.answer(await owner.slash("campaign restore"))
    assert not (await at.bot.store.load(1)).archived


@both_languages
async def test_every_button_of_the_table_is_pressed(
    local: LocalDiscord, tmp_path: Path, language: Language
) -> None:
    """Joining, leaving, looking, weighing, taking back, forms, journal, archive: each by its player."""
    people, ledger = cast(local, language), Ledger(local.world)
    party = Party(local, [people.owner, people.friend])

    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        await at_the_table(at, party, people)

    missing = ledger.not_pressed(table_codes(), people.owner.id)
    assert not missing, f"{people.owner.name} never pressed {missing}"


# Hostile custom ids -------------------------------------------------------------------------------------------

TAILS = (
    "",
    ":",
    ":-1",
    ":0:-1",
    ":99:99",
    ":0:" + "9" * 60,
    ":syndrael:knight",
    ":9" * 40,
    ":**@everyone**:<@1>",
    ":٣:٣",
    ":99999999999999999999999-1",
    ":t99999999999999999999999:x",
    ":?weigh:?weigh:",
)


@both_languages
async def test_no_forged_button_moves_anything(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """Every code with senseless tails, of another campaign or version: answered privately, nothing changes."""
    people = cast(local, language)
    home, away = (local.world.add_channel(name).id for name in ("home", "away"))
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        mine = await at.set_up(situation("attack", language, people.owner.id, people.friend.id), home)
        other = await at.set_up(situation("move", language, people.friend.id, people.owner.id), away)
        before = await at.standing()
        codes = sorted((game_codes() | table_codes()) - HARMLESS)
        wrong = [f"f:{other}:{before[other][0]}:{each}:0" for each in codes]
        wrong += [f"f:{mine}:999999:{each}:0" for each in codes if each[0] != "?"]
        for number, each in enumerate(codes):
            wrong += [f"f:{mine}:{before[mine][0]}:{each}{tail}" for tail in TAILS[number % 3 :: 3]]
        wrong += ["f:0:0:undo", f"f:{10**17}:0:undo", "f:1:1:", "f:-1:0:undo", "f::", "nonsense", "é" * 100]
        for custom_id in wrong:
            paper = scrap(people.stranger, home, custom_id)
            await at.refused(await press(people.stranger, paper, custom_id), before)

        assert await at.standing() == before


HARMLESS = {
    "form square",
    "form name",
    "?square",
    "?name",
    "?dismiss",
    "?help",
    "?hero",
    "?inventory",
    "?journal",
    "?catchup",
    "?why",
    "?steps",
    "?story",
}
"""They change nothing whoever presses them; what they answer is looked at elsewhere."""


@both_languages
async def test_no_forged_question_breaks_anything(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """Look-ups and forms with senseless tails are answered without a fault, by a player and by a stranger."""
    people = cast(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        home = local.world.add_channel("home").id
        mine = await at.set_up(situation("move", language, people.owner.id, people.friend.id), home)
        panel = Party(local, [people.owner], home).current()
        before = await at.standing()
        seen = f"f:{mine}:{before[mine][0]}"
        for who in (people.owner, people.stranger):
            for asked in ("?why", "?steps", "?story", "?journal", "?catchup", "?hero", "?nonsense"):
                for custom_id in (f"{seen}:{asked}{tail}" for tail in TAILS):
                    await answered_somehow(at, await press(who, scrap(who, home, custom_id), custom_id))
            for typed in (*HOSTILE, "", "ZZ99", "A0"):
                await at.refused(await fill(who, panel, f"{seen}:?square:1", typed), before)
            await at.refused(await fill(who, panel, f"{seen}:undo", "B4"), before)
        assert await at.standing() == before


async def answered_somehow(at: Room, exchange: Exchange) -> None:
    """A private message, or the journal's page on the message that was pressed; and never a fault."""
    await at.local.world.until(
        lambda: exchange.followups or (exchange.source is not None and exchange.source.edits), WAIT, exchange.name
    )
    assert not any(is_fault(message.text()) for message in exchange.followups), exchange.name


async def test_a_button_that_was_just_edited_away_is_answered(local: LocalDiscord, tmp_path: Path) -> None:
    """Pressed while the panel was edited, a button is not on the message the bot is shown: it is answered."""
    people = cast(local, "fr")
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        home = local.world.add_channel("home").id
        mine = await at.set_up(situation("move", "fr", people.owner.id, people.friend.id), home)
        panel, before = Party(local, [people.owner], home).current(), await at.standing()

        answer = await at.refused(await press(people.owner, panel, f"f:{mine}:0:revive:0:nobody"), before)

    assert str(panel.id) in answer


# Slash commands -----------------------------------------------------------------------------------------------

NEVER_ELSEWHERE = {"campaign new", "campaign import", "holiday"}
"""They are meant for channels without a campaign, or for all of them at once."""


@both_languages
async def test_every_command_is_typed(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """Each command by its player with what is suggested, by a stranger with hostile options, in another channel."""
    people, ledger = cast(local, language), Ledger(local.world)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        home = local.world.add_channel("home").id
        await at.set_up(situation("move", language, people.owner.id, people.friend.id), home)
        tavern = list(local.world.channels)[1]
        listed, before = commands(local, language), await at.standing()
        for number, command in enumerate(listed):
            for text in (HOSTILE[number % len(HOSTILE)], HOSTILE[(number + 2) % len(HOSTILE)]):
                wild = filled(command, text, people.friend)
                told = await people.stranger.slash(command.name, channel=home, **wild)
                assert "@everyone" not in (await at.refused(told, before)).replace("@\u200beveryone", "")
            if command.name not in NEVER_ELSEWHERE:
                wise = await suggested(people.owner, command, tavern)
                await at.refused(await people.owner.slash(command.path, channel=tavern, **wise), before)
        for command in listed:
            wise = await suggested(people.owner, command, home)
            await at.answer(await people.owner.slash(command.path, channel=home, **wise))
        wanted = commands_of(at.bot)

    for who in (people.owner, people.stranger):
        assert not (missing := ledger.not_typed(wanted, who.id)), f"{who.name} never typed {missing}"


async def test_an_option_nobody_offered_is_answered(local: LocalDiscord, tmp_path: Path) -> None:
    """A value that is not among a command's choices, as only a forged client sends it, changes nothing."""
    people = cast(local, "fr")
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        home = local.world.add_channel("home").id
        await at.set_up(situation("move", "fr", people.owner.id, people.friend.id), home)
        before = await at.standing()
        settings = next(each for each in local.world.usable_commands() if each["name"] == "campaign")
        for option in next(each for each in settings["options"] if each["name"] == "settings")["options"]:
            option.pop("choices", None)
        exchange = await people.owner.slash("campaign settings", channel=home, language="xx", ties="chaos")
        await exchange.settled(WAIT)

        assert exchange.message is not None
        assert exchange.message.text()
        assert await at.standing() == before


async def test_many_press_at_once(local: LocalDiscord, tmp_path: Path) -> None:
    """Several different ways pressed at the same moment: one counts, all others are told."""
    people = cast(local, "fr")
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        home = local.world.add_channel("home").id
        mine = await at.set_up(situation("move", "fr", people.owner.id, people.friend.id), home)
        party, before = Party(local, [people.owner], home), await at.standing()
        ways = [_id(offer) for offer in party.offered() if offer.kind == "move"][:6]
        papers = [scrap(people.owner, home, way) for way in ways]

        done = await asyncio.gather(
            *(press(people.owner, paper, way) for paper, way in zip(papers, ways, strict=True))
        )
        await local.world.until(
            lambda: sum(bool(each.followups) for each in done) == len(ways) - 1, WAIT, "all but one to be told"
        )

        assert (await at.standing())[mine][0] == before[mine][0] + 1
