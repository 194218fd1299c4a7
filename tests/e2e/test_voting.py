"""Deciding together through Discord: votes at the same moment, who goes first, and a player who is waited for."""

import asyncio

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.descent.views.codec import CODEC
from bot.local.objects import Message
from bot.local.player import Player
from bot.table.absence import Dismiss, OfferHelp
from bot.table.campaign import NOBODY
from bot.table.matters import Kind
from bot.table.votes import CastVote
from cogs.access import stage_of
from tests.descent.views import assemblies
from tests.descent.views.assemblies import SYNDRAEL, TARHA, open_matter

from .bots import at_rest
from .campaigns import now, offer, planted, said, told
from .everything import press, scrap
from .people import Offer, Party

WAIT = 10.0


async def at_table(party: Party, bot: Flambeau, campaign: Campaign) -> Party:
    """Alix, Bruno and Chloé before the panel of this campaign."""
    party.players = party.players[:3]
    stage_of(bot).notices.breath = 0.0
    await planted(party, bot, campaign)
    return party


def ballot(party: Party, campaign: Campaign, kind: Kind, choice: str) -> Offer:
    """The button or line that votes for something."""
    return offer(party, CODEC.write(CastVote(on=kind, choice=choice), campaign))


async def too_late(party: Party, player: Player, custom_id: str) -> str:
    """The answer to a button that is not on the panel any more."""
    paper = scrap(player, party.current().channel_id, custom_id)
    answer = await told(party, await press(player, paper, custom_id))
    party.local.world.delete(paper)
    return answer.text()


def called(message: Message) -> set[int]:
    """Whom a message calls."""
    return {int(user["id"]) if isinstance(user, dict) else int(user) for user in message.mentions}


async def test_votes_at_the_same_moment_all_count(party: Party, bot: Flambeau) -> None:
    """Two votes on one panel both count; one is changed by typing, the third decides, a late one is told so."""
    campaign = assemblies.on_the_map()
    alix, bruno, chloe = (await at_table(party, bot, campaign)).players
    panel = party.current()
    chapel, city = (ballot(party, campaign, "road", each) for each in ("embark/ember_chapel", "travel/mistvale"))

    pressed = await asyncio.gather(party.take(chapel, alix, panel), party.take(city, bruno, panel))
    await party.local.world.until(lambda: "2 votes sur 3" in party.text(), WAIT, "both votes")
    assert not any(exchange.followups for exchange in pressed)
    matter = open_matter(await now(bot), "road")
    assert matter.votes == {alix.id: "embark/ember_chapel", bruno.id: "travel/mistvale"}
    await at_rest(bot)
    assert called(party.current()) == set() or chloe.id in called(party.current())
    assert "Brumeval (1)" in [each.label for each in party.offered()]

    assert "comptée" in await said(alix, "quest", quest="last_lantern")
    assert "Mistvale" in await said(chloe, "travel", city="Mistvale")
    campaign = await now(bot)
    assert campaign.journey is not None
    assert campaign.journey.week == 4
    await at_rest(bot)
    assert "**Aller à Brumeval**, 2 voix sur 3" in party.text()
    assert "clos" in await too_late(party, alix, f"f:1:0:{chapel.code}")


async def test_a_question_to_the_party_is_voted_on(party: Party, bot: Flambeau) -> None:
    """Monsters tie: the panel tells until when and what else, a vote is changed, and most votes settle it."""
    campaign = assemblies.tied()
    campaign.ballots.clear()
    alix, bruno, _ = (await at_table(party, bot, campaign)).players
    matter = open_matter(campaign, "question")
    first, second = matter.choices[0].id, matter.choices[1].id
    assert ":R>" in party.current().text()

    await party.do(ballot(party, campaign, "question", first), alix)
    await party.do(ballot(party, campaign, "question", second), alix)
    assert open_matter(await now(bot), "question").votes == {alix.id: second}
    again = await told(party, await party.take(ballot(party, campaign, "question", second), alix))
    assert "votre voix" in again.text()
    await party.do(ballot(party, campaign, "question", second), bruno)

    question = (await now(bot)).running().question
    asked = campaign.running().question
    assert asked is not None
    assert question is None or question.number != asked.number


