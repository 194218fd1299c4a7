"""How often players are asked: quests are played as at a table, where each player answers for their own hero alone.

    python -m tools.prompts_measures                         parties of two and of four
    python -m tools.prompts_measures --games 1 first_torch   only this quest, once

The automatic heroes choose, and every press goes through the campaign as a player's would: votes, reactions of
several at once and standing orders included. Nothing is drawn and no clock runs.

- **Prompt**: a player is asked while monsters act. What a card asks that the same player has just used (which
  square, which die) is told apart: they are there anyway.
- **Hand-over**: somebody else has to press before the game goes on. All who are asked at once are one.
- **Vote**: a question that more than one player has to answer; empty if only one thing can come of it.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.descent.autopilot import answer, next_command
from bot.descent.commands import Answer, AnswerAhead, Command, TakeTurn
from bot.descent.events import GroupActivated, TurnEnded
from bot.descent.party.answering import others_asked
from bot.descent.party.asking_less import AskNoMore, each_time, more_may_come
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Play, Start
from bot.descent.quest.setup import Recruit
from bot.descent.rules.steps import PARTY, Question
from bot.descent.rules.turns import heroes_to_go
from bot.descent.simulate.parties import party, ready_for
from bot.descent.system import SYSTEM
from bot.descent.views.panel.at_hand import at_hand_first
from bot.kernel.events import Event
from bot.table.matters import matter_of
from bot.table.votes import CastVote

LISTED = ("first_torch", "drowned_mill", "cold_hearth", "spider_cellar", "widows_masque", "winter_crown")
"""A short quest, middling ones, the one with most steps beside heroes, and the finale."""
GAMES = 4
PARTIES = (2, 4)
MOST_PRESSES = 4000
OWNER = 1


@dataclass
class Asked:
    """What was asked in one quest."""

    quest: str
    players: int
    rounds: int = 0
    activations: int = 0
    prompts: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By activation and player: how often they were asked in it."""
    by_kind: Counter[str] = field(default_factory=Counter)
    """What they were asked about while monsters acted."""
    follow_ups: int = 0
    votes: int = 0
    empty_votes: int = 0
    hand_overs: int = 0
    out_of_turn: int = 0
    """Hand-overs to somebody who only had to react, and back."""
    presses: int = 0

    @property
    def chances(self) -> int:
        """How many prompts there would be if everybody were asked once in every activation."""
        return self.activations * self.players


@dataclass
class Measured:
    """What was asked in several quests."""

    games: list[Asked]

    @property
    def most(self) -> int:
        """The most prompts for one player in one activation."""
        return max((number for game in self.games for number in game.prompts.values()), default=0)

    @property
    def mean(self) -> float:
        """Prompts for a player in an activation, on average."""
        return self._sum("prompt_sum") / max(1, sum(game.chances for game in self.games))

    @property
    def beyond_one(self) -> int:
        """How often a player was asked more than once in an activation."""
        return sum(number > 1 for game in self.games for number in game.prompts.values())

    def _sum(self, what: str) -> int:
        if what == "prompt_sum":
            return sum(sum(game.prompts.values()) for game in self.games)
        return sum(getattr(game, what) for game in self.games)

    def hand_overs(self, quest: str) -> float:
        """Hand-overs in a quest, on average."""
        return statistics.mean(game.hand_overs for game in self.games if game.quest == quest)

    def lines(self) -> Iterator[str]:
        """The table."""
        quests = list(dict.fromkeys(game.quest for game in self.games))
        spread = [self.hand_overs(quest) for quest in quests]
        kinds = sum((game.by_kind for game in self.games), Counter[str]())
        yield f"| {len(self.games)} games, {self.games[0].players} players | |"
        yield "| --- | --- |"
        yield f"| prompts per player and activation, on average | {self.mean:.2f} |"
        yield f"| the most | {self.most} |"
        yield f"| more than one, of {self._sum('chances')} | {self.beyond_one} |"
        yield f"| further questions of a card just used | {self._sum('follow_ups')} |"
        yield f"| votes | {self._sum('votes')} |"
        yield f"| votes with one outcome | {self._sum('empty_votes')} |"
        mean = statistics.mean(spread)
        yield f"| hand-overs per quest | {min(spread):.0f}–{max(spread):.0f}, {mean:.1f} on average |"
        yield f"| of these for reactions out of turn | {self._sum('out_of_turn') / len(self.games):.1f} |"
        yield f"| presses per quest | {self._sum('presses') / len(self.games):.0f} |"
        yield f"| rounds per quest | {self._sum('rounds') / len(self.games):.1f} |"
        yield f"| asked about | {', '.join(f'{kind} {number}' for kind, number in kinds.most_common(12))} |"


def measure(players: int, quests: Sequence[str] = LISTED, games: int = GAMES) -> Measured:
    """Play these quests with so many players, and count."""
    return Measured([play(quest, players, seed) for quest in quests for seed in range(games)])


def play(quest: str, players: int, seed: int) -> Asked:
    """One quest from its beginning to its end."""
    campaign = _gather(ready_for(quest, party(seed * 5, players)))
    campaign.quest = quest
    Start(seed=f"prompts {seed}").do(campaign, OWNER)
    table = _Table(campaign, Asked(quest, players))
    for _ in range(MOST_PRESSES):
        if campaign.phase != "playing":
            break
        table.press()
    game = campaign.game
    table.asked.rounds = game.round if game is not None else 0
    return table.asked


