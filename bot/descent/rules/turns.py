"""Rounds, turns and whose move it is (RND)."""

from bot.descent.events import CardsRefreshed, Noted, RoundEnded, RoundStarted, TurnEnded, TurnStarted
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.quest.perils import AnnouncePeril, PerilDue
from bot.descent.quest.portals import AskAtPortal, LosePatience
from bot.descent.rules import stats
from bot.descent.rules.choices import Reappear
from bot.descent.rules.conditions import forbidden
from bot.descent.rules.harm import Recover, Settle, rest, shed, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import Step, interject, push
from bot.descent.rules.turn_conditions import condition_tests, conditions_that_end
from bot.descent.rules.walking import EndMovement
from bot.descent.state.figures import Familiar, Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since

BONUS_HEARTS = 2
"""What a hero of a two-hero party recovers if it did not use its free attack (RND-05)."""


class StartRound(Step):
    """A new round: nobody has gone yet (RND-01)."""

    def resolve(self, game: Game) -> None:
        if game.outcome is not None:
            return
        game.round += 1
        for hero in game.heroes.values():
            hero.turn_taken = False
            hero.used.clear()
            forget_blessings(game, hero)
        for group in game.groups.values():
            group.activated = False
        for monster in game.monsters.values():
            monster.used.clear()
        game.tell(RoundStarted(number=game.round))
        push(game, AnnouncePeril())


class StartTurn(Step):
    """A hero's turn begins: its cards are refreshed, its conditions bite (RND-03)."""

    hero: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        two, down = len(game.heroes) == 2, hero.knocked_out
        game.turn = Turn(hero=hero.id, bonus_attack=two and not down, unable=two and down and since(3))
        game.tell(TurnStarted(hero=hero.id))
        if game.sheet(hero).asks("closed_in"):
            game.turn.beside = [monster.id for monster in game.monsters.values() if game.adjacent(hero, monster)]
        hero.feat_until = None
        readied = refresh(game, hero)
        tests = condition_tests(game, hero)
        for familiar in game.familiars_of(hero):
            wake(game, familiar)
            tests += condition_tests(game, familiar)
        back: tuple[Step, ...] = (Reappear(hero=hero.id),) if hero.vanished is not None else ()
        push(game, *back, *readied, *tests, window(Moment.TURN_STARTED, figure=hero.id))


def wake(game: Game, familiar: Familiar) -> None:
    """A familiar may be activated anew; a stunned one spends its move action on shaking that off (FAM-02)."""
    stun = forbidden(game, familiar, "actions")
    familiar.points = 0 if stun is not None else None
    familiar.attacked = familiar.begun = familiar.spent = False
    if stun is not None:
        shed(game, familiar, stun)


def forget_blessings(game: Game, hero: Hero) -> None:
    """What cards promised for an attack of this round is over."""
    for held in hero.cards:
        held.unpriced = False
        if any(one.once for ability in stats.printed(game, held).abilities for one in ability.modifiers):
            held.marks.clear()


def refresh(game: Game, hero: Hero) -> list[Step]:
    """All exhausted cards stand upright again (CRD-01), and nothing lies on other figures any more.

    The answer is what follows for cards to which that means something.
    """
    turned = tuple(held.id for held in hero.cards if held.exhausted)
    for held in hero.cards:
        held.exhausted = False
        held.marks.clear()
    if turned:
        game.tell(CardsRefreshed(hero=hero.id, cards=turned))
    return [window(Moment.CARD_READIED, figure=hero.id, card=card) for card in turned if listens(game, hero, card)]


def listens(game: Game, hero: Hero, card: str) -> bool:
    """Whether it means something to a hero's card that it stands upright again."""
    held = hero.card(card)
    return held is not None and held.card in game.library.waiting(Moment.CARD_READIED)


class FinishTurn(Step):
    """The hero is done: end-of-turn effects, then a monster group (RND-01)."""

    hero: str

    def resolve(self, game: Game) -> None:
        assert game.turn is not None
        game.turn.ending = True
        familiars = game.familiars_of(game.hero(self.hero))
        resumed = (ResumeTurn(),) if game.paused is not None else ()
        push(
            game,
            *(EndMovement(figure=figure) for figure in (self.hero, *(familiar.id for familiar in familiars))),
            window(Moment.TURN_ENDING, figure=self.hero),
            Unwind(hero=self.hero),
            CloseTurn(hero=self.hero),
            NextActivation(),
            *resumed,
        )


class Unwind(Step):
    """Rest, the two-hero bonus, and conditions that end with the turn."""

    hero: str

    def resolve(self, game: Game) -> None:
        hero, turn = game.hero(self.hero), game.turn
        assert turn is not None
        if turn.rested:
            rest(game, hero, hero.fatigue)
        if not hero.knocked_out:
            if (turn.bonus_attack or turn.unable) and hero.damage:
                push(game, Recover(figure=hero.id, hearts=BONUS_HEARTS))
            push(game, *conditions_that_end(game, hero))
        for familiar in game.familiars_of(hero):
            push(game, *conditions_that_end(game, familiar))


class CloseTurn(Step):
    """The turn is over."""

    hero: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        hero.turn_taken = True
        if any(held.borrowed for held in hero.cards):
            hero.cards = [held for held in hero.cards if not held.borrowed]
            push(game, Settle(figure=hero.id))
        if hero.feat_until == "turn":
            hero.feat_until = None
            push(game, Settle(figure=hero.id))
        game.turn = None
        game.tell(TurnEnded(hero=self.hero))


class ResumeTurn(Step):
    """A turn that was paused goes on; whoever has fallen meanwhile has nothing left to do in it."""

    def resolve(self, game: Game) -> None:
        turn, game.paused = game.paused, None
        if turn is None or game.outcome is not None:
            return
        game.turn = turn
        game.tell(Noted(figure=turn.hero, note="turn_resumed"))
        if game.hero(turn.hero).knocked_out:
            turn.actions = turn.points = 0
            push(game, FinishTurn(hero=turn.hero))


class NextActivation(Step):
    """After each hero's turn one monster group acts; the side that has more left goes on (RND-01, RND-02).

    A party may have settled that all heroes go first; then all groups follow.
    """

    def resolve(self, game: Game) -> None:
        if game.outcome is not None:
            return
        waiting = any(not hero.turn_taken for hero in game.heroes.values())
        if waiting and game.order == "heroes_first":
            return
        if any(not group.activated for group in game.groups.values()):
            push(game, ActivateGroup(), *(() if waiting else (NextActivation(),)))
        elif not waiting:
            push(game, EndRound())


class EndRound(Step):
    """All heroes and groups have gone (RND-02)."""

    def resolve(self, game: Game) -> None:
        if game.outcome is not None:
            return
        game.tell(RoundEnded(number=game.round))
        leaving = (AskAtPortal(), LosePatience()) if game.delve is not None else ()
        push(game, window(Moment.ROUND_ENDED), *leaving, PerilDue(), StartRound())
        interject(game)


def heroes_to_go(game: Game) -> list[Hero]:
    """The heroes who have not had their turn this round."""
    if game.turn is not None or game.outcome is not None:
        return []
    return [hero for hero in game.heroes.values() if may_begin(game, hero)]


def may_begin(game: Game, hero: Hero) -> bool:
    """Whether a hero's turn of this round is still to come; one that is paused has begun."""
    return not hero.turn_taken and (game.paused is None or game.paused.hero != hero.id)
