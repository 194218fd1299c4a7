"""Special actions that are attacks with a turn of their own: pincer attack, cursed blast, pillage."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.events import Noted
from bot.descent.monsters.actions.attacks import assail, second_targets
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes
from bot.descent.monsters.goods import ReturnToDeck
from bot.descent.monsters.measures import held_by, is_search_card
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import targets
from bot.descent.monsters.ties import settle_target
from bot.descent.rules.conditions import CURSED, IMMOBILIZED
from bot.descent.rules.steps import Option, Step
from bot.descent.state.figures import Figure, HeldCard, Monster
from bot.descent.state.game import Game


def within_grasp(game: Game, monster: Monster) -> list[Figure]:
    """Whoever counts as a hero, stands next to the monster and can be attacked by it."""
    arms = Arms(game, monster, None)
    return [figure for figure in adjacent_heroes(game, monster) if aim(game, monster, figure, arms) is not None]


class PincerAttack(MonsterAction):
    """One attack on an adjacent hero and on another one, if there is one; whoever is hurt is immobilised."""

    attacks = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return within_grasp(game, monster)

    def struck(self, game: Game, monster: Monster, target: Figure) -> list[Figure]:
        return [target, *(figure for figure in within_grasp(game, monster) if figure is not target)][:2]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Pinch(figure=monster.id, target=target.id)]


class Pinch(Step):
    """The attack with both claws."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        others = [figure for figure in within_grasp(game, monster) if figure is not target]
        caught = [target, settle_target(game, monster, others)] if others else [target]
        arms = Arms(game, monster, None)
        struck = [(figure, square) for figure in caught if (square := aim(game, monster, figure, arms)) is not None]
        if struck:
            assail(game, monster, struck).inflicts.append(IMMOBILIZED)


class CursedBlast(MonsterAction):
    """One attack on all cursed heroes in sight; too short a range for one is too short for all."""

    attacks = True
    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure, _ in cursed_in_sight(game, monster)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [BlastCursed(figure=monster.id)]


def cursed_in_sight(game: Game, monster: Monster) -> list[tuple[Figure, Square]]:
    """The cursed heroes it can attack, the farthest first, and where."""
    arms = Arms(game, monster, None)
    found = [
        (figure, square)
        for figure in targets(game)
        if CURSED in figure.conditions and (square := aim(game, monster, figure, arms)) is not None
    ]
    reached = game.grid.distances(*monster.squares)
    return sorted(found, key=lambda entry: -reached.get(entry[1], 0))


class BlastCursed(Step):
    """The attack on all the cursed."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        struck = cursed_in_sight(game, monster) if monster is not None else []
        if monster is not None and struck:
            assail(game, monster, struck).together = True


class Pillage(MonsterAction):
    """An attack on an adjacent hero; if it knocks the hero out, a search card of it goes back into the deck."""

    attacks = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return within_grasp(game, monster)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Waylay(figure=monster.id, target=target.id)]


class Waylay(Step):
    """The attack of a robber."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        square = aim(game, monster, target, Arms(game, monster, None)) if monster is not None and target else None
        if monster is not None and target is not None and square is not None:
            record = assail(game, monster, [(target, square), *second_targets(game, monster, target)])
            record.if_dealt.append(Loot(figure=monster.id, hero=target.id))


class Loot(Step):
    """A hero who fell to the robber loses a search card: cunning ones take what is worth most gold."""

    figure: str
    hero: str

    def resolve(self, game: Game) -> None:
        robber, hero = game.monsters.get(self.figure), game.heroes.get(self.hero)
        if robber is None or hero is None or not hero.knocked_out:
            return
        choices = [
            OverlordOption(
                Option(id=held.id, about={"card": held.id}, then=(ReturnToDeck(hero=hero.id, card=held.id),)),
                worth(game, held),
            )
            for held in held_by(hero, is_search_card)
        ]
        decide(game, robber, choices)


def worth(game: Game, held: HeldCard) -> float:
    """The gold a search card brings."""
    return float(game.library.search_cards[held.card].gold)


class Pilfer(MonsterAction):
    """Next to a search token it lays the top search card under the deck, if there are cheaper ones in it."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [monster] if beside_search_token(game, monster) and tops_the_deck(game) else []

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [TuckAway(figure=monster.id)]


def beside_search_token(game: Game, monster: Monster) -> bool:
    """Whether a search token lies on its square or next to it."""
    lying = [token.square for token in game.board.tokens.values() if token.kind == "search" and token.square]
    return any(own == square or game.grid.adjacent(own, square) for own in monster.squares for square in lying)


def tops_the_deck(game: Game) -> bool:
    """Whether the top search card is worth more than another one in the deck."""
    worth_of = [game.library.search_cards[card].gold for card in game.search_deck]
    return bool(worth_of) and worth_of[-1] > min(worth_of)


class TuckAway(Step):
    """The top search card is the last one now."""

    figure: str

    def resolve(self, game: Game) -> None:
        if game.search_deck:
            game.search_deck = [game.search_deck[-1], *game.search_deck[:-1]]
            game.tell(Noted(figure=self.figure, note="pilfered"))
