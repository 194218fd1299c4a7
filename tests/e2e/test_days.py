"""Players' own settings through Discord: habits, holidays, standing orders, the automatic hero, pace, and seats."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import heartbeat
from bot.app import Flambeau
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign, Seat
from bot.habits import Habits
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.table.campaign import NOBODY
from bot.table.orders import ANY, Order
from cogs.access import stage_of
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON
from tests.descent.views.games import started

from .bots import at_rest, running
from .campaigns import WAIT, now, planted, press, said, told
from .everything import Room, scrap
from .everything import press as press_anywhere
from .people import Party, offers

HERO, OTHER, SHIELD = "syndrael", "widow_tarha", "wooden_shield_knight"


@pytest.fixture
async def quest(party: Party, bot: Flambeau) -> Party:
    """A quest has begun: Alix plays Syndrael, Bruno Tarha; Chloé and Dario look on."""
    stage_of(bot).notices.breath = 0.0
    await planted(party, bot, mine(party))
    return party


def mine(party: Party, name: str = "Les Braises") -> Campaign:
    """A campaign of Alix and Bruno."""
    campaign = started()
    campaign.name, campaign.owner = name, party.players[0].id
    for seat, player in zip(campaign.seats, party.players, strict=False):
        seat.player = player.id
    return campaign


def seat(campaign: Campaign, hero: str = HERO) -> Seat:
    """The seat of a hero."""
    found = campaign.seat(hero)
    assert found is not None
    return found


async def opened(player: Player, command: str, /, **options: Any) -> Message:
    """The private message a command is answered by."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange.message


async def choose(party: Party, panel: Message, code: str, player: Player) -> None:
    """Press something on a private panel, and wait until the same message shows what came of it."""
    edits = panel.edits
    await press(party, panel, code, player)
    await party.local.world.until(lambda: panel.edits > edits, WAIT, f"the panel after {code}")


def codes(panel: Message) -> list[str]:
    """What a private panel offers."""
    return [offer.code for offer in offers(panel)]


# Habits -------------------------------------------------------------------------------------------------------


async def habits_of(bot: Flambeau, player: Player) -> Habits:
    """What was kept about somebody."""
    found = await bot.store.days.habits([player.id])
    return Habits.model_validate_json(found[player.id]) if player.id in found else Habits()


async def test_habits_are_shown_changed_and_kept(party: Party, bot: Flambeau) -> None:
    """In any channel, without a campaign: what is named changes, the rest stays, and the time there is shown."""
    alix, _, chloe, _ = party.players
    assert "Europe/Paris" in await said(alix, "habitudes")

    shown = await said(alix, "habitudes", fuseau="montréal", calme="23h-7h30", rappels="4 h", suivant="on")

    assert "America/Montreal" in shown
    assert "de 23:00 à 07:30" in shown
    assert "4\u00a0h" in shown
    kept = await habits_of(bot, alix)
    assert (kept.zone, kept.quiet_from, kept.quiet_until, kept.reminder_hours, kept.next_notice) == (
        *("America/Montreal", 23 * 60, 7 * 60 + 30, 4),
        True,
    )
    assert "none" in await said(chloe, "habits", quiet="none", reminders="campaign", next="off")
    assert (await habits_of(bot, chloe)).quiet_from == (await habits_of(bot, chloe)).quiet_until
    assert await habits_of(bot, alix) == kept


async def test_what_makes_no_sense_is_answered_and_changes_nothing(party: Party, bot: Flambeau) -> None:
    """Wrong zones, hours and dates, or a right thing beside a wrong one: said with what would do, nothing kept."""
    chloe = party.players[2]
    for options, says in (
        ({"zone": "Europe/Pariss"}, "Europe/Paris"),
        ({"zone": "Atlantis"}, "no time zone"),
        ({"quiet": "late"}, "22:00-08:00"),
        ({"reminders": "500"}, "between 1 and 168"),
        ({"quiet": "none", "zone": "nowhere"}, "Nothing was changed"),
    ):
        assert says in await said(chloe, "habits", **options)
    for options, says in (
        ({"until": "someday"}, "no date I understand"),
        ({"until": "2020-01-01"}, "over already"),
        ({"until": "400"}, "180 days"),
        ({"from": "tomorrow"}, "when it ends"),
        ({"until": "back"}, "not on holiday"),
        ({"until": "1", "from": "never"}, "no date I understand"),
    ):
        assert says in await said(chloe, "holiday", **options)

    assert await bot.store.days.habits([chloe.id]) == {}


