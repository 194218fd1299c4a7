"""What a state of the game is worth to the party, in hearts."""

from bot.descent.autopilot.threats import Foe, foes_of, incoming, strikes
from bot.descent.content.cards import Ability
from bot.descent.quest.deadlines import rounds_left
from bot.descent.rules import stats
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.editions import since

VICTORY = 100.0
FALLEN = 8.0
"""What a knocked-out hero costs: its turn, its conditions' end, and one of the party's morale."""
HEART = 0.4
LAST_HEARTS = 5
LAST_HEART = 0.5
"""The last few hearts are worth more than the others."""
FATIGUE = 0.3
CONDITION = 1.0
POTION = 1.5
FEAT = 2.5
ACTION = 1.5
POINT = 0.1
FREE_ATTACK = 2.0
FAMILIAR = 2.0
ROUND = 1.0
"""What each round is worth that is left until the quest is lost."""
MANY_ROUNDS = 15
MARK = 0.4
COUNTER = 0.3
"""What a counter is worth that waits to be spent, or lies beside a monster."""
SONG = 1.0
"""What a token is worth that lies on a card and wakes what that says."""
HARM = 0.08
"""What a heart that may come is worth beside one that is lost."""
RISK = 7.0
RISKY = 0.5
"""The share of its health that a hero may expect to lose before it begins to fear for itself."""


def value(game: Game) -> float:
    """How well the party stands."""
    if game.outcome is not None:
        return VICTORY if game.outcome == "won" else -VICTORY
    foes = foes_of(game)
    total = sum(hero_value(game, hero, foes) for hero in game.heroes.values())
    total -= sum(foe.worth(foe.left) for foe in foes)
    total += COUNTER * sum(sum(monster.counters.values()) for monster in game.monsters.values())
    total += FAMILIAR * len(game.familiars)
    if since(3):
        left = rounds_left(game)
        total += ROUND * (MANY_ROUNDS if left is None else min(left, MANY_ROUNDS))
    if game.turn is not None:
        turn = game.turn
        total += ACTION * turn.actions + POINT * turn.points + FREE_ATTACK * turn.extra_attacks
    return total


def hero_value(game: Game, hero: Hero, foes: list[Foe]) -> float:
    """What a hero is worth as it stands: its hearts, its strength, its cards."""
    if hero.knocked_out:
        return -FALLEN
    left = stats.health_left(game, hero)
    held = sum(POTION for card in hero.cards if card.kind == "search" and not card.flipped)
    marks = sum(len(card.marks) for card in hero.cards)
    total = hearts_value(left) - FATIGUE * hero.fatigue - CONDITION * len(hero.conditions) + held + MARK * marks
    total += COUNTER * (sum(hero.counters.values()) + sum(card.counters for card in hero.cards))
    total += SONG * sum(len(card.tokens) for card in hero.cards)
    total += 0.0 if hero.feat_used else FEAT
    if hero.on_board:
        coming = strikes(game, foes, stats.defence_pool(game, hero))
        total -= fear(incoming(coming, hero.square), left)
    return total


def hearts_value(left: int) -> float:
    """What so many hearts are worth to a hero."""
    return HEART * left + LAST_HEART * min(left, LAST_HEARTS)


def fear(hearts: float, left: int) -> float:
    """What it is worth not to be where so many hearts may be lost, with so many left."""
    share = hearts / max(1, left)
    return HARM * hearts + RISK * min(1.0, max(0.0, share - RISKY))


def cost_of(hero: Hero, card: str, ability: Ability) -> float:
    """What using an ability takes from the hero besides its action."""
    held = hero.card(card)
    fatigue = 0 if held is not None and held.unpriced else ability.cost.fatigue
    spent = FATIGUE * fatigue + COUNTER * sum(ability.cost.spend.values())
    if card == stats.FEAT:
        spent += FEAT
    return spent + (POTION if held is not None and held.kind == "search" else 0.0)
