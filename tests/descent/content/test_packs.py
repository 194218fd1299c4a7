"""Packs on the shelves: their names, their words, what is set aside of them, and what stays when they go."""

from collections.abc import Iterator, Mapping

import pytest

from bot.descent.checking.packs import LONGEST_NAME, pack_mistakes
from bot.descent.content.library import library
from bot.descent.content.pinned import content_here, pin, unpin
from bot.descent.content.stocking import stock
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import is_at_hand
from bot.descent.party.creation import ChooseCampaign, campaigns_for
from bot.descent.party.deeds import ChooseQuest, Join, Start
from bot.descent.party.first_evening import beginners_book
from bot.descent.party.pinning import settle
from bot.descent.raid.levels import draw_level
from bot.descent.raid.run import Raid
from bot.descent.road.going import Embark
from bot.descent.road.pack_rewards import MOST_FAME, MOST_GOLD, MOST_ITEMS, MOST_XP, Haul, bounded_haul
from bot.descent.road.pack_sides import book_of
from bot.descent.road.road import Road
from bot.descent.road.weeks import offer_one
from bot.descent.rules.rolling import Chance
from bot.descent.simulate.parties import party
from bot.descent.views.codec import CODEC
from bot.descent.views.pictures.land import land_view
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.packs.bundle import MARK_LENGTH, OF, Bundle
from bot.packs.card import LONGEST_ID
from bot.table.campaign import NOBODY
from bot.table.packs import HavePacks, PacksChanged
from cogs.labels import Label
from tests.packs.folders import (
    CAMPAIGN,
    CARD,
    QUEST,
    ROADS,
    SIDES,
    TEXTS,
    bundle,
    large_files,
    quest,
    quest_texts,
    small_files,
)

OWNER = 1


@pytest.fixture(autouse=True)
def _shelves() -> Iterator[None]:
    """No pack stays on the shelves for other tests."""
    yield
    stock([])


def spoiled(**changes: str | None) -> Bundle:
    """The large pack with other files; None takes one away."""
    named = {
        "quest": QUEST,
        "texts": TEXTS,
        "sides": SIDES,
        "roads": ROADS,
        "campaign": CAMPAIGN,
        "card": "pack.yaml",
    }
    files: dict[str, str | None] = {
        **large_files(),
        **{named.get(name, name): text for name, text in changes.items()},
    }
    return bundle({path: text for path, text in files.items() if text is not None})


def gathered(pack: Bundle | None = None) -> Campaign:
    """Two heroes who gather on a server with this pack."""
    campaign = Campaign(name="Les Braises", owner=OWNER)
    for recruit in party(0, 2):
        Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, OWNER)
    if pack is not None:
        HavePacks(packs=(pack.edition,)).do(campaign, NOBODY)
    return campaign


# On the shelves ---------------------------------------------------------------------------------------------------


def test_nothing_of_the_game_is_called_like_something_of_a_pack() -> None:
    """Two low lines stand between the name of a pack and the rest, and nowhere else."""
    shelf = library()
    for kind in ("quests", "campaigns", "travel_events", "travel_variables", "items", "monsters", "cities"):
        assert [name for name in getattr(shelf, kind) if OF in name] == [], kind


def test_a_pack_comes_and_goes_whole() -> None:
    """Quest, campaign and travel event stand there under their edition's name, and leave nothing behind."""
    pack, shelf = spoiled(), library()
    before = {
        kind: dict(getattr(shelf, kind)) for kind in ("quests", "campaigns", "travel_events", "travel_variables")
    }

    assert stock([pack]) == [(pack, [])]
    for kind, name in (
        ("quests", "chapel"),
        ("campaigns", "tale"),
        ("travel_events", "crow"),
        ("travel_variables", "met"),
    ):
        assert f"{pack.edition}{OF}{name}" in getattr(shelf, kind), kind
    assert shelf.campaigns[f"{pack.edition}{OF}tale"].story_quests == [f"{pack.edition}{OF}chapel"]
    assert shelf.travel_events[f"{pack.edition}{OF}crow"].campaigns == (f"{pack.edition}{OF}tale",)

    stock([])
    assert {kind: getattr(shelf, kind) for kind in before} == before
    assert shelf.packs == {}


