"""`/play` through Discord: from an empty channel to the first quest, and to the panel where one is played."""

import pytest

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.local.objects import Message
from bot.local.texts import CannotDo

from .campaigns import offer, said
from .people import Party, offers


async def begun(party: Party) -> None:
    """Alix has begun."""
    await said(party.players[0], "play")


async def campaign(bot: Flambeau) -> Campaign:
    """The campaign as it is saved."""
    found = (await bot.table.look(1)).campaign
    assert isinstance(found, Campaign)
    return found


def texts(messages: list[Message]) -> str:
    """All that stands in the channel."""
    return "\n".join(message.text() for message in messages)


async def test_one_command_leads_to_the_first_turn(party: Party, bot: Flambeau) -> None:
    """Alix types one command and sees story, board and two heroes of hers; nobody has to vote on anything."""
    alix = party.players[0]

    answer = await said(alix, "play")

    now = await campaign(bot)
    assert (now.phase, now.quest, now.name) == ("playing", "first_torch", "Les Porte-Flambeaux")
    assert [seat.player for seat in now.seats] == [alix.id, alix.id]
    assert "Rejoindre" in answer
    assert {"take_turn:0", "take_turn:1", "sit_down"} <= {each.code for each in party.offered()}
    channel = texts(party.local.world.in_channel(next(iter(party.local.world.channels))))
    assert "La Flamme du gardien" in channel, "the campaign's story is told"
    assert "Le Premier Flambeau" in channel, "so is the quest's"


async def test_in_english_for_who_reads_english(party: Party, bot: Flambeau) -> None:
    """The campaign speaks the language of whoever begins it, and so does the answer."""
    dario = party.players[3]

    answer = await said(dario, "play")

    now = await campaign(bot)
    assert (now.language, now.name) == ("en", "The Torchbearers")
    assert "first quest begins" in answer


async def test_others_sit_down_until_the_first_turn(party: Party, bot: Flambeau) -> None:
    """Bruno takes Alix's second hero, Chloé brings one of her own; then a turn begins and Dario comes too late."""
    await begun(party)
    alix, bruno, chloe, dario = party.players

    await party.do(offer(party, "sit_down"), bruno)
    await party.do(offer(party, "sit_down"), chloe)

    now = await campaign(bot)
    assert [seat.player for seat in now.seats] == [alix.id, bruno.id, chloe.id]
    assert len(now.running().heroes) == 3
    late, panel = offer(party, "sit_down"), party.current()
    await party.do(offer(party, "take_turn:0"), alix)
    assert not [each for each in party.offered() if each.code == "sit_down"]
    with pytest.raises(CannotDo):
        await party.take(late, dario, panel)
    assert len((await campaign(bot)).seats) == 3


async def test_who_plays_already_is_told_so(party: Party, bot: Flambeau) -> None:
    """Alix presses the button that is meant for others."""
    await begun(party)
    before = (await bot.table.look(1)).version

    exchange = await party.take(offer(party, "sit_down"), party.players[0])

    refused = await party.local.world.until(lambda: exchange.followups, 10.0, "a refusal")
    assert "déjà" in refused[0].text()
    assert (await bot.table.look(1)).version == before


async def test_where_a_campaign_is_played_its_panel_comes_forward(party: Party, bot: Flambeau) -> None:
    """A second `/play` begins nothing: the panel is at the bottom again, and only once in the channel."""
    await begun(party)
    first = party.current().id
    party.players[1].say("Bonsoir !")

    answer = await said(party.players[0], "play")

    assert "Les Porte-Flambeaux" in answer
    assert party.current().id > first
    await party.local.world.until(lambda: first not in party.local.world.messages, 10.0, "the old panel gone")
    assert len((await campaign(bot)).seats) == 2


async def test_a_campaign_that_was_only_opened_begins_too(party: Party, bot: Flambeau) -> None:
    """Alix opened one and does not know on: `/play` takes it from there, for her and for nobody else."""
    alix, bruno, *_ = party.players
    await said(alix, "campaign new", name="Les Braises")
    await said(bruno, "play")
    assert (await campaign(bot)).phase == "gathering"

    await said(alix, "play")

    now = await campaign(bot)
    assert (now.name, now.phase, len(now.seats)) == ("Les Braises", "playing", 2)
    assert "take_turn:0" in {each.code for each in party.offered()}


async def test_a_stranger_moves_no_panel(party: Party, bot: Flambeau) -> None:
    """Whoever does not play here is led to the panel, which stays where it is."""
    await begun(party)
    first = party.current().id

    answer = await said(party.players[1], "play")

    assert str(first) in answer
    assert party.current().id == first


async def test_without_permission_nothing_begins(party: Party, bot: Flambeau) -> None:
    """Where the bot may not write it says what it lacks, and no campaign is left behind."""
    party.local.forbid("send_messages")

    answer = await said(party.players[0], "play")

    assert "Envoyer des messages" in answer
    assert await bot.table.in_channel(next(iter(party.local.world.channels))) is None


async def test_a_campaign_needs_no_name(party: Party, bot: Flambeau) -> None:
    """`/campaign new` by itself opens one; it lists the campaign for a first evening first, and marks it."""
    await said(party.players[0], "campaign new")

    now = await campaign(bot)
    assert now.name == "Les Porte-Flambeaux"
    stories = [each for each in party.offered() if each.code.startswith("choose_campaign")]
    assert stories[0].code == "choose_campaign:keepers_flame"
    assert "première partie" in party.current().text()


async def test_heroes_are_looked_at_before_one_is_chosen(party: Party, bot: Flambeau) -> None:
    """The gallery shows a sheet on a private message, turns to the next hero there, and the hero can be taken."""
    alix = party.players[0]
    await said(alix, "campaign new")
    opened = await party.take(offer(party, "?gallery"), alix)
    page = (await party.local.world.until(lambda: opened.followups, 10.0, "the gallery"))[0]
    assert page.ephemeral_for == alix.id
    first = page.text()
    assert "Grisban" in first
    assert "première soirée" in first
    assert page.attachments, "there is a picture"

    following = next(each for each in offers(page) if each.code == "?gallery:leoric_of_the_book")
    await party.take(following, alix, page)
    await party.local.world.until(lambda: "Léoric" in page.text(), 10.0, "the next hero")
    take = next(each for each in offers(page) if each.code == "join:leoric_of_the_book:runemaster")
    await party.take(take, alix, page)
    await party.local.world.until(lambda: page.deleted, 10.0, "the gallery gone")

    assert [seat.hero for seat in (await campaign(bot)).seats] == ["leoric_of_the_book"]
