"""Campaigns in all sorts of situations, played by chance but always the same: with stated decks."""

from collections.abc import Iterator
from random import Random

from bot.descent.board import Square
from bot.descent.commands import Command
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.rules.play import legal
from bot.descent.state.game import Game
from tests.decks import playing_with, usual_decks

ALIX, BRUNO = 1191150300000000000, 1191150300000000001
PARTY = (("syndrael", "knight"), ("widow_tarha", "runemaster"), ("avric_albright", "disciple"))


def gathered(heroes: int = 2) -> Campaign:
    """A party that has not set out yet: Alix plays the first hero, Bruno the others."""
    campaign = Campaign(name="Les Braises", owner=ALIX)
    for number, (hero, calling) in enumerate(PARTY[:heroes]):
        Join(hero=hero, hero_class=calling).do(campaign, BRUNO if number else ALIX)
    return campaign


def started(heroes: int = 2, seed: str = "braises") -> Campaign:
    """The fight has just begun."""
    campaign = gathered(heroes)
    with playing_with(usual_decks()):
        Start(seed=seed).do(campaign, ALIX)
    return campaign


def possible(campaign: Campaign) -> list[Command]:
    """Everything anybody may do now."""
    game = campaign.running()
    return [choice.command for hero in game.heroes for choice in legal(game, hero)]


def wander(campaign: Campaign, seed: int, steps: int) -> Iterator[Campaign]:
    """The campaign after each of so many commands, chosen by chance, each kind as likely as any other."""
    chance = Random(seed)
    for _ in range(steps):
        if campaign.phase == "over":
            return
        by_kind: dict[str, list[Command]] = {}
        for command in possible(campaign):
            by_kind.setdefault(command.kind, []).append(command)
        command = chance.choice(by_kind[chance.choice(sorted(by_kind))])
        with playing_with(usual_decks()):
            Play(command=command).do(campaign, player_of(campaign, command.hero))
        yield campaign


def player_of(campaign: Campaign, hero: str) -> int:
    """Who plays a hero; anybody answers for the party."""
    seat = campaign.seat(hero)
    return seat.player if seat is not None else ALIX


def beside_a_monster(game: Game, square: Square) -> bool:
    """Whether somebody could be struck from there."""
    return any(game.grid.adjacent(square, other) for monster in game.monsters.values() for other in monster.squares)