def test_two_editions_of_a_pack_stand_beside_each_other() -> None:
    """What one server has is nothing to another."""
    one, other = bundle(small_files()), spoiled()
    stock([one, other])

    assert one.edition != other.edition
    assert {f"{each.edition}{OF}chapel" for each in (one, other)} <= library().quests.keys()


def test_one_language_serves_readers_of_the_other_and_says_so() -> None:
    """The title is marked; the story is told in the language there is."""
    pack = bundle(small_files())
    stock([pack])
    name = f"{pack.edition}{OF}chapel"

    assert words("en").quest(name) == "The Ember Chapel"
    assert words("fr").quest(name) == "The Ember Chapel (en)"
    assert words("fr").text(f"quest-{name}.intro") == words("en").text(f"quest-{name}.intro")


def test_a_bad_quest_is_set_aside_and_the_rest_is_played() -> None:
    """Its mistakes are told by file and line; a campaign that needs it goes too, a travel event stays."""
    pack = spoiled(quest=quest().replace("zombie", "zombi"))
    [(_, aside)] = stock([pack])
    shelf, told = library(), {piece.piece: piece.mistakes for piece in aside}

    assert "zombi" in told["winter: quests/winter__chapel.yaml"][0]
    assert told["winter: quests/winter__chapel.yaml"][0].startswith("quests/winter__chapel.yaml:1")
    assert "winter: campaigns/winter__tale.yaml" in told
    assert not [name for name in (*shelf.quests, *shelf.campaigns) if OF in name]
    assert shelf.packs[pack.edition].sides == ()


def test_a_quest_is_not_as_it_loads_but_as_it_is_checked() -> None:
    """What would end in the middle is found before: nobody has room to start."""
    [(_, aside)] = stock([spoiled(quest=quest().replace("start: [A3, A4, B3, B4]", "start: [A3]"))])

    assert any("chapel" in piece.piece for piece in aside)


# At the table -----------------------------------------------------------------------------------------------------


def test_a_party_meets_what_its_server_has() -> None:
    """Without the pack neither its quest nor its campaign can be chosen, by whatever name it is called."""
    pack = spoiled()
    stock([pack])
    campaign, chosen = gathered(), ChooseQuest(quest=f"{pack.edition}{OF}chapel")

    with pytest.raises(Refused):
        chosen.do(campaign, OWNER)
    with pytest.raises(Refused):
        ChooseCampaign(campaign=f"{pack.edition}{OF}tale").do(campaign, OWNER)
    assert HavePacks(packs=(pack.edition,)).do(campaign, NOBODY) == [PacksChanged(came=("winter",))]
    assert f"{pack.edition}{OF}tale" in [book.id for book in campaigns_for(campaign)]
    chosen.do(campaign, OWNER)
    assert campaign.quest == f"{pack.edition}{OF}chapel"
    assert HavePacks().do(campaign, NOBODY) == [PacksChanged(went=("winter",))]


def test_nobody_takes_packs_by_hand() -> None:
    """Which packs a server has is not for players to say."""
    with pytest.raises(Refused):
        HavePacks(packs=("winter_0123456789",)).do(gathered(), OWNER)


def test_a_pack_needs_the_boxes_it_asks_for() -> None:
    """Where the party does not own them, its quests are not offered."""
    pack = spoiled(card=CARD + "boxes: [lair_of_the_wyrm]\n")
    stock([pack])
    campaign = gathered(pack)
    chapel = library().quests[f"{pack.edition}{OF}chapel"]

    assert not is_at_hand(campaign, chapel)
    campaign.boxes.append("lair_of_the_wyrm")
    assert is_at_hand(campaign, chapel)


def test_whoever_is_in_the_middle_plays_on_when_the_pack_goes() -> None:
    """Quest and texts are those it began with, also after a save, and in both languages."""
    pack = bundle(small_files())
    stock([pack])
    campaign, name = gathered(pack), f"{pack.edition}{OF}chapel"
    ChooseQuest(quest=name).do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)
    content = content_here(name)
    assert content is not None
    intro = words("fr").text(f"quest-{name}.intro")
    stock([])
    pin(content)  # as the table does with what the store has kept

    again = Campaign.model_validate_json(campaign.model_dump_json())
    settle(again)
    assert again.running().played.id == name
    assert words("fr").text(f"quest-{name}.intro") == intro
    assert words("fr").quest(name) == "The Ember Chapel (en)"
    unpin(content.fingerprint)


