"""Somebody is forgotten: another number stands wherever theirs stood, and nowhere else."""

import json

import pytest

from bot.kernel.refused import Refused
from bot.store import Delivery, Store
from bot.store.records import Counted, LastDeed, Renaming
from tests.store.conftest import NOW
from tests.store.test_store import campaign, deed

ALIX, BRUNO, NOBODY = 810000000000000001, 820000000000000002, 99
LONGER = f"{ALIX}7"
"""A number that begins as hers does."""
LEFT = LastDeed(-5, '{"deed": "left"}', ('{"event": "gone"}',), 7, '{"seats": []}', put_away=True, under_way=("a",))


async def played(store: Store) -> int:
    """A campaign in which both did something, and she was told something."""
    made = await campaign(store)
    for version, player in enumerate((ALIX, BRUNO)):
        await store.record(
            made,
            **deed(
                seen_version=version,
                player=player,
                interaction_id=100 + version,
                deed=json.dumps({"deed": "vote", "for": ALIX}),
                events=[json.dumps({"who": player, "longer": LONGER})],
                state=json.dumps({"seats": [ALIX, BRUNO], "longer": LONGER}),
                people=[ALIX, BRUNO],
                under_way=[f"turn/{ALIX}"],
            ),
        )
    told = Delivery(f"remind/{ALIX}", f"remind/{ALIX}", f"turn/{ALIX}", ALIX, NOW, NOW)
    unsent = Delivery(f"later/{ALIX}", f"later/{ALIX}", None, ALIX, NOW, NOW)
    await store.days.claim(made, [told, unsent])
    await store.days.sent(made, [told.key], NOW)
    await store.note(f"faults of {made}", str(ALIX))
    return made


async def test_another_number_stands_in_her_place(store: Store) -> None:
    """In state, deeds, events and deliveries; longer numbers and other people stay as they are."""
    made = await played(store)
    await store.days.set_habits(ALIX, "{}")
    assert await store.personal.counted(ALIX) == Counted(deeds=1, campaigns=1, deliveries=2, habits=True)
    assert await store.personal.known_in(ALIX) == [made]

    await store.personal.forget(made, Renaming(ALIX, NOBODY), seen_version=2, now=NOW, last=None)
    await store.personal.forget_habits(ALIX)
    await store.personal.wipe()

    assert json.loads((await store.load(made)).state) == {"seats": [NOBODY, BRUNO], "longer": LONGER}
    assert [player for player, _ in await store.deeds(made)] == [NOBODY, BRUNO]
    texts = " ".join(await store.personal.texts(made, ""))
    assert str(ALIX) not in texts.replace(LONGER, "")
    assert LONGER in texts
    assert [(one.key, one.player) for one in await store.days.deliveries(made)] == [(f"remind/{NOBODY}", NOBODY)]
    assert await store.noted(f"faults of {made}") is None
    assert await store.personal.counted(ALIX) == Counted(deeds=0, campaigns=0, deliveries=0, habits=False)
    assert await store.days.campaigns_of(ALIX) == []
    lately = await store.days.lately(made)
    assert lately is not None
    assert set(lately.under_way) == {f"turn/{NOBODY}"}


async def test_it_is_written_down_that_she_left(store: Store) -> None:
    """Her last deed leads to a version of its own; a campaign with nobody left is put away."""
    made = await played(store)

    await store.personal.forget(made, Renaming(ALIX, NOBODY), seen_version=2, now=NOW, last=LEFT)

    saved = await store.load(made)
    assert (saved.version, saved.state, saved.archived) == (3, '{"seats": []}', True)
    assert (await store.deeds(made))[-1] == (NOBODY, '{"deed": "left"}')
    assert [written.text for written in await store.events(made, since=2)] == ['{"event": "gone"}']
    lately = await store.days.lately(made)
    assert lately is not None
    assert set(lately.under_way) == {"a"}


async def test_nothing_of_it_if_somebody_was_faster(store: Store) -> None:
    """Thought out for another version: she is asked again, and nothing is renamed."""
    made = await played(store)

    with pytest.raises(Refused, match="board_has_moved_on"):
        await store.personal.forget(made, Renaming(ALIX, NOBODY), seen_version=1, now=NOW, last=LEFT)

    assert await store.personal.known_in(ALIX) == [made]
