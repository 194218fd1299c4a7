"""People come and go through Discord, in both languages: join, bring another hero, leave, hand over, dismiss."""

from pathlib import Path

import pytest

from bot.descent.board import Square
from bot.descent.commands import Move
from bot.descent.party.campaign import Campaign
from bot.descent.words import words
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.table.campaign import NOBODY
from bot.words import LANGUAGES, Language
from tests.descent.party.sitting import ALIX, GRISBAN, SYNDRAEL, sit
from tests.descent.views import assemblies, journeys

from .campaigns import offer, press, told
from .everything import WAIT, Cast, Room, cast, room, scrap
from .everything import press as forge
from .people import Party, offers, version_of

both_languages = pytest.mark.parametrize("language", LANGUAGES)
JAIN, BOW = "jain_fairwood", "elm_greatbow"


def seated(campaign: Campaign, language: Language, *players: Player) -> Campaign:
    """The campaign with these people in its seats, in their language; the first one opened it."""
    campaign.language, campaign.owner, campaign.decisions = language, players[0].id, "vote"
    for seat, player in zip(campaign.seats, players, strict=False):
        seat.player = player.id
    return campaign


async def shown(at: Room, campaign: Campaign, *players: Player) -> Party:
    """The campaign's panel in a channel of its own."""
    channel = at.local.world.add_channel("home").id
    await at.set_up(campaign, channel)
    return Party(at.local, list(players), channel)


async def saved(at: Room) -> Campaign:
    campaign: Campaign = (await at.bot.table.look(1)).campaign
    return campaign


async def moved(party: Party, before: int) -> None:
    await party.local.world.until(lambda: party.version() > before, WAIT, "the panel")


def people(local: LocalDiscord, language: Language) -> tuple[Cast, Player]:
    """Owner, friend and stranger, and one more who knows them all."""
    who = cast(local, language)
    other = next(one for one in local.players if one not in (who.owner, who.friend, who.stranger))
    return who, other


async def chosen(party: Party, player: Player, hero: str) -> Message:
    """The button on the panel, and the menu of heroes that only they see."""
    menu = await told(party, await party.take(offer(party, "?newcomer"), player))
    await press(party, menu, f"join:{hero}:", player)
    return menu