async def test_typing_is_helped(quest: Party) -> None:
    """Zones with the time there, nights, hours, days and heroes are suggested, in the reader's language."""
    alix, _, chloe, _ = quest.players
    lyon = await alix.complete("habits", "zone", "lyo")
    assert lyon[0].value == "Europe/Paris"
    assert lyon[0].name.startswith("Lyon · Europe/Paris · ")
    assert [each.value for each in await alix.complete("habits", "quiet", "au")] == ["aucune"]
    assert "campaign" in [each.value for each in await chloe.complete("habits", "reminders", "")]
    assert "vendredi" in [each.value for each in await alix.complete("holiday", "until", "")]
    assert "back" in [each.value for each in await chloe.complete("holiday", "until", "b")]
    assert "none" in [each.value for each in await chloe.complete("campaign pace", "chronicle", "")]
    assert [each.value for each in await alix.complete("orders", "hero", "")] == [HERO]
    assert await chloe.complete("orders", "hero", "") == []
    assert await chloe.complete("campaign takeover", "hero", "") == []


# Holidays -----------------------------------------------------------------------------------------------------


async def away(bot: Flambeau, campaign_id: int, hero: str = HERO) -> str | None:
    """Who moves a hero because its player is on holiday; None if nobody is."""
    found = seat((await bot.table.look(campaign_id)).campaign, hero)
    return found.when_away if found.away else None


async def gone(bot: Flambeau, *hands: str | None) -> bool:
    """Wait until both campaigns stand so: by the clock, which looks when habits have changed."""
    async with asyncio.timeout(WAIT):
        while [await away(bot, campaign_id) for campaign_id in (1, 2)] != [*hands]:
            await at_rest(bot)
    return True


async def test_a_holiday_holds_in_all_campaigns_and_ends_with_a_button(quest: Party, bot: Flambeau) -> None:
    """Typed anywhere it counts everywhere; other hands take over at once; the button brings the player back."""
    alix = quest.players[0]
    await second_campaign(quest, bot)
    elsewhere = quest.local.world.add_channel("elsewhere").id

    panel = await opened(alix, "vacances", channel=elsewhere, fin="3 jours")

    assert "le joueur automatique joue pour vous" in panel.text()
    assert "Les Braises et Les Cendres" in panel.text()
    assert await gone(bot, "autopilot", "autopilot")
    assert "en vacances" in await said(alix, "campagne réglages")
    assert "tout le groupe" in await said(alix, "vacances", héros="party")
    assert await gone(bot, "party", "party")

    welcome = await told(quest, await press(quest, panel, "?returned", alix))

    assert "Bon retour" in welcome.text()
    assert await gone(bot, None, None)
    assert (await habits_of(bot, alix)).holiday_from is None
    assert "ni vacances" in await said(alix, "vacances", fin="retour")
    await said(alix, "vacances", fin="3 jours")
    assert await gone(bot, "party", "party")


async def test_a_holiday_may_come_later_and_be_put_off(quest: Party, bot: Flambeau) -> None:
    """Nothing changes before it begins; put off while it runs, the player is back until then."""
    alix = quest.players[0]
    await second_campaign(quest, bot)
    panel = await opened(alix, "vacances", fin="10 jours", début="demain")
    assert "En vacances du" in panel.text()
    assert await gone(bot, None, None)
    cancelled = await told(quest, await press(quest, panel, "?returned", alix))
    assert "annulées" in cancelled.text()
    await said(alix, "vacances", fin="10 jours")
    assert await gone(bot, "autopilot", "autopilot")

    await said(alix, "vacances", fin="2", début="demain")

    assert await gone(bot, None, None)
    assert "Vos vacances" in await said(alix, "vacances")


