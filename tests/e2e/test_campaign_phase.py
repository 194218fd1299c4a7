"""The campaign through Discord: gathering, the map, the road and the end, by pressing and by typing."""

import asyncio

import pytest

from bot.app import Flambeau
from bot.descent.content.library import library
from bot.descent.road.road import journey_of
from bot.descent.words import words
from tests.descent.views import journeys

from .campaigns import now, offer, planted, press, said, told
from .everything import forged
from .people import Party, offers

WAIT = 10.0


# Gathering ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "begins"), [("fr", "Brumeval"), ("en", "Mistvale")])
async def test_a_campaign_is_created_on_one_panel(party: Party, bot: Flambeau, language: str, begins: str) -> None:
    """Campaign, difficulty, order and language are chosen on the panel; then its first quest begins."""
    party.players = party.players[:2]
    bruno = party.players[1]
    await party.gather("syndrael", "widow_tarha")
    for code in (
        "choose_campaign:-",
        "choose_quest:drowned_mill",
        "choose_campaign:keepers_flame",
        "configure:difficulty:hard",
        "configure:difficulty:normal",
        "configure:order:heroes_first",
        "configure:turns:fixed",
        "configure:decisions:anyone",
        f"configure:language:{language}",
    ):
        await party.do(offer(party, code), bruno)

    await party.set_out()

    campaign = await now(bot)
    assert (campaign.story, campaign.difficulty, campaign.order) == ("keepers_flame", "normal", "heroes_first")
    assert (campaign.turns, campaign.decisions) == ("fixed", "anyone")
    assert (campaign.phase, campaign.quest) == ("playing", "first_torch")
    assert begins in party.text()
    assert offer(party, "move:0")
    assert not [each for each in party.offered() if each.code == "sit_down"], "they gathered whom they wanted"
    assert party.current().attachments[0].name == "board.png"


async def test_one_quest_for_one_evening(party: Party, bot: Flambeau) -> None:
    """Without a campaign the table picks a quest, by the menu or by typing, and plays it."""
    party.players = party.players[:2]
    alix, bruno = party.players
    await party.gather("syndrael", "widow_tarha")
    await party.do(offer(party, "choose_quest:first_torch"), alix)
    suggested = await bruno.complete("quest", "quest", "moulin")
    assert [choice.value for choice in suggested] == ["drowned_mill"]
    assert "Moulin" in await said(bruno, "quest", quest="drowned_mill")

    await party.set_out()

    assert (await now(bot)).running().quest == "drowned_mill"


async def test_the_party_is_renamed_in_a_form(party: Party, bot: Flambeau) -> None:
    """Whoever plays may give the party another name; markdown in it does nothing."""
    party.players = party.players[:2]
    alix, _ = party.players
    await party.gather("syndrael", "widow_tarha")
    before = party.version()
    exchange = await alix.press(party.current(), offer(party, "?name").custom_id)
    assert exchange.modal is not None

    await alix.submit(exchange.modal, name="**Les** Cendres")

    await party.local.world.until(lambda: party.version() > before, WAIT, "the new name")
    assert (await now(bot)).name == "Les Cendres"
    assert "Les Cendres" in party.current().text()


async def test_a_stranger_settles_nothing(party: Party, bot: Flambeau) -> None:
    """Whoever does not sit at the table is told so in their own language, and nothing is chosen."""
    dario = party.players[3]
    party.players = party.players[:2]
    await party.gather("syndrael", "widow_tarha")

    for code in ("choose_campaign:keepers_flame", "choose_quest:drowned_mill", "configure:difficulty:hard"):
        answer = await told(party, await party.take(offer(party, code), dario))
        assert "table" in answer.text()

    campaign = await now(bot)
    assert (campaign.story, campaign.difficulty) == (None, "normal")


async def test_starting_twice_starts_once(party: Party, bot: Flambeau) -> None:
    """A double click on the start begins one campaign; the second click is told that things have moved on."""
    party.players = party.players[:2]
    alix, _ = party.players
    await party.gather("syndrael", "widow_tarha")
    await party.do(offer(party, "choose_campaign:keepers_flame"), alix)
    panel, start = party.current(), offer(party, "?start")

    first, second = await asyncio.gather(party.take(start, alix, panel), party.take(start, alix, panel))

    answered = await party.local.world.until(
        lambda: [*first.followups, *second.followups], WAIT, "an answer to the second click"
    )
    assert len(answered) == 1
    assert party.text().count("la tour-lampe veillait") == 1


# On the map -----------------------------------------------------------------------------------------------------


async def test_the_party_embarks_from_the_map(party: Party, bot: Flambeau) -> None:
    """The button of the story quest begins it, and the map makes room for the board."""
    campaign = journeys.on_the_map()
    journey_of(campaign).seen = list(library().travel_events)
    await planted(party, bot, campaign)
    alix, bruno, *_ = party.players
    map_, embark = party.current(), offer(party, "embark:last_lantern")

    await party.do(embark, bruno)

    assert (await now(bot)).running().quest == "last_lantern"
    await party.local.world.until(
        lambda: map_.id not in [message.id for message in alix.sees()], WAIT, "the map to make room"
    )


