"""Who may give which command now, whatever the rules of the quest say to it."""

from bot.descent.commands import Answer, Command, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.occasions import contest
from bot.descent.rules.steps import PARTY
from bot.descent.rules.turns import heroes_to_go
from bot.kernel.refused import Refused, demand
from bot.table.campaign import NOBODY
from bot.table.voters import check_alone


def check_player(campaign: Campaign, player: int, command: Command) -> None:
    """Only a hero's player or stand-in gives it commands; anybody at the table answers for the party.

    A hero that the party moves is commanded by anybody at the table.
    """
    demand(campaign.at_table(player), "not_at_the_table")
    if command.hero == PARTY:
        return
    seat = campaign.seat(command.hero)
    if seat is None:
        raise Refused("no_such_hero", hero=command.hero)
    demand(seat.moved_by(player), "not_your_hero", hero=command.hero)


def check_teacher(campaign: Campaign, player: int, hero: str) -> None:
    """Whoever moves a hero looks at what it could learn; anybody at the table does for one without a player."""
    seat = campaign.seat(hero)
    nobodys = seat is not None and seat.player == NOBODY and campaign.at_table(player)
    demand(nobodys or hero in campaign.heroes_of(player), "not_your_hero", hero=hero)


def check_command(campaign: Campaign, command: Command) -> None:
    """Refuse a command while two heroes want the turn, out of turn, or where the players vote."""
    check_contest(campaign)
    if isinstance(command, TakeTurn):
        check_turn(campaign, command.hero)
    elif isinstance(command, Answer) and command.hero == PARTY:
        check_alone(campaign, "question")


def check_turn(campaign: Campaign, hero: str) -> None:
    """Refuse a hero who is not next, where the heroes go in party order."""
    waiting = [each.id for each in heroes_to_go(campaign.running())]
    if campaign.turns == "fixed" and waiting and hero in waiting:
        demand(hero == waiting[0], "not_next", hero=hero, current=waiting[0])


def check_contest(campaign: Campaign) -> None:
    """While it is open who goes first, nobody goes on."""
    between = contest(campaign)
    if between is not None:
        raise Refused("contest_open", hero=between.second, current=between.first)
