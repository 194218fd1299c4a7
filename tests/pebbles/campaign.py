"""A party that plays pebbles: this is what its save holds."""

from pydantic import Field

from bot.kernel.chance import Chance
from bot.kernel.choosing import Gathering, Part
from bot.kernel.plain import State
from bot.kernel.refused import Refused
from bot.table.campaign import Campaign, Seat

SEATS = ("ash", "birch", "cedar")
PEBBLES = ("white", "grey", "black")
TO_WIN = 2


class Match(State):
    """A match from its first round to its last."""

    chance: Chance
    points: dict[str, int]
    round: int = 0
    gathering: Gathering | None = None
    """The pebbles that are being picked; None once the match is over."""
    winners: tuple[str, ...] = ()

    def next_round(self) -> None:
        """Everybody picks again; what whoever is late picks is left to chance."""
        self.round += 1
        stream = self.chance.of("late")
        parts = (Part(seat=seat, options=PEBBLES, default=stream.pick(PEBBLES)) for seat in self.points)
        self.gathering = Gathering(number=self.round, kind="pick", parts=tuple(parts))

    def score(self, picks: dict[str, str]) -> tuple[str, ...]:
        """A point for whoever picked what nobody else did; they who got one."""
        lucky = tuple(seat for seat, pebble in picks.items() if list(picks.values()).count(pebble) == 1)
        for seat in lucky:
            self.points[seat] += 1
        return lucky


class PebblesCampaign(Campaign):
    """Three seats and the match that is played there."""

    game_id = "pebbles"

    seats: list[Seat] = Field(default_factory=list)
    match: Match | None = None

    @property
    def phase(self) -> str:
        if self.match is None:
            return "gathering"
        return "playing" if self.match.gathering is not None else "finished"

    def running(self) -> Match:
        """The match, or a refusal before it has begun."""
        if self.match is None:
            raise Refused("not_started")
        return self.match