def test_a_campaign_of_a_pack_begins_like_any_other() -> None:
    """Its chapter, its city and its words are there."""
    pack = spoiled()
    stock([pack])
    campaign = gathered(pack)
    ChooseCampaign(campaign=f"{pack.edition}{OF}tale").do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)

    assert campaign.journey is not None
    assert campaign.journey.chapter == "only"
    assert words("fr").campaign(campaign.journey.campaign) == "A Tale (en)"
    assert f"{pack.edition}{OF}met" in campaign.variables


def test_a_campaign_keeps_nothing_for_packs_of_other_servers() -> None:
    """What their travel events remember is none of its business: a log leads to the same wherever it is read."""
    stock([spoiled()])
    campaign = gathered()
    ChooseCampaign(campaign="winter_oath").do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)

    assert [name for name in campaign.variables if OF in name] == []


def test_names_fit_on_buttons() -> None:
    """The longest name there may be, with its edition, in the longest code there is for it."""
    name = f"{'p' * LONGEST_ID}_{'0' * MARK_LENGTH}{OF}{'q' * (LONGEST_NAME - LONGEST_ID - len(OF))}"
    campaign = gathered()

    for deed in (ChooseQuest(quest=name), ChooseCampaign(campaign=name), Embark(quest=name)):
        assert len(str(Label(9_999_999, 99_999, f"?weigh:{CODEC.write(deed, campaign)}"))) <= 100, deed.kind


def test_a_quest_of_a_pack_offers_itself_in_a_campaign_of_ours() -> None:
    """In the act it names, near a city, with a place and a road on the map; it stays offered when the pack goes."""
    pack = spoiled()
    stock([pack])
    campaign = gathered(pack)
    ChooseCampaign(campaign="winter_oath").do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)
    assert campaign.journey is not None
    journey, name = campaign.journey, f"{pack.edition}{OF}chapel"
    pool = [entry.quest for entry in book_of(campaign).side.pool]
    road = Road(campaign)
    while offer_one(road, locked=True):
        pass

    assert name in pool
    assert journey.offer(name) is not None
    assert any(name in route for route in book_of(campaign).routes)
    assert words("fr").quest(name) in [place.name for place in land_view(campaign, words("fr")).places]
    HavePacks().do(campaign, NOBODY)
    assert name in [entry.quest for entry in book_of(campaign).side.pool]
    journey.offers = []
    assert name not in [entry.quest for entry in book_of(campaign).side.pool]


def test_the_raid_of_a_week_is_the_same_for_everybody() -> None:
    """Levels of packs come in raids of one's own only."""
    shelf = library()
    name, level = next((name, level) for name, level in shelf.levels.items() if level.act == 1)
    written = shelf.manuscripts[name].replace(name, "winter__pit")
    pack = bundle({**small_files(), "raid/winter__pit.yaml": written})
    assert stock([pack]) == [(pack, [])]
    campaign, pit = gathered(pack), f"{pack.edition}{OF}pit"

    def drawn(campaign: Campaign, week: str | None) -> set[str]:
        raids = (Raid(course=Chance.fresh(f"seed {number}"), week=week) for number in range(200))
        return {draw_level(raid, level.act, campaign) for raid in raids}

    assert pit in drawn(campaign, None)
    assert pit not in drawn(campaign, "2026-W47")
    assert pit not in drawn(gathered(), None)


def test_no_pack_is_the_one_for_a_first_evening() -> None:
    """`/play` begins what comes with the game, whoever says they have something for beginners."""
    book = large_files()[CAMPAIGN] + "beginners:\n  - {hero: syndrael, hero_class: knight}\n"
    before = beginners_book()
    stock([spoiled(campaign=book)])

    assert beginners_book() == before