async def test_a_holiday_ends_by_itself(local: LocalDiscord, tmp_path: Path) -> None:
    """Typed on a Tuesday until Friday and then made longer: the player is back on the Sunday that was told."""
    party, clock = Party(local, local.players), TestClock(NOON)
    chloe = party.players[2]
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        campaign = mine(party)
        campaign.seats[0].player = chloe.id
        await planted(party, bot, campaign)
        await second_campaign(party, bot)
        assert "**Saturday 14 March**" in await said(chloe, "holiday", until="friday")
        assert await gone(bot, "autopilot", None)
        assert "**Sunday 15 March**" in await said(chloe, "holiday", until="14/3")
        for days, hand in ((4, "autopilot"), (1, None)):
            clock.set(clock.now() + timedelta(days=days))
            await bot.store.note(heartbeat.NAME, clock.now().isoformat())
            await bot.keeper.tick()
            assert await gone(bot, hand, None)


async def second_campaign(party: Party, bot: Flambeau) -> None:
    """Another campaign of the same players, in another channel."""
    channel = party.local.world.add_channel("cendres").id
    await Room(party.local, bot).set_up(mine(party, "Les Cendres"), channel)


# Standing orders ----------------------------------------------------------------------------------------------


async def test_standing_orders_are_given_by_menus_that_outlive_a_restart(
    local: LocalDiscord, tmp_path: Path
) -> None:
    """Choose a card, choose what to do; the next process reads the same menus; other questions are settled too."""
    party = Party(local, local.players)
    alix = party.players[0]
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await planted(party, bot, mine(party))
        panel = await opened(alix, "consignes")
        assert "Consignes · Syndrael" in panel.text()
        await choose(party, panel, f"?order:{HERO}:{SHIELD}", alix)
        await choose(party, panel, f"?order:{HERO}:{SHIELD}:use2", alix)
        assert seat(await now(bot)).orders == [Order(card=SHIELD, say="use", hearts=2)]
        assert "2 ♥ ou plus" in panel.text()
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await choose(party, panel, f"?order:{HERO}:{ANY}", alix)
        await choose(party, panel, f"?order:{HERO}:{ANY}:never", alix)
        await choose(party, panel, f"?order:{HERO}:{SHIELD}", alix)
        await choose(party, panel, f"?orders:{HERO}", alix)
        await choose(party, panel, f"?questions:{HERO}:default", alix)
        found = seat(await now(bot))

    assert found.orders == [Order(card=SHIELD, say="use", hearts=2), Order(card=ANY, say="never")]
    assert found.questions == "default"


async def test_nobody_gives_orders_for_somebody_elses_hero(quest: Party, bot: Flambeau) -> None:
    """By command or by a forged button: refused, and nothing changes. A stranger has no orders to give."""
    _, bruno, chloe, _ = quest.players
    place, before = quest.current().channel_id, await now(bot)
    assert "Syndrael" in await said(bruno, "consignes", héros=HERO)
    assert "table" in await said(chloe, "autopilot")
    for code in (f"?order:{HERO}:{SHIELD}:never", f"?limit:{HERO}:feat:no", f"?keep:{HERO}:party", f"?fly:{HERO}"):
        custom_id = f"f:1:0:{code}"
        done = await press_anywhere(bruno, scrap(bruno, place, custom_id), custom_id)
        answer = await told(quest, done)
        assert answer.ephemeral_for == bruno.id

    assert await now(bot) == before


async def test_a_panel_asked_for_in_public_is_answered_privately(quest: Party) -> None:
    """A button on a public message leaves that message as it is and opens the panel for its player alone."""
    alix = quest.players[0]
    paper = scrap(alix, quest.current().channel_id, f"f:1:0:?orders:{HERO}")
    done = await press_anywhere(alix, paper, f"f:1:0:?orders:{HERO}")
    answer = await told(quest, done)

    assert answer.ephemeral_for == alix.id
    assert "Consignes" in answer.text()
    assert paper.edits == 0


# The automatic hero -------------------------------------------------------------------------------------------


async def test_the_automatic_hero_obeys_its_panel(quest: Party, bot: Flambeau) -> None:
    """Limits are toggled, a turn is played at once, and it goes on until its player says stop."""
    alix = quest.players[0]
    panel = await opened(alix, "pilote")
    assert "C’est vous qui jouez" in panel.text()
    await choose(quest, panel, f"?limit:{HERO}:potions:no", alix)
    await choose(quest, panel, f"?limit:{HERO}:doors:no", alix)
    await choose(quest, panel, f"?limit:{HERO}:doors:yes", alix)
    limits = seat(await now(bot)).limits
    assert (limits.potions, limits.doors) == (False, True)
    assert "Interdit\u00a0: potions" in panel.text()

    await choose(quest, panel, f"?fly:{HERO}", alix)

    after = await now(bot)
    assert after.running().hero(HERO).turn_taken
    assert after.running().turn is None
    waited = awaited(after)
    assert waited is not None
    assert (f"?fly:{HERO}" in codes(panel)) is (HERO in waited.heroes), "it plays on only if it is asked something"
    await choose(quest, panel, f"?keep:{HERO}:autopilot", alix)
    assert seat(await now(bot)).hand == "autopilot"
    await choose(quest, panel, f"?keep:{HERO}:player", alix)
    assert seat(await now(bot)).hand == "player"