async def test_an_old_map_leads_to_the_new_one(party: Party, bot: Flambeau) -> None:
    """A click on what was offered before somebody learned a skill answers with a link, and changes nothing."""
    await planted(party, bot, journeys.on_the_map())
    alix, bruno, *_ = party.players
    old = offer(party, "embark:last_lantern")
    skill = (await alix.complete("train", "skill", "", hero="syndrael"))[0]
    await said(alix, "train", hero="syndrael", skill=str(skill.value))
    before = (await bot.table.look(1)).version
    await party.local.world.until(lambda: party.version() == before, WAIT, "the panel")

    exchange = await bruno.press(forged(party.current(), old.custom_id), old.custom_id)

    assert "https://discord.com/channels/" in (await told(party, exchange)).text()
    assert (await bot.table.look(1)).version == before


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_due_quest_blocks_and_explains(party: Party, bot: Flambeau, language: str) -> None:
    """With no week left nobody travels: not by the panel, not by typing; everybody reads why."""
    campaign = journeys.due()
    campaign.language = "fr" if language == "fr" else "en"
    await planted(party, bot, campaign)
    alix = party.players[0]
    alix.locale = "fr" if language == "fr" else "en-US"
    reason = words("fr" if language == "fr" else "en").text("refusal-story_quest_due")

    assert reason in party.current().text()
    assert not any(each.kind == "travel" for each in party.offered())
    assert await alix.complete("travel", "city", "") == []
    assert reason in await said(alix, "travel", city="mistvale")
    assert (await now(bot)).journey == campaign.journey


async def test_travelling_by_typing(party: Party, bot: Flambeau) -> None:
    """/travel suggests the cities that are open, in the reader's language, and leads into one."""
    campaign = journeys.on_the_map()
    journey_of(campaign).seen = list(library().travel_events)
    await planted(party, bot, campaign)
    alix, _, _, dario = party.players
    assert [choice.name for choice in await alix.complete("travel", "city", "clair")] == ["Clairpuits"]
    assert await dario.complete("travel", "city", "") == []
    assert "table" in await said(dario, "travel", city="hallowell")

    assert "Clairpuits" in await said(alix, "travel", city="Clairpuits")

    await party.local.world.until(lambda: "Clairpuits" in party.current().text(), WAIT, "the city's panel")
    assert journey_of(await now(bot)).city == "hallowell"


async def test_everybody_may_look_at_the_map(party: Party, bot: Flambeau) -> None:
    """/map answers privately with picture and words, also to strangers, each in their language."""
    await planted(party, bot, journeys.on_the_map())
    alix, _, _, dario = party.players

    exchange = await dario.slash("map")
    await exchange.settled(WAIT)

    assert exchange.message is not None
    assert exchange.message.ephemeral_for == dario.id
    assert "starts in 2 weeks" in exchange.message.text()
    assert "week 3" in (exchange.message.attachments[0].description or "")
    assert "début dans 2 semaines" in await said(alix, "map")


async def test_party_lookups_work_between_quests(party: Party, bot: Flambeau) -> None:
    """Inventory, sheet and help answer between quests as they do in one, by typing and by the panel's buttons."""
    await planted(party, bot, journeys.on_the_map())
    alix, _, _, dario = party.players
    bow = words("fr").card("elm_greatbow")

    assert bow in await said(alix, "inventory")
    assert "Syndrael" in await said(alix, "inventory", item=bow)
    assert "Syndrael" in await said(dario, "hero", hero="syndrael")
    assert "map" in await said(dario, "help")
    for code in ("?hero", "?inventory", "?help"):
        assert (await told(party, await party.take(offer(party, code), alix))).ephemeral_for == alix.id


async def test_every_other_command_answers_between_quests(party: Party, bot: Flambeau) -> None:
    """Commands that need a board say so calmly; those that look back or explain work as ever."""
    await planted(party, bot, journeys.on_the_map())
    alix = party.players[0]

    for command in ("board", "why", "monster", "examine", "journal", "stats", "replay", "campaign status"):
        assert "référence" not in await said(alix, command), command
    for command in ("turn take", "turn rest", "turn end", "turn undo", "campaign start", "campaign settings"):
        assert "référence" not in await said(alix, command), command
    assert (await bot.table.look(1)).version == 0


