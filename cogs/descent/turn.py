"""/turn: everything a hero does in its turn, for those who would rather type than press."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.commands import (
    Attack,
    AttackWithFamiliar,
    Command,
    EndTurn,
    Equip,
    MoveFamiliar,
    OpenDoor,
    PickUp,
    Push,
    PutDown,
    Rest,
    Revive,
    Search,
    StandUp,
    TakeTurn,
    Trade,
    UseCard,
    UseElement,
)
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Redo, Undo
from bot.descent.rules.play import legal
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import Game
from bot.descent.views.panel.menus import go
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from cogs.access import stage_of
from cogs.completing import Suggest, Suggestions, completed, options_of
from cogs.descent.finding import Sort, acting_hero, find, sort, suggestions, to_square, wanted_of
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.translator import description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau

Chooser = Callable[[Campaign], Deed]
MOST_FATIGUE = 6


def _is_item(game: Game, command: Command) -> bool:
    """Whether a card that is used is a thing one carries: a potion, a trinket, a weapon with an ability."""
    if not isinstance(command, UseCard) or command.card in (SHEET, FEAT):
        return False
    held = game.hero(command.hero).card(command.card)
    return held is not None and held.kind != "skill"


ATTACKS = sort(Attack)
CARDS = sort(UseCard)
ITEMS = sort(UseCard, only=_is_item)
DOORS = sort(OpenDoor)
FALLEN = sort(Revive)
SEARCHES = sort(Search)
EQUIPMENT = sort(Equip)
TRADES = sort(Trade)
TOKENS = sort(PickUp, PutDown, UseElement)
"""Whatever can be done with an objective token, and what the quest offers to do with its doors and tokens."""
ERRANDS = sort(MoveFamiliar)
FAMILIAR_ATTACKS = sort(AttackWithFamiliar)
FAMILIARS = sort(MoveFamiliar, AttackWithFamiliar)


async def do(interaction: Interaction, choose: Chooser) -> None:
    """Choose a deed for the campaign of this channel, do it, show it, and tell what came of it."""
    bot, say = interaction.client, reader(interaction)
    campaign_id = await campaign_here(interaction)
    now = await bot.table.look(campaign_id)
    deed = choose(now.campaign)
    outcome = await bot.table.act(
        campaign_id, interaction.user.id, deed, interaction=interaction.id, seen=now.version
    )
    await stage_of(bot).show(campaign_id)
    told = say.story(outcome.events, outcome.campaign.game).lines or [say.text("view-done")]
    await answer_privately(interaction, shortened("\n".join(told), LONGEST_ANSWER))


def among(meant: Sort, option: str, **fixed: str) -> Suggest:
    """The suggestions for one option of a command of this sort: only what is possible now."""

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        wanted = wanted_of(**options_of(interaction)) | fixed | {option: current}
        player, say = interaction.user.id, reader(interaction)
        return await completed(
            interaction, lambda campaign: suggestions(campaign, player, meant, option, wanted, say)
        )

    return suggest


def to_go(campaign: Campaign, interaction: Interaction) -> list[str]:
    """The player's heroes who may go now."""
    mine = campaign.heroes_of(interaction.user.id)
    return [hero.id for hero in heroes_to_go(campaign.running()) if hero.id in mine]


async def suggest_square(interaction: Interaction, current: str) -> Suggestions:
    """Squares worth going to."""
    return await completed(interaction, lambda campaign: _squares(interaction, campaign, current))


def _squares(interaction: Interaction, campaign: Campaign, current: str) -> list[tuple[str, str]]:
    game, say = as_begun(campaign).running(), reader(interaction)
    try:
        hero = acting_hero(campaign, interaction.user.id)
    except Refused:
        return []
    picks = go(game, hero, legal(game, hero), say)
    named = [(f"{pick.label} · {pick.note}", pick.label.split(" ")[0]) for pick in picks]
    return [entry for entry in named if current.casefold() in entry[0].casefold()]