# Pace and settings --------------------------------------------------------------------------------------------


async def test_the_pace_is_shown_and_changed(quest: Party, bot: Flambeau) -> None:
    """Hours, numbers, a chronicle and its zone; zero hours are no deadline; strangers look but change nothing."""
    alix, _, chloe, _ = quest.players
    assert "Premier rappel après 8\u00a0h" in await said(alix, "campagne rythme")
    wanted = {"rappel": 6, "nombre": 2, "tour": 48, "retard": "wait", "question": 0, "vote": 6}
    shown = await said(alix, "campagne rythme", **wanted, chronique="18h30", fuseau="Genève", oubli=5)
    for part in ("6\u00a0h", "48\u00a0h", "18:30", "Europe/Zurich", "5 semaines"):
        assert part in shown
    pace = (await now(bot)).pace
    assert (pace.question_hours, pace.late, pace.chronicle) == (None, "wait", 18 * 60 + 30)

    assert "no time of day" in await said(chloe, "campaign pace", chronicle="noonish")
    assert "not at this table" in await said(chloe, "campaign pace", turn=1)
    assert "Europe/Paris" in await said(alix, "campagne rythme", fuseau="Pariss", tour=1)
    assert (await now(bot)).pace == pace
    assert (await said(alix, "campagne rythme", chronique="aucune", tour=0)).count("as de ") == 3


async def test_turns_and_decisions_are_settled(quest: Party, bot: Flambeau) -> None:
    """Fixed order and votes can be chosen in the middle of a quest; all settings are shown."""
    alix, _, chloe, _ = quest.players
    shown = await said(alix, "campagne réglages", tours="fixed", décisions="vote")

    assert "dans l’ordre du groupe" in shown
    assert "le groupe vote" in shown
    assert ((await now(bot)).turns, (await now(bot)).decisions) == ("fixed", "vote")
    assert "not at this table" in await said(chloe, "campaign settings", turns="free")


# Who plays which hero -----------------------------------------------------------------------------------------


async def test_heroes_change_hands(quest: Party, bot: Flambeau) -> None:
    """A stand-in for some turns, a hero handed over to who wants it, set free, kept by the party, taken over."""
    alix, bruno, chloe, dario = quest.players
    assert "2 tours" in await said(alix, "campagne remplaçant", héros=HERO, joueur=dario, tours=2)
    assert seat(await now(bot)).standin_turns == 2
    assert "Quelqu’un d’autre" in await said(bruno, "campagne confier", héros=HERO, joueur=chloe)
    assert f"<@{chloe.id}>" in await said(alix, "campagne confier", héros=HERO, joueur=chloe)
    assert seat(await now(bot)).player == alix.id
    assert "You play Syndrael" in await said(chloe, "campaign takeover", hero=HERO)
    assert seat(await now(bot)).player == chloe.id

    asked = await opened(alix, "campagne libérer", héros=HERO)
    assert seat(await now(bot)).player == chloe.id
    assert f"<@{chloe.id}>" in asked.text()
    await told(quest, await press(quest, asked, "?free", alix))
    assert (seat(await now(bot)).player, seat(await now(bot)).hand) == (NOBODY, "autopilot")
    assert "<@0>" not in quest.text()

    assert "Tout le groupe" in await said(bruno, "campagne conduite", héros=HERO, qui="party")
    assert seat(await now(bot)).hand == "party"
    assert [each.value for each in await dario.complete("campaign takeover", "hero", "")] == [HERO]
    assert "You play Syndrael" in await said(dario, "campaign takeover", hero=HERO)
    assert seat(await now(bot)).player == dario.id
    assert "Syndrael" in await said(chloe, "campaign takeover", hero=HERO)
    assert seat(await now(bot)).player == dario.id