def test_a_pack_pays_no_more_than_a_good_quest_of_ours() -> None:
    """Whatever is written there, gold, fame, experience and cards have their bounds; ours need none."""
    pack = bundle(small_files())
    stock([pack])
    campaign = gathered(pack)
    ChooseQuest(quest=f"{pack.edition}{OF}chapel").do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)
    game = campaign.running()
    rich = Haul(gold=9_999, fame=99, xp=99, items=("a", "b", "c"))

    haul = bounded_haul(campaign, game, rich)
    assert (haul.gold, haul.fame, haul.xp, len(haul.items)) == (100 + MOST_GOLD, MOST_FAME, MOST_XP, MOST_ITEMS)
    game.quest = "ember_chapel"
    assert bounded_haul(campaign, game, rich) == rich


GUEST = """
monsters:
  - id: winter__chapel_husk
    label: H
    attack: melee
    size: 1x1
    traits: [cursed, cold]
    limits: {2: [2, 1], 3: [2, 1], 4: [3, 1]}
    act1:
      minion: {speed: 3, health: 3, defence: [brown], dice: [blue, yellow], abilities: [shambling]}
      master: {speed: 3, health: 6, defence: [brown], dice: [blue, yellow], actions: [grab]}
    act2:
      minion: {speed: 3, health: 5, defence: [brown], dice: [blue, red]}
      master: {speed: 3, health: 9, defence: [gray], dice: [blue, red], actions: [grab]}
activations:
  - id: winter__chapel_husk_shuffle
    monster: winter__chapel_husk
    first: minions
    minion: [{do: attack}, {do: engage}]
    master: [{do: use, use: grab}, {do: attack}, {do: engage}]
"""
GUEST_TEXTS = """
monster-winter__chapel_husk = Husk
    .plural = Husks
    .master = Husk master
activation-winter__chapel_husk_shuffle = A shuffle
"""


def test_monsters_come_along_with_a_quest_of_a_pack() -> None:
    """They stand on the board under their edition's name, and are called as their author calls them."""
    with_guests = quest().replace("monster: zombie", "monster: winter__chapel_husk") + GUEST
    pack = spoiled(quest=with_guests, texts=large_files()[TEXTS] + GUEST_TEXTS)
    assert pack_mistakes(pack, library()) == []
    stock([pack])
    campaign = gathered(pack)
    ChooseQuest(quest=f"{pack.edition}{OF}chapel").do(campaign, OWNER)
    Start(seed="snow").do(campaign, OWNER)

    game = campaign.running()
    assert {each.monster for each in game.monsters.values()} == {f"{pack.edition}{OF}chapel_husk"}
    assert words("fr").monster(f"{pack.edition}{OF}chapel_husk") == "Husk"
    nameless = spoiled(quest=with_guests.replace("winter__chapel_husk", "husk"))
    assert any("call it winter__husk" in mistake for mistake in pack_mistakes(nameless, library()))


# Checking ---------------------------------------------------------------------------------------------------------


def test_sound_packs_have_no_mistakes() -> None:
    """The small one and the large one."""
    for files in (small_files(), large_files()):
        assert pack_mistakes(bundle(files), library()) == []


def texts(more: str) -> str:
    """The texts of the large pack, and others."""
    return large_files()[TEXTS] + more