async def test_heroes_learn_between_quests(party: Party, bot: Flambeau) -> None:
    """/train suggests what can be paid for and teaches it; another player's hero is left alone."""
    await planted(party, bot, journeys.on_the_map())
    alix, bruno, *_ = party.players
    skills = [str(choice.value) for choice in await alix.complete("train", "skill", "", hero="syndrael")]
    assert skills

    await said(bruno, "train", hero="syndrael", skill=skills[0])
    assert (await now(bot)).seats[0].skills == []
    await said(alix, "train", hero="syndrael", skill=skills[0])

    assert (await now(bot)).seats[0].skills == [skills[0]]


async def test_a_card_is_given_in_private_steps(party: Party, bot: Flambeau) -> None:
    """The giver chooses a card, reads it in full, says to whom; pressed twice it is given once."""
    await planted(party, bot, journeys.on_the_map())
    alix, bruno, *_ = party.players
    nothing = await told(party, await party.take(offer(party, "?give"), bruno))
    assert "rien à donner" in nothing.text()

    chosen = await told(party, await party.take(offer(party, "?give"), alix))
    card = await told(party, await press(party, chosen, "?give:syndrael/elm_greatbow", alix))
    assert words("fr").card_text("elm_greatbow")[:20] in card.text()
    before = party.version()
    give = next(each for each in offers(card) if each.kind == "give")
    await asyncio.gather(party.take(give, alix, card), party.take(give, alix, card))

    await party.local.world.until(lambda: party.version() > before, WAIT, "the gift")
    seats = (await now(bot)).seats
    assert [kept.card for kept in seats[0].kept] == ["health_potion"]
    assert [kept.card for kept in seats[1].kept] == ["elm_greatbow"]


# On the road and at the end -------------------------------------------------------------------------------------


async def test_what_is_met_on_the_road_is_decided(party: Party, bot: Flambeau) -> None:
    """A stranger decides nothing; a player does, the tale stays in the channel, and the party arrives."""
    await planted(party, bot, journeys.on_the_road("pedlars_wheel"))
    alix, _, _, dario = party.players
    assert "colporteur" in party.current().text()
    assert "table" in (await told(party, await party.take(offer(party, "decide:buy"), dario))).text()

    await party.do(offer(party, "decide:buy"), alix)

    assert journey_of(await now(bot)).city == "mistvale"
    assert "L’alléger d’une bouteille" in party.text()
    assert party.current().attachments[0].name == "shop.png"


async def test_an_old_event_is_decided_once(party: Party, bot: Flambeau) -> None:
    """Two players decide at the same moment: one decision counts, the other is told that things have moved on."""
    await planted(party, bot, journeys.on_the_road("pedlars_wheel"))
    alix, bruno, *_ = party.players
    panel, gold = party.current(), (await now(bot)).gold or 0
    buy = offer(party, "decide:buy")

    first, second = await asyncio.gather(party.take(buy, alix, panel), party.take(buy, bruno, panel))

    answers = await party.local.world.until(
        lambda: [*first.followups, *second.followups], WAIT, "an answer to the one who was too late"
    )
    assert "Le plateau a changé" in answers[0].text()
    assert (await now(bot)).gold == gold - 20


async def test_the_campaign_ends_with_an_epilogue(party: Party, bot: Flambeau) -> None:
    """Once the finale is decided the epilogue is told with a page, the map stays, and nothing is left to do."""
    await planted(party, bot, journeys.last_stand())
    alix = party.players[0]

    await party.do(offer(party, "take_turn"), alix)
    await party.do(offer(party, "turn_page"), alix)

    assert (await now(bot)).phase == "finished"
    tale = next(message for message in alix.sees() if "la campagne est perdue" in message.text())
    assert [picture.name for picture in tale.attachments] == ["journal.png"]
    assert party.current().attachments[0].name == "map.png"
    assert {each.code for each in party.offered()} == {"?hero:", "?inventory:", "?help:"}
    assert "terminée" in await said(alix, "quest", quest="drowned_mill")


async def test_nonsense_and_other_channels_change_nothing(party: Party, bot: Flambeau) -> None:
    """Whatever is typed, and wherever: a private sentence, no fault, and the campaign stays as it was."""
    await planted(party, bot, journeys.in_a_city())
    alix, tavern = party.players[0], list(party.local.world.channels)[1]
    before = (await bot.table.look(1)).version
    commands: list[tuple[str, list[str]]] = [
        ("travel", ["city"]),
        ("quest", ["quest"]),
        ("train", ["hero", "skill"]),
        ("city", ["what"]),
        ("shop", ["buy", "hero"]),
        ("shop", ["sell", "hero"]),
    ]

    for command, options in commands:
        for typed in ("x" * 3000, "<@1> @everyone **loud**", "-1", "f:1:2:wait", " "):
            answer = await said(alix, command, **dict.fromkeys(options, typed))
            assert answer
            assert "référence" not in answer, (command, typed)
            assert "@everyone" not in answer, (command, typed)
        assert "Aucune campagne" in await said(alix, command, channel=tavern, **dict.fromkeys(options, "x"))

    assert (await bot.table.look(1)).version == before
