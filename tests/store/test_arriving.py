"""A campaign from elsewhere and the deed by which it comes in: both, or neither."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store import Arrival, Chronicled, Conflict, Store, Written
from tests.store.conftest import NOW
from tests.store.test_store import RULES, campaign

PAST = [Chronicled(number, 5, "{}", NOW.isoformat(), ("a", "b"), RULES - 1) for number in (1, 2)]
ARRIVAL = Arrival(5, '{"deed":"bring_in"}', ("c", "d"), RULES, '{"at": 3}', ("turn/a",))


def arriving(**changes: Any) -> dict[str, Any]:
    """A campaign with a past of two deeds that comes in by a third, but for these changes."""
    usual: dict[str, Any] = {
        "guild_id": 1,
        "channel_id": 20,
        "name": "Braise",
        "interaction_id": 7,
        "rules": RULES - 1,
        "state": '{"at": 2}',
        "founded": None,
        "annals": PAST,
        "now": NOW,
        "contents": {"f": "…"},
        "people": (5,),
        "arrival": ARRIVAL,
    }
    return usual | changes


async def test_it_arrives_with_the_deed_that_tells_it(store: Store) -> None:
    """The deed comes after all that is past, with the state it led to and what is under way then."""
    made, known = await store.bring_in(**arriving())

    saved, lately = await store.load(made), await store.days.lately(made)
    assert (known, saved.version, saved.rules, saved.state) == (False, 3, RULES, '{"at": 3}')
    assert await store.annals(made) == [
        *PAST,
        Chronicled(3, 5, '{"deed":"bring_in"}', NOW.isoformat(), ("c", "d"), RULES),
    ]
    assert lately is not None
    assert lately.under_way == {"turn/a": NOW}
    assert made in await store.days.to_look_at(NOW)


async def test_it_arrives_once(store: Store) -> None:
    """The same interaction again writes nothing, and what it led to is found by it."""
    made, _ = await store.bring_in(**arriving())

    assert await store.bring_in(**arriving()) == (made, True)

    recorded = await store.recorded(made, 7)
    assert recorded is not None
    assert (recorded.version, recorded.events) == (3, [Written("c", RULES), Written("d", RULES)])
    assert (await store.load(made)).version == 3


async def test_it_arrives_wholly_or_not_at_all(store: Store) -> None:
    """If the last that happened on arriving can't be written, nothing is there, and the channel is free."""
    broken: Any = ("c", None)
    with pytest.raises(Conflict):
        await store.bring_in(**arriving(arrival=replace(ARRIVAL, events=broken)))

    assert await store.find_by_channel(20) is None
    assert await store.live() == []
    assert await store.content("f") is None
    assert await store.days.campaigns_of(5) == []
    assert await campaign(store, interaction=8)