@both_languages
async def test_somebody_joins_on_the_map(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """By the button, with experience and gold as the others have; a second press is refused, and all is told."""
    who, _ = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = seated(journeys.on_the_map(), language, who.owner, who.friend)
        party, before = await shown(at, campaign, who.owner, who.friend, who.stranger), 0

        menu = await chosen(party, who.stranger, JAIN)
        await moved(party, before)

        after = await saved(at)
        assert [seat.player for seat in after.seats] == [who.owner.id, who.friend.id, who.stranger.id]
        assert after.seats[-1].xp == 1
        assert (after.gold or 0) > 300
        assert words(language).hero(JAIN) in party.text()
        standing = await at.standing()
        again = f"f:1:{version_of(menu)}:join:{JAIN}:{campaign.free_classes(JAIN)[0]}"
        paper = scrap(who.stranger, party.current().channel_id, again)
        assert "Jain" in await at.refused(await forge(who.stranger, paper, again), standing)


@both_languages
async def test_a_second_hero_needs_the_others(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """Typed by who has a hero; the friend agrees on the panel, a stranger has no say."""
    who, _ = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = seated(journeys.on_the_map(), language, who.owner, who.friend)
        party = await shown(at, campaign, who.owner, who.friend)
        say = words(language)
        calling = campaign.free_classes(JAIN)[0]
        asked = await who.owner.slash(
            "campaign join", channel=party.channel, hero=say.hero(JAIN), **{"class": say.hero_class(calling)}
        )
        assert await at.answer(asked) == say.text("newcomer-agreed")
        yes = next(each for each in party.offered() if each.label == say.text("newcomer-yes"))
        standing = await at.standing()
        await at.refused(await party.take(yes, who.stranger), standing)
        await at.refused(await party.take(yes, who.owner), standing)

        await party.do(yes, who.friend)

        assert (await saved(at)).heroes_of(who.owner.id)[-1] == JAIN


@both_languages
async def test_somebody_leaves_and_the_others_keep_what_was_carried(
    local: LocalDiscord, tmp_path: Path, language: Language
) -> None:
    """Asked once more; a stranger can't press it; the party of two that stays can't get smaller."""
    who, _ = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = seated(journeys.on_the_map(heroes=3), language, who.friend, who.owner, who.owner)
        campaign.owner = who.owner.id
        goods = sorted(kept.card for kept in campaign.belongings())
        party = await shown(at, campaign, who.owner, who.friend)
        name = words(language).hero(campaign.seats[0].hero)
        asked = await who.friend.slash("campaign leave", channel=party.channel, hero=name)
        await asked.settled(WAIT)
        assert asked.message is not None
        before = party.version()
        standing = await at.standing()
        leaves = next(each for each in offers(asked.message) if each.code.startswith("leave:"))
        paper = scrap(who.stranger, party.current().channel_id, leaves.custom_id)
        await at.refused(await forge(who.stranger, paper, leaves.custom_id), standing)

        await press(party, asked.message, "leave:", who.friend)
        await moved(party, before)

        after = await saved(at)
        assert [seat.player for seat in after.seats] == [who.owner.id, who.owner.id]
        assert sorted(kept.card for kept in after.belongings()) == goods
        assert name in party.text()
        standing = await at.standing()
        stays = words(language).hero(after.seats[0].hero)
        refusal = await at.refused(
            await who.owner.slash("campaign leave", channel=party.channel, hero=stays), standing
        )
        assert "2" in refusal


@both_languages
async def test_a_hero_is_handed_over_when_it_is_wanted(
    local: LocalDiscord, tmp_path: Path, language: Language
) -> None:
    """Who is asked says no, is asked again and says yes; nobody else can."""
    who, _ = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = seated(assemblies.taken(), language, who.owner, who.friend, who.friend)
        party = await shown(at, campaign, who.owner, who.friend, who.stranger)
        hero, say = campaign.seats[1].hero, words(language)
        for answer in ("decline_seat", "accept_seat"):
            typed = await who.friend.slash(
                "campaign handover", channel=party.channel, hero=say.hero(hero), player=who.stranger.id
            )
            await at.answer(typed)
            await local.world.until(lambda: party.find("accept_seat"), WAIT, "the question on the panel")
            standing = await at.standing()
            yes = party.find("accept_seat")
            assert yes is not None
            await at.refused(await party.take(yes, who.owner), standing)
            wanted = party.find(answer)
            assert wanted is not None
            await party.do(wanted, who.stranger)

        after = await saved(at)
        assert after.seat_of(hero).player == who.stranger.id
        assert f"<@{who.stranger.id}>" in party.text()


@both_languages
async def test_a_player_is_dismissed_in_the_middle_of_a_quest(
    local: LocalDiscord, tmp_path: Path, language: Language
) -> None:
    """By the vote of the others, then another by the owner, who names who is asked; the heroes stay."""
    who, other = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = seated(assemblies.in_quest(), language, who.owner, who.friend, other)
        heroes = [seat.hero for seat in campaign.seats]
        party, say = await shown(at, campaign, who.owner, who.friend, other), words(language)
        proposed = await who.friend.slash("campaign dismiss", channel=party.channel, hero=say.hero(heroes[2]))
        assert await at.answer(proposed)
        go = next(each for each in party.offered() if each.label.startswith(say.text("dismissal-let_go")))
        await party.do(go, who.owner)
        assert (await saved(at)).seat_of(heroes[2]).player == NOBODY

        asked = await who.owner.slash(
            "campaign dismiss", channel=party.channel, hero=say.hero(heroes[1]), player=who.stranger.id
        )
        await asked.settled(WAIT)
        assert asked.message is not None
        free = asked.message.buttons()[0].custom_id or ""
        await at.answer(await who.owner.press(asked.message, free))
        await local.world.until(lambda: party.find("accept_seat"), WAIT, "who was named is asked")
        taken_over = await who.stranger.slash("campaign takeover", channel=party.channel, hero=heroes[1])
        await at.answer(taken_over)

        after = await saved(at)
        assert [seat.player for seat in after.seats] == [who.owner.id, who.stranger.id, NOBODY]
        assert set(after.running().heroes) == set(heroes)


@both_languages
async def test_a_card_is_asked_for_first(local: LocalDiscord, tmp_path: Path, language: Language) -> None:
    """Once the party has settled it: the friend is called, says no, and nothing changes hands."""
    who, _ = people(local, language)
    async with room(local, tmp_path / "flambeau.sqlite3") as at:
        campaign = trading(language, who)
        party = await shown(at, campaign, who.owner, who.friend)
        await at.answer(await who.owner.slash("campaign settings", channel=party.channel, taking="asked"))
        take = next(each for each in party.offered() if each.kind == "trade" and ":-:" in each.code)
        await party.do(take, who.owner)
        no = next(each for each in party.offered() if each.label == words(language).text("option-refuse"))
        standing = await at.standing()
        await at.refused(await party.take(no, who.owner), standing)

        await party.do(no, who.friend)

        after = await saved(at)
        assert after.running().question is None
        assert BOW in [held.card for held in after.running().hero(GRISBAN).cards]


def trading(language: Language, who: Cast) -> Campaign:
    """Syndrael stands beside Grisban, in her turn and after a move; he has a bow."""
    table = sit("H . G . . z", cards={"G": [BOW]})
    table.play(Move(hero=SYNDRAEL, to=Square.parse("B1")), ALIX)
    return seated(table.campaign, language, who.owner, who.friend)