class TurnCog(commands.GroupCog, name="turn", group_name=name_of("turn"), group_description=description_of("turn")):
    """The turn of a hero."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    async def _find(self, interaction: Interaction, meant: Sort, **options: object) -> None:
        """Do the possible thing of this sort that was meant."""
        wanted, player = wanted_of(**options), interaction.user.id

        def choose(campaign: Campaign) -> Deed:
            return Play(command=find(campaign, player, meant, wanted, reader(interaction)))

        await through(interaction, "private", lambda: do(interaction, choose))

    async def _play(self, interaction: Interaction, make: Callable[[str], Command]) -> None:
        """Do one certain thing with the hero whose turn it is."""

        def choose(campaign: Campaign) -> Deed:
            return Play(command=make(acting_hero(campaign, interaction.user.id)))

        await through(interaction, "private", lambda: do(interaction, choose))

    @command("turn", "take")
    @app_commands.autocomplete(hero=heroes(to_go))
    async def take(self, interaction: Interaction, hero: str | None = None) -> None:
        def choose(campaign: Campaign) -> Deed:
            return Play(command=TakeTurn(hero=_whose_turn(interaction, campaign, hero)))

        await through(interaction, "private", lambda: do(interaction, choose))

    @command("turn", "move")
    @app_commands.autocomplete(to=suggest_square)
    async def move(self, interaction: Interaction, to: str) -> None:
        def choose(campaign: Campaign) -> Deed:
            return Play(command=to_square(campaign.running(), acting_hero(campaign, interaction.user.id), to))

        await through(interaction, "private", lambda: do(interaction, choose))

    @command("turn", "attack")
    @app_commands.autocomplete(target=among(ATTACKS, "target"), weapon=among(ATTACKS, "weapon"))
    async def attack(self, interaction: Interaction, target: str, weapon: str | None = None) -> None:
        await self._find(interaction, ATTACKS, target=target, weapon=weapon)

    @command("turn", "door")
    @app_commands.autocomplete(door=among(DOORS, "door"))
    async def door(self, interaction: Interaction, door: str | None = None) -> None:
        await self._find(interaction, DOORS, door=door)

    @command("turn", "rest")
    async def rest(self, interaction: Interaction) -> None:
        await self._play(interaction, lambda hero: Rest(hero=hero))

    @command("turn", "stand")
    async def stand(self, interaction: Interaction) -> None:
        await self._play(interaction, lambda hero: StandUp(hero=hero))

    @command("turn", "revive")
    @app_commands.autocomplete(target=among(FALLEN, "target"))
    async def revive(self, interaction: Interaction, target: str | None = None) -> None:
        await self._find(interaction, FALLEN, target=target)

    @command("turn", "search")
    @app_commands.autocomplete(token=among(SEARCHES, "token"))
    async def search(self, interaction: Interaction, token: str | None = None) -> None:
        await self._find(interaction, SEARCHES, token=token)

    @command("turn", "skill")
    @app_commands.autocomplete(card=among(CARDS, "card"), target=among(CARDS, "target"))
    async def skill(self, interaction: Interaction, card: str, target: str | None = None) -> None:
        await self._find(interaction, CARDS, card=card, target=target)

    @command("turn", "feat")
    @app_commands.autocomplete(target=among(CARDS, "target", card=FEAT))
    async def feat(self, interaction: Interaction, target: str | None = None) -> None:
        await self._find(interaction, CARDS, card=FEAT, target=target)

    @command("turn", "equip")
    @app_commands.autocomplete(card=among(EQUIPMENT, "card"))
    async def equip(self, interaction: Interaction, card: str) -> None:
        await self._find(interaction, EQUIPMENT, card=card)

    @command("turn", "trade")
    @app_commands.autocomplete(partner=among(TRADES, "partner"), card=among(TRADES, "card"))
    async def trade(self, interaction: Interaction, partner: str, card: str) -> None:
        await self._find(interaction, TRADES, partner=partner, card=card)

    @command("turn", "item")
    @app_commands.autocomplete(card=among(ITEMS, "card"), target=among(ITEMS, "target"))
    async def item(self, interaction: Interaction, card: str, target: str | None = None) -> None:
        await self._find(interaction, ITEMS, card=card, target=target)

    @command("turn", "token")
    @app_commands.autocomplete(token=among(TOKENS, "token"), use=among(TOKENS, "use"), to=among(TOKENS, "to"))
    async def token(
        self,
        interaction: Interaction,
        token: str | None = None,
        use: str | None = None,
        to: str | None = None,
    ) -> None:
        await self._find(interaction, TOKENS, token=token, use=use, to=to)

    @command("turn", "familiar")
    @app_commands.autocomplete(
        to=among(ERRANDS, "to"), target=among(FAMILIAR_ATTACKS, "target"), familiar=among(FAMILIARS, "familiar")
    )
    async def familiar(
        self,
        interaction: Interaction,
        to: str | None = None,
        target: str | None = None,
        familiar: str | None = None,
    ) -> None:
        if to is None and target is None:
            await through(interaction, "private", _no_errand)
            return
        meant = ERRANDS if target is None else FAMILIAR_ATTACKS
        await self._find(interaction, meant, to=None if target else to, target=target, familiar=familiar)

    @command("turn", "push")
    async def push(self, interaction: Interaction, fatigue: app_commands.Range[int, 1, MOST_FATIGUE]) -> None:
        await self._play(interaction, lambda hero: Push(hero=hero, fatigue=fatigue))

    @command("turn", "undo")
    async def undo(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: do(interaction, lambda campaign: Undo()))

    @command("turn", "redo")
    async def redo(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: do(interaction, lambda campaign: Redo()))

    @command("turn", "end")
    async def end(self, interaction: Interaction) -> None:
        await self._play(interaction, lambda hero: EndTurn(hero=hero))


async def _no_errand() -> None:
    raise Refused("familiar_needs_errand")


def _whose_turn(interaction: Interaction, campaign: Campaign, typed: str | None) -> str:
    """The hero who shall go: the one named, or the player's first who has not gone yet."""
    mine = campaign.heroes_of(interaction.user.id)
    if not mine:
        raise Refused("not_at_the_table")
    if typed:
        named = typed.casefold()
        say = reader(interaction)
        found = [hero for hero in campaign.running().heroes if named in (hero, say.hero(hero).casefold())]
        if not found:
            raise Refused("no_such_hero", hero=typed)
        return found[0]
    waiting = [hero.id for hero in heroes_to_go(campaign.running()) if hero.id in mine]
    return (waiting or mine)[0]


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(TurnCog(bot))