async def test_who_is_late_says_me_first(party: Party, bot: Flambeau) -> None:
    """Bruno is a moment late, reads how to go first, says so, and Chloé's vote gives him the turn."""
    campaign = assemblies.in_quest()
    alix, bruno, chloe = (await at_table(party, bot, campaign)).players
    takes = [each for each in party.offered() if each.kind == "take_turn"]
    await party.do(takes[0], alix)
    assert "Moi d’abord" in await too_late(party, bruno, takes[1].custom_id)

    before = party.current()
    await party.do(offer(party, "?contest"), bruno)
    panel = party.current()
    assert panel is not before
    assert called(panel) == {alix.id, chloe.id}
    refused = await told(party, await party.take(offer(party, "give_turn"), chloe))
    assert "Syndrael" in refused.text()
    await party.do(ballot(party, await now(bot), "contest", TARHA), chloe)
    assert called(party.current()) == {bruno.id}, "he may have left meanwhile"

    turn = (await now(bot)).running().turn
    assert turn is not None
    assert turn.hero == TARHA
    assert not any(each.code.startswith("?contest") for each in party.offered())
    await party.do(offer(party, "end_turn"), bruno)
    while party.find("answer") is not None:
        await party.do(offer(party, "answer"))
    assert "**Manche 1 · Tahra**" in party.text()
    assert "**Manche 1 · Syndrael**" not in party.text()


async def test_the_holder_gives_way(party: Party, bot: Flambeau) -> None:
    """Alix presses that Bruno may go first, and no more votes are needed."""
    alix, *_ = (await at_table(party, bot, assemblies.contested())).players

    await party.do(offer(party, "give_turn"), alix)

    turn = (await now(bot)).running().turn
    assert turn is not None
    assert turn.hero == TARHA


async def test_the_others_decide_about_who_is_waited_for(party: Party, bot: Flambeau) -> None:
    """Asked by the clock, Bruno and Chloé let the automatic hero play this turn; then Alix's hero has none left."""
    alix, bruno, chloe = (await at_table(party, bot, assemblies.in_quest())).players
    await party.do(offer(party, "take_turn:0"), alix)
    await bot.table.act(1, NOBODY, OfferHelp(hero=SYNDRAEL), interaction=-7)
    await stage_of(bot).show(1)
    campaign = await now(bot)
    assert f"<@{alix.id}>) depuis le <t:" in party.current().text()
    own = await told(party, await party.take(ballot(party, campaign, "absence", "turn"), alix))
    assert "voix" in own.text()

    await party.do(ballot(party, campaign, "absence", "turn"), bruno)
    await party.do(ballot(party, campaign, "absence", "turn"), chloe)
    while party.find("answer") is not None:
        await party.do(offer(party, "answer"))

    assert (await now(bot)).running().heroes[SYNDRAEL].turn_taken
    await at_rest(bot)
    assert "Le héros automatique" in party.text()


async def test_an_automatic_hero_is_let_to_play(party: Party, bot: Flambeau) -> None:
    """A hero without a player is nobody's in the channel, and plays when somebody presses its button."""
    campaign = assemblies.in_quest()
    Dismiss(hero=SYNDRAEL).do(campaign, campaign.owner)
    _, bruno, _ = (await at_table(party, bot, campaign)).players
    await at_rest(bot)
    assert "<@0>" not in party.text()
    assert "(automatique)" in party.text()

    await party.do(offer(party, "autopilot_turn"), bruno)

    assert (await now(bot)).running().heroes[SYNDRAEL].turn_taken or party.find("answer") is not None