LONG = {f"quests/winter__{'x' * 40}.yaml": quest().replace("winter__chapel", f"winter__{'x' * 40}")}
BAD: dict[str, tuple[Mapping[str, str | None], str]] = {
    "a misspelt monster": ({"quest": quest().replace("zombie", "zombi")}, "quests/winter__chapel.yaml:1"),
    "an alias bomb": ({"quest": "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"}, "anchors and aliases"),
    "parentheses": (
        {
            "quest": quest()
            + f"events:\n  - {{id: e, on: {{round: 1}}, when: '{'(' * 5000}1{')' * 5000}', do: []}}\n"
        },
        "characters",
    ),
    "fewer parentheses": (
        {"quest": quest() + f"events:\n  - {{id: e, on: {{round: 1}}, when: '{'(' * 120}1{')' * 120}', do: []}}\n"},
        "winter__chapel",
    ),
    "a deep list": ({"quest": quest() + "places: " + "[" * 400 + "]" * 400}, "deep"),
    "another's quest": ({"quests/goblin__camp.yaml": quest()}, "nothing of this name"),
    "a file of ours": ({"monsters.yaml": "monsters: []"}, "nothing of this name"),
    "a text of ours": ({"texts": texts("monster-zombie = Grandmother\n")}, "texts of this pack"),
    "a text of another pack": ({"texts": texts("quest-other__x = X\n")}, "texts of this pack"),
    "a missing text": (
        {
            "texts": quest_texts().replace("token-winter__chapel-pews", "token-winter__chapel-pew")
            + texts("").removeprefix(quest_texts())
        },
        "there is no text token-winter__chapel-pews",
    ),
    "a campaign without words": (
        {"texts": texts("").replace("    .about = Of one night.\n", "")},
        "campaign-winter__tale.about",
    ),
    "a link": ({"texts": texts("quest-winter__chapel-message-x = See https://evil.example\n")}, "no links"),
    "a masked link": (
        {"texts": texts("quest-winter__chapel-message-x = [here](https://evil.example)\n")},
        "no links",
    ),
    "a mention": ({"texts": texts("quest-winter__chapel-message-x = Hello @everyone\n")}, "no mentions"),
    "a member": ({"texts": texts("quest-winter__chapel-message-x = Hello <@123456789012345678>\n")}, "no mentions"),
    "a term of ours": ({"texts": texts("quest-winter__chapel-message-x = { -secret }\n")}, "neither other texts"),
    "a text that repeats itself": (
        {"texts": texts("quest-winter__chapel-message-x = { quest-winter__chapel-message-x }\n")},
        "neither other texts",
    ),
    "a million texts": (
        {
            "texts": texts(
                "quest-winter__chapel-message-x = "
                + "{ $round -> [1] a *[2] b } ".replace("[1]", "\n    [1]")
                .replace("*[2]", "\n   *[2]")
                .replace(" }", "\n }")
                * 40
                + "\n"
            )
        },
        "different texts",
    ),
    "deep braces": (
        {"texts": texts("quest-winter__chapel-message-x = " + "{" * 500 + "1" + "}" * 500 + "\n")},
        "braces deep",
    ),
    "a name as long as a sentence": (LONG, "the name has 48 characters"),
    "riches": (
        {"quest": quest().replace("won: {xp: 1}", "won: {xp: 50, gold: '2000 * heroes', fame: 80}")},
        "the most that a pack's quest gives",
    ),
    "riches of an ending": (
        {"quest": quest().replace("won: {xp: 1}", "won: {xp: 1}\nendings: {all_defeated: {xp: 50}}")},
        "endings.all_defeated",
    ),
    "riches on the way": (
        {"roads": large_files()[ROADS].replace("amount: 10", "amount: 9000")},
        "the most that a pack's quest gives",
    ),
    "a box it does not ask for": (
        {"quest": quest().replace("goblin_archer", "fire_imps")},
        "pack.yaml does not ask",
    ),
    "a box there is not": ({"card": CARD + "boxes: [moon]\n"}, "no box 'moon'"),
    "a language without texts": ({"card": CARD.replace("[en]", "[en, fr]")}, "no texts in locales/fr"),
    "somebody of no pack": (
        {
            "quest": quest().replace(
                "{monster: zombie, near: G3}", "{monster: zombie, near: G3, unique: {name: anna}}"
            )
        },
        "call it winter__anna",
    ),
    "a variable of all roads": (
        {"roads": large_files()[ROADS].replace("winter__met", "met")},
        "what is in this pack is called",
    ),
    "an offer of somebody else's quest": (
        {"sides": "side:\n  - {quest: ember_chapel}\n"},
        "the pack has no such quest",
    ),
    "an offer in no campaign": (
        {"sides": "side:\n  - {quest: winter__chapel, campaigns: [moon]}\n"},
        "no campaign moon",
    ),
    "an offer near nothing": ({"sides": "side:\n  - {quest: winter__chapel, near: moon}\n"}, "near"),
    "an offer with a slip": (
        {"sides": "side:\n  - {quest: winter__chapel, when: 'fme > 1'}\n"},
        "did you mean 'fame'",
    ),
}


def test_every_mistake_and_every_trick_is_told() -> None:
    """Each is named with its file, none ends in a traceback, and what is set aside leaves the rest playable."""
    missed = {}
    for what, (changes, told) in BAD.items():
        pack = spoiled(**changes)
        mistakes = pack_mistakes(pack, library())
        if not any(told in mistake for mistake in mistakes):
            missed[what] = mistakes
        stock([pack])
        assert "ember_chapel" in library().quests, what
    assert missed == {}
