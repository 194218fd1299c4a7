"""Ladders: who on a server has reached how much, where several play the same."""

from bot.kernel.scores import Score
from bot.store import Store
from bot.store.address import Address
from bot.store.records import Renaming
from tests.store.conftest import NOW
from tests.store.looking import look

ALIX, BRUNO = 810000000000000001, 820000000000000002
HERE, THERE = 10, 11
BOARD, OTHER = "raid/normal/2026-W47", "raid/hard/2026-W47"


async def party(
    store: Store, channel: int, *scores: Score, guild: int = HERE, player: int = ALIX, game: str = "descent"
) -> int:
    """A party in a channel that has reached something."""
    campaign_id, _ = await store.create_campaign(
        guild_id=guild,
        channel_id=channel,
        name=f"Party {channel}",
        interaction_id=channel,
        rules=1,
        state="{}",
        now=NOW,
        game=game,
        people=[player],
    )
    await reach(store, campaign_id, 0, *scores)
    return campaign_id


async def reach(store: Store, campaign_id: int, seen: int, *scores: Score, same: bool = False) -> None:
    """A deed after which a party stands where it says, or where it stood."""
    await store.record(
        campaign_id,
        seen_version=seen,
        player=ALIX,
        interaction_id=campaign_id * 1000 + seen + 1,
        deed='{"deed":"x"}',
        events=[],
        rules=1,
        state="{}",
        now=NOW,
        scores=None if same else scores,
    )


def points(many: int, facts: str = "{}", board: str = BOARD) -> Score:
    return Score(board, many, facts)


async def standing(
    store: Store, *, most: int = 20, player: int = ALIX, board: str = BOARD
) -> list[tuple[int, int, bool]]:
    """Campaign, place, and whether it is one's own, from the top."""
    found = await store.ladders.of(board, guild_id=HERE, game="descent", player=player, most=most)
    return [(each.campaign_id, each.place, each.own) for each in found]


async def test_more_points_stand_further_up(store: Store) -> None:
    """The order is that of the points; who has as many shares a place, and the next one comes after both."""
    made = [await party(store, number, points(many)) for number, many in enumerate((3, 9, 3, 1), 1)]
    assert await standing(store) == [(made[1], 1, True), (made[0], 2, True), (made[2], 2, True), (made[3], 4, True)]


async def test_only_the_same_server_game_and_board_are_compared(store: Store) -> None:
    """Whoever plays elsewhere, something else or harder is not among them."""
    here = await party(store, 1, points(1))
    await party(store, 2, points(2), guild=THERE)
    await party(store, 3, points(3), game="pebbles")
    await party(store, 4, points(4, board=OTHER))
    assert await standing(store) == [(here, 1, True)]


async def test_a_deed_leaves_or_changes_scores(store: Store) -> None:
    """Without a word about scores they stay; else a party stands where it is said to stand, and nowhere else."""
    made = await party(store, 1, points(1, "before"))
    await reach(store, made, 1, same=True)
    (found,) = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=5)
    assert found.facts == "before"

    await reach(store, made, 2, points(2, "after"))
    (found,) = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=5)
    assert (found.facts, found.parties, found.archived) == ("after", 1, False)

    await reach(store, made, 3, points(2, board=OTHER))
    assert await standing(store) == []
    assert await standing(store, board=OTHER) == [(made, 1, True)]


async def test_a_refused_deed_changes_no_score(store: Store) -> None:
    """Points go with the deed that led to them: one that comes twice, or too late, counts once or never."""
    made = await party(store, 1, points(1))
    await store.record(
        made,
        seen_version=0,
        player=ALIX,
        interaction_id=made * 1000 + 1,
        deed='{"deed":"x"}',
        events=[],
        rules=1,
        state="{}",
        now=NOW,
        scores=[points(7)],
    )
    (found,) = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=5)
    assert (await store.load(made)).version == 1
    assert found.facts == points(1).facts
    await party(store, 2, points(5))
    assert [place for _, place, _ in await standing(store)] == [1, 2]
    assert (await standing(store))[1][0] == made


async def test_a_long_ladder_is_read_in_part(store: Store) -> None:
    """The best come, and one's own wherever it stands; never more than twice as many as asked for."""
    made = [await party(store, number, points(100 - number), player=BRUNO) for number in range(1, 8)]
    mine = await party(store, 50, points(1))

    found = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=3)

    assert [(each.campaign_id, each.own) for each in found] == [*((one, False) for one in made[:3]), (mine, True)]
    assert {each.parties for each in found} == {8}
    assert len(await standing(store, most=2, player=BRUNO)) == 4


async def test_what_is_put_away_counts_until_it_is_purged(store: Store, address: Address) -> None:
    """An archived campaign keeps its place; a purged one leaves nothing behind."""
    kept, gone = await party(store, 1, points(1)), await party(store, 2, points(2))
    await store.archive(gone, now=NOW)
    (first, _) = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=5)
    assert (first.campaign_id, first.archived) == (gone, True)

    await store.purging.purge([gone])

    assert await standing(store) == [(kept, 1, True)]
    assert look(address, "SELECT count(*) FROM scores") == [(1,)]


async def test_who_is_forgotten_is_not_named_by_a_score(store: Store) -> None:
    """Another number stands for them in what is told of a score too, and it is no longer their own."""
    made = await party(store, 1, points(1, f'{{"party":"Those of {ALIX}"}}'))

    await store.personal.forget(made, Renaming(ALIX, 99), seen_version=1, now=NOW, last=None)

    (found,) = await store.ladders.of(BOARD, guild_id=HERE, game="descent", player=ALIX, most=5)
    assert found.facts == '{"party":"Those of 99"}'
    assert not found.own


async def test_boards_of_a_server(store: Store) -> None:
    """Each board once, that of the youngest campaign first, and none of other servers."""
    await party(store, 1, points(1))
    await party(store, 2, points(1))
    await party(store, 3, points(1, board=OTHER))
    await party(store, 4, points(1, board="raid/normal/elsewhere"), guild=THERE)

    assert await store.ladders.boards(guild_id=HERE, game="descent", most=5) == [OTHER, BOARD]
    assert await store.ladders.boards(guild_id=HERE, game="descent", most=1) == [OTHER]