def _gather(recruits: Sequence[Recruit]) -> Campaign:
    campaign = SYSTEM.found("Flambeau", OWNER, "fr")
    campaign.seats = [
        Seat(
            player=player,
            hero=one.hero,
            hero_class=one.hero_class,
            skills=list(one.skills),
            kept=list(one.kept),
        )
        for player, one in enumerate(recruits, OWNER)
    ]
    return campaign


class _Table:
    """Players who press what the automatic hero would."""

    def __init__(self, campaign: Campaign, asked: Asked) -> None:
        self.campaign, self.asked = campaign, asked
        self.last: int | None = None
        self.ended: list[TurnEnded] = []
        """The last turn that was over."""
        self.together: set[int] = set()
        """Who was waited for when the last press was made."""

    def press(self) -> None:
        """Whoever is waited for does one thing."""
        game = self.campaign.running()
        question = game.question
        if question is None:
            command = self._next()
            self._by(self._player(command.hero), command)
        elif question.owner == PARTY:
            self._decide(question)
        else:
            self._answer(question)

    def _next(self) -> Command:
        """What the automatic hero would do; where several may go, the hero whom the panel names first goes."""
        game = self.campaign.running()
        command = next_command(game)
        assert command is not None
        if not isinstance(command, TakeTurn) or self.campaign.turns == "fixed":
            return command
        mine, others = at_hand_first(self.campaign, [hero.id for hero in heroes_to_go(game)], self.ended, self.last)
        return TakeTurn(hero=[*mine, *others][0])

    def _answer(self, question: Question) -> None:
        """The owner of a question and all who are asked at once each say what they want, the others first."""
        game = self.campaign.running()
        for aside in others_asked(self.campaign, question):
            mine = question.put_to(aside)
            option = answer(game.model_copy(update={"question": mine}), mine).option
            self._say(mine, AnswerAhead(hero=aside.hero, question=question.number, option=option))
        open_now = self.campaign.running().question
        if open_now is not None and open_now.number == question.number:
            self._say(question, answer(self.campaign.running(), question))

    def _say(self, asked: Question, said: Answer | AnswerAhead) -> None:
        """Answer; what is said of a reaction is said of others like it, as long as the activation lasts."""
        self._note(asked)
        game, player = self.campaign.running(), self._player(said.hero)
        passes = asked.kind == "react" and said.option == asked.default
        again = each_time(game, asked) if asked.kind == "react" and not asked.also else None
        if (passes and more_may_come(game, asked)) or (again is not None and again.id == said.option):
            self._count(player)
            option = "" if passes else said.option
            deed = AskNoMore(hero=said.hero, question=said.question, until="activation", option=option)
            self._hear(deed.do(self.campaign, player))
        else:
            self._by(player, said)

    def _decide(self, question: Question) -> None:
        matter = matter_of(self.campaign, "question")
        option = answer(self.campaign.running(), question).option
        if matter is None or len(matter.voters) < 2:
            voter = matter.voters[0] if matter is not None else OWNER
            self._by(voter, answer(self.campaign.running(), question))
            return
        self.asked.votes += 1
        self.asked.empty_votes += len(matter.choices) == 1
        self.asked.by_kind[question.kind] += 1
        for voter in matter.voters:
            still = matter_of(self.campaign, "question")
            if still is None or still.key != matter.key:
                break
            self._count(voter)
            self._hear(CastVote(on="question", choice=option).do(self.campaign, voter))

    def _note(self, question: Question) -> None:
        """Count what a hero is asked while monsters act."""
        game, player = self.campaign.running(), self._player(question.owner)
        if game.activation is None:
            return
        if question.kind != "react" and self.last == player:
            self.asked.follow_ups += 1
            return
        cards = {str(option.about["card"]) for option in question.options if option.about.get("card")}
        self.asked.by_kind["/".join(sorted(cards)) or question.kind] += 1
        self.asked.prompts[self.asked.activations, player] += 1

    def _by(self, player: int, command: Command) -> None:
        self._count(player)
        self._hear(Play(command=command).do(self.campaign, player))

    def _hear(self, events: Sequence[Event]) -> None:
        self.asked.activations += sum(isinstance(event, GroupActivated) for event in events)
        self.ended = [event for event in events if isinstance(event, TurnEnded)] or self.ended

    def _count(self, player: int) -> None:
        waited = awaited(self.campaign)
        self.asked.presses += 1
        game = self.campaign.running()
        if self.last is not None and player != self.last and player not in self.together:
            self.asked.hand_overs += 1
            turn = game.turn
            mine = turn is not None and self._player(turn.hero) == player and game.activation is None
            self.asked.out_of_turn += game.question is not None and not mine
        together = waited is not None and waited.what in ("question", "vote")
        self.together = set(waited.players) if together and waited is not None else set()
        self.last = player

    def _player(self, hero: str) -> int:
        return self.campaign.seat_of(hero).player


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("quests", nargs="*", default=list(LISTED))
    arguments.add_argument("--games", type=int, default=GAMES)
    chosen = arguments.parse_args()
    for players in PARTIES:
        print("\n".join(measure(players, chosen.quests, chosen.games).lines()), end="\n\n")


if __name__ == "__main__":
    main()
