"""Spending surges: a button for each ability that says what comes of it, the best one first."""

from bot.descent.attack.odds_surges import Outcome, prospects
from bot.descent.attack.surge_abilities import STOP
from bot.descent.party.deeds import Play
from bot.descent.rules.steps import Option, Question
from bot.descent.state.game import Game
from bot.descent.views.panel.menus import percent
from bot.descent.words import Words
from bot.descent.words.labels import LONGEST_LABEL
from bot.views.face import MOST_OPTIONS, Look, Menu, Row
from bot.views.voting import Voting
from bot.words.texts import clip

MOST_SURGE_BUTTONS = 5
"""Rows of one button each; what goes beyond is chosen in a menu."""

Answered = tuple[Option, Play]


def is_about_surges(game: Game, asked: Question) -> bool:
    """Whether it is the question what to spend surges on."""
    return asked.kind == "spend_surges" and asked.about.get("attack") in game.attacks


class SurgeRows:
    """The question what to spend surges on, with what comes of each answer."""

    def __init__(self, game: Game, asked: Question, say: Words) -> None:
        self.game = game
        self.asked = asked
        self.say = say
        self.prospects = prospects(game, asked)
        self.misses = bool(self.prospects[STOP].now.miss)

    @property
    def hopeless(self) -> bool:
        """Whether the attack misses whatever is bought."""
        return all(prospect.best.miss for prospect in self.prospects.values())

    def rows(self, answers: list[Answered], voting: Voting) -> tuple[Row, ...]:
        """Buttons, the best first and to stop last; a menu where there are too many."""
        best = sorted((answer for answer in answers if answer[0].id != STOP), key=self._rank)
        stop = [answer for answer in answers if answer[0].id == STOP]
        if len(best) + len(stop) <= MOST_SURGE_BUTTONS:
            return tuple(
                (voting.key(self._label(option), answer, self._look(option, best)),)
                for option, answer in (*best, *stop)
            )
        picks = tuple(
            voting.pick(self._name(option), answer, self._result(option)) for option, answer in best[:MOST_OPTIONS]
        )
        menu = Menu("answer0", self.say.text("menu-surges"), picks)
        return (menu, *((voting.key(self._label(option), answer),) for option, answer in stop))

    def _rank(self, answer: Answered) -> tuple[object, ...]:
        """What can come of it counts first, then what comes at once, then what it brings besides hearts."""
        option, _ = answer
        prospect = self.prospects[option.id]
        best, now = (tuple(-each for each in outcome.worth) for outcome in (prospect.best, prospect.now))
        gains = self.prospects[STOP].now.worth < prospect.now.worth
        return best, now, not gains and self._only_hearts(option)

    def _only_hearts(self, option: Option) -> bool:
        """Whether it brings nothing but numbers for this attack: of no use where these change nothing."""
        effects = option.about.get("effects", ())
        return bool(effects) and all(effect.get("effect") == "add" for effect in effects)

    def _look(self, option: Option, best: list[Answered]) -> Look:
        if option.id == STOP:
            return "plain"
        return "good" if option is best[0][0] and self._worth_it(option) else "main"

    def _worth_it(self, option: Option) -> bool:
        """Whether it makes more of the attack than to stop."""
        return self.prospects[option.id].best.worth > self.prospects[STOP].now.worth

    # Words ----------------------------------------------------------------------------------------------------

    def _name(self, option: Option) -> str:
        return self.say.option(self.asked, option, self.game)

    def _label(self, option: Option) -> str:
        told = self.say.text("surge-result", option=self._name(option), result=self._result(option))
        return clip(told, LONGEST_LABEL)

    def _result(self, option: Option) -> str:
        """What comes of it, and what more surges can make of it."""
        prospect = self.prospects[option.id]
        now = self._told(prospect.now)
        if option.id == STOP or not prospect.grows:
            return now
        return self.say.text("surge-grows", now=now, best=self._told(prospect.best))

    def _told(self, outcome: Outcome) -> str:
        if outcome.miss:
            return self.say.text(f"surge-miss-{outcome.miss}", short=outcome.short)
        parts = [self.say.text("surge-hits")] if self.misses else []
        parts.append(self._hearts(outcome))
        for key, hearts in (("surge-others", outcome.others), ("surge-friends", outcome.friends)):
            if hearts:
                parts.append(self.say.text(key, mean=round(float(hearts), 1)))
        return ", ".join(parts)

    def _hearts(self, outcome: Outcome) -> str:
        hearts, kill = outcome.certain, outcome.defeats
        if hearts is None:
            return self.say.text("surge-mean", mean=round(float(outcome.mean), 1), kill=percent(kill))
        return self.say.text("surge-defeats" if kill else "surge-hearts", hearts=hearts)
