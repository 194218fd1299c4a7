"""Four automatic heroes in a quest, for what is measured at the table and through the client."""

from collections.abc import Sequence

from bot.bench.party import Turn
from bot.descent.autopilot import next_command
from bot.descent.bench.activation import PARTY
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play
from bot.table.deeds import Deed


class BenchParty:
    """Four heroes, each with a player of its own; they strike whatever can be struck."""

    game = "descent"
    kinds: Sequence[str] = (
        *("turn_page", "answer", "take_turn", "stand_up", "attack", "revive", "open_door", "move", "end_turn"),
    )

    def sits_down(self) -> Sequence[Deed]:
        return [
            *(Join(hero=hero, hero_class=calling) for hero, calling in PARTY),
        ]

    def goes_on(self, campaign: Campaign) -> Turn | None:
        game = campaign.game
        command = next_command(game) if game is not None else None
        if command is None:
            return None
        seat = campaign.seat(command.hero) or campaign.seats[0]
        return Turn(seat.player, Play(command=command))
