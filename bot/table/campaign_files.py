"""A campaign that comes from a file: read with all the care due to something that anybody may have written."""

import json
from collections.abc import Callable

from pydantic import ValidationError

from bot.games import CONTENT_LOST, GAMES, system
from bot.kernel.bounds import LARGEST_ID, check_length, check_numbers
from bot.kernel.refused import Refused, demand
from bot.store.export import LONGEST_NAME, Parcel, unpack
from bot.store.records import Chronicled
from bot.table.campaign import NOBODY, Campaign, Seat

MOST_CONTENT = 512 * 1024
"""Characters of a quest with its texts in both languages; our longest has a tenth of it."""


def read_parcel(
    content: bytes, may_read: Callable[[int | None], bool] = lambda owner: True
) -> tuple[Campaign, Parcel]:
    """The campaign in a file and its past, or a refusal. `may_read` says by its owner whether it is read at all."""
    parcel = unpack(content, may_read)
    demand(parcel.game in GAMES and parcel.rules <= system(parcel.game).rules, "file_of_newer_rules")
    game = system(parcel.game)
    try:
        check_length(_text(parcel.state))
        demand(len(str(parcel.state.get("name"))) <= LONGEST_NAME, "not_a_campaign_file")
        campaign = game.read(_text(parcel.state), parcel.rules)
        check_numbers(game.form(campaign))
        for done in parcel.deeds:
            game.read_deed(_text(done.deed), done.rules)
            for event in done.events:
                game.read_event(_text(event), done.rules)
        sound = _is_sound(campaign) and game.accepts(campaign, _content(parcel))
    except (ValidationError, Refused, ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        if isinstance(error, Refused) and error.code == CONTENT_LOST:
            raise
        # It has the outer shape of a campaign, but nobody could play it.
        raise Refused("not_a_campaign_file") from None
    if not sound:
        raise Refused("not_a_campaign_file")
    return campaign, parcel


def annals_of(parcel: Parcel) -> list[Chronicled]:
    """The past in a file as the store keeps it."""
    return [
        Chronicled(
            version,
            done.player,
            _text(done.deed),
            done.at,
            tuple(_text(event) for event in done.events),
            done.rules,
        )
        for version, done in enumerate(parcel.deeds, 1)
    ]


def founded_of(parcel: Parcel) -> str | None:
    """The campaign in a file before its first deed, if that is known."""
    return _text(parcel.founded) if parcel.founded is not None else None


def content_of(parcel: Parcel) -> dict[str, str]:
    """What is played in a file, by its fingerprint, where that came along."""
    content = _content(parcel)
    return {system(parcel.game).fingerprint(content): content} if content is not None else {}


def _content(parcel: Parcel) -> str | None:
    if parcel.content is None:
        return None
    text = _text(parcel.content)
    demand(len(text) <= MOST_CONTENT, "not_a_campaign_file")
    return text


def _is_sound(campaign: Campaign) -> bool:
    """Whether it has a name, and people with numbers that Discord could have given."""
    people = [campaign.owner, *(each for seat in campaign.seats for each in _of(seat))]
    return 1 <= len(campaign.name) <= LONGEST_NAME and all(NOBODY <= person < LARGEST_ID for person in people)


def _text(form: dict[str, object]) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))


def _of(seat: Seat) -> tuple[int, ...]:
    """Everybody a seat names."""
    return seat.player, seat.standin or NOBODY, seat.offered or NOBODY
