"""People who play a fight by looking at the panel and pressing what is offered."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from cogs.labels import TEMPLATE

WEIGHED = "?weigh:"
ASIDE = ("?mute", "?go_on", "?archive", "?catchup")
"""On messages of the clock."""
MENTION = re.compile(r"<@(\d+)>")
PATIENCE = 20.0
MOST_DEEDS = 400


@dataclass(frozen=True)
class Offer:
    """Something on the panel that can be pressed or chosen."""

    custom_id: str
    code: str
    label: str
    in_menu: bool = False

    @property
    def kind(self) -> str:
        """What it would do: `attack`, `move`, `answer`…, at once or once it has been weighed."""
        return self.code.removeprefix(WEIGHED).split(":")[0]

    @property
    def weighs(self) -> bool:
        """Whether it only shows what it would do, and waits for a second press."""
        return self.code.startswith(WEIGHED)


class Party:
    """Players at one channel, and what they see there."""

    def __init__(self, local: LocalDiscord, players: Sequence[Player], channel: int | None = None) -> None:
        self.local = local
        self.players = list(players)
        self.channel = channel
        self.last: Player | None = None
        """Whoever pressed something last."""

    # Looking

    def panel(self) -> Message | None:
        """The message that can be acted on: the last public one with anything to press for the game."""
        for message in reversed(self.players[0].sees(self.channel)):
            if not message.ephemeral and any(not offer.code.startswith(ASIDE) for offer in offers(message)):
                return message
        return None

    def current(self) -> Message:
        """The panel, which must be there."""
        panel = self.panel()
        assert panel is not None, "there is no panel in the channel"
        return panel

    def offered(self) -> list[Offer]:
        """All that can be pressed now."""
        return offers(self.current())

    def version(self) -> int:
        """The version of the campaign that the panel shows."""
        panel = self.panel()
        return version_of(panel) if panel is not None else -1

    def text(self) -> str:
        """Everything that can be read in the channel."""
        return "\n".join(message.text() for message in self.players[0].sees(self.channel) if not message.ephemeral)

    def find(self, kind: str, after: str = "") -> Offer | None:
        """The first thing of a kind on the panel."""
        return next((offer for offer in self.offered() if offer.kind == kind and after in offer.code), None)

    # Acting

    def whose(self) -> Player:
        """Whoever is named first on the panel has to act; anybody turns the last page of a quest."""
        if self.find("turn_page") is not None:
            return self.last or self.players[0]
        found = MENTION.search(self.current().text())
        assert found is not None, f"nobody is named on the panel:\n{self.current().text()}"
        return self.player(int(found[1]))

    def player(self, user_id: int) -> Player:
        return next(player for player in self.players if player.id == user_id)

    async def take(self, offer: Offer, player: Player | None = None, panel: Message | None = None) -> Exchange:
        """Press or choose something and wait for the acknowledgement; who ends a turn ends it, whatever is left."""
        who, where = player or self.whose(), panel or self.current()
        self.last = who
        exchange = await self.touch(offer, who, where)
        if offer.kind != "end_turn" or not offer.weighs:
            return exchange
        anyway = await self.local.world.until(
            lambda: exchange.followups or self._confirms(offer, who), PATIENCE, "an answer to the end of the turn"
        )
        return exchange if exchange.followups else await self.touch(*anyway[:1], who, anyway[1])

    async def spend(self) -> None:
        """Rest until no action is left: then the turn ends with one press, as tests of that press want it."""
        while (end := self.find("end_turn")) is not None and end.weighs and (rest := self.find("rest")) is not None:
            await self.do(rest)

    async def touch(self, offer: Offer, player: Player, panel: Message) -> Exchange:
        """Press or choose something, and nothing more."""
        if offer.in_menu:
            return await player.pick(panel, offer.custom_id, offer.code)
        return await player.press(panel, offer.custom_id)

    async def do(self, offer: Offer, player: Player | None = None) -> None:
        """Press or choose something and wait until the panel shows what came of it."""
        before, who = self.version(), player or self.whose()
        await self.take(offer, who)
        if offer.weighs and offer.kind != "end_turn":
            offer, where = await self.confirmation(offer, who)
            await self.take(offer, who, where)
        await self.local.world.until(lambda: self.version() > before, PATIENCE, f"the board after {offer.code}")

    async def confirmation(self, offer: Offer, player: Player) -> tuple[Offer, Message]:
        """The button that does what was weighed, once it is there: on the panel, or on a private message."""
        found = await self.local.world.until(
            lambda: self._confirms(offer, player), PATIENCE, f"a button to confirm {offer.code}"
        )
        assert found is not None
        return found

    def _confirms(self, offer: Offer, player: Player) -> tuple[Offer, Message] | None:
        wanted = offer.code.removeprefix(WEIGHED)
        seen = [(each, message) for message in player.sees(self.channel) for each in offers(message)]
        return next((pair for pair in reversed(seen) if pair[0].code == wanted), None)

    async def gather(self, *heroes: str) -> None:
        """A new campaign with these heroes, taken in turn by the players."""
        where: dict[str, Any] = {} if self.channel is None else {"channel": self.channel}
        exchange = await self.players[0].slash("campaign new", name="Les Braises", **where)
        await exchange.settled(PATIENCE)
        for number, hero in enumerate(heroes):
            player = self.players[number % len(self.players)]
            wanted = next(offer for offer in self.offered() if offer.code.startswith(f"join:{hero}:"))
            await self.do(wanted, player)

    async def set_out(self) -> None:
        """Press the button that begins the quest."""
        start = next(offer for offer in self.offered() if offer.code.startswith("?start"))
        await self.do(start, self.players[0])

    async def play(self, style: "Style", until: "Callable[[Party], bool]") -> None:
        """Press what is offered until something is so."""
        for _ in range(MOST_DEEDS):
            if until(self):
                return
            await self.do(style(self))
        raise AssertionError(f"still not there after {MOST_DEEDS} deeds:\n{self.text()[-2000:]}")


Style = Callable[[Party], Offer]


def version_of(message: Message) -> int:
    """The version for which a panel was drawn."""
    ids = [select.custom_id for select in message.selects()] + [
        button.custom_id or "" for button in message.buttons()
    ]
    for custom_id in ids:
        found = re.fullmatch(TEMPLATE, custom_id)
        if found is not None and not found["code"].startswith("?why"):
            return int(found["seen"])
    return -1


def offers(message: Message) -> list[Offer]:
    """All that can be pressed or chosen on a message, without "Why?"."""
    found = []
    for select in message.selects():
        found += [Offer(select.custom_id, line["value"], line["label"], in_menu=True) for line in select.options]
    for button in message.buttons():
        match = re.fullmatch(TEMPLATE, button.custom_id or "")
        if match is not None and not button.disabled and not match["code"].startswith("?why"):
            found.append(Offer(button.custom_id or "", match["code"], button.label))
    return found


# How people play ----------------------------------------------------------------------------------------------


def brave(party: Party) -> Offer:
    """Strike whatever can be struck, else go nearer, else open doors."""
    for kind in ("turn_page", "answer", "take_turn", "stand_up", "attack", "revive", "open_door"):
        if (offer := party.find(kind)) is not None:
            return offer
    return _nearer(party) or _the_end(party)


def _nearer(party: Party) -> Offer | None:
    """The destinations most worth going to stand first in the menu; bare squares and marches are worth nothing."""
    ways = [offer for offer in party.offered() if offer.kind == "move" and offer.in_menu]
    ways = [offer for offer in ways if " · vers " not in offer.label and " · towards " not in offer.label]
    worth = [offer for offer in ways if "Zombie" in offer.label or "Gobelin" in offer.label]
    worth = worth or [offer for offer in ways if "Goblin" in offer.label or "porte" in offer.label]
    worth = worth or [offer for offer in ways if "door" in offer.label]
    return worth[0] if worth else None


def careless(party: Party) -> Offer:
    """Open the door to the archers, then stand about; never raise a shield."""
    answers = [offer for offer in party.offered() if offer.kind == "answer"]
    if answers:
        return answers[-1]
    for kind in ("turn_page", "take_turn", "stand_up", "open_door"):
        if (offer := party.find(kind)) is not None:
            return offer
    doors = [offer for offer in party.offered() if offer.kind == "move" and "porte" in offer.label]
    return doors[0] if doors else _the_end(party)


def _the_end(party: Party) -> Offer:
    offer = party.find("end_turn")
    assert offer is not None, f"nothing can be done:\n{party.current().text()}"
    return offer


def is_over(party: Party) -> bool:
    """The panel offers nothing but to play again, this quest or another, and to learn from it."""
    panel = party.panel()
    if panel is None:
        return False
    aside = ("learn", "choose_quest", "?newcomer", "?collection")
    left = [offer.code for offer in offers(panel) if offer.kind not in aside]
    return left == ["?start:"]


def surge_question(party: Party) -> bool:
    """A surge can be spent: somebody has to choose in the middle of an attack."""
    panel = party.panel()
    return panel is not None and any(offer.kind == "answer" for offer in offers(panel)) and "⚡" in panel.text()


async def beside_a_zombie(player: Player) -> str:
    """A square within reach from which a zombie can be struck, as it is suggested."""
    found = await player.complete("turn move", "to", "")
    return next(str(each.value) for each in found if "Zombie" in str(each.name))
