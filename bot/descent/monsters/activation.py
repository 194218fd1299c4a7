"""A group's activation: the card, the order, and each monster's two actions (ACT)."""

from bot.descent.events import GroupActivated, GroupFinished, MonsterActivated
from bot.descent.monsters.instruction_list import FollowList
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.march_orders import is_idle, march
from bot.descent.monsters.moments import heed, own_time
from bot.descent.monsters.specials import special_steps
from bot.descent.quest.events import GroupIdled
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import PARTY, Option, Step, ask, interject, push
from bot.descent.rules.turn_conditions import condition_tests, conditions_that_end
from bot.descent.rules.walking import EndMovement
from bot.descent.state.figures import Group, Monster
from bot.descent.state.game import ACTIONS, Activation, Game
from bot.kernel.editions import since


class ActivateGroup(Step):
    """A group that has not acted yet is picked at random, and one of its cards drawn (ACT-01).

    A quest may force a certain group, or a certain card (MON-08).
    """

    group: str | None = None
    card: str | None = None
    extra: bool = False
    """Whether it acts besides its own activation of this round."""

    def resolve(self, game: Game) -> None:
        if game.outcome is not None:
            return
        waiting = [group for group in game.groups.values() if self._may_act(group)]
        if not waiting:
            return
        group = game.chance.of("track").draw(waiting, lambda group: group.id)
        if is_idle(game, group) or not deck_of(game, group):
            group.activated = True
            game.tell(GroupIdled(group=group.id))
            return
        among = [] if self.card else fresh_cards(game, group)
        card = game.library.activations[self.card] if self.card else draw(game, group.id)
        group.activated = group.activated or not self.extra
        game.activation = Activation(group=group.id, card=card.id)
        for monster in game.group_members(group.id):
            monster.marks.clear()
        game.tell(
            GroupActivated(
                group=group.id,
                card=card.id,
                order=card.first,
                because=tuple(other.id for other in waiting),
                cards=len(among),
            )
        )
        ranks = (True, False) if card.first == "masters" else (False, True)
        push(
            game,
            *([] if self.extra else [window(Moment.GROUP_STARTED, card=group.id)]),
            *special_steps(card, "start"),
            *(NextOfRank(masters=masters) for masters in ranks),
            *special_steps(card, "end"),
            FinishGroup(group=group.id),
        )
        interject(game)

    def _may_act(self, group: Group) -> bool:
        return group.id == self.group if self.group else not group.activated


def deck_of(game: Game, group: Group) -> list[ActivationCard]:
    """The cards of a kind of monster. Where all are set aside it has none to go by, and stands about."""
    return [card for card in game.library.activations.values() if card.monster == group.monster]


def fresh_cards(game: Game, group: Group) -> list[ActivationCard]:
    """The cards of the group's deck that have not come yet; a used-up deck starts anew."""
    deck = deck_of(game, group)
    ordered = game.orders[group.id].cards if group.id in game.orders else []
    deck = [card for card in deck if card.id in ordered] or deck
    fresh = [card for card in deck if card.id not in group.drawn]
    if not fresh:
        for card in deck:
            group.drawn.remove(card.id)
    return fresh or deck


def draw(game: Game, group_id: str) -> ActivationCard:
    """One of the cards that have not come yet."""
    group = game.groups[group_id]
    card = game.chance.of(f"activation of {group_id}").draw(fresh_cards(game, group), lambda card: card.id)
    group.drawn.append(card.id)
    return card


class NextOfRank(Step):
    """The monsters of one rank go one after another; the order is the players' if they vote (ACT-08)."""

    masters: bool

    def resolve(self, game: Game) -> None:
        activation = game.activation
        if activation is None or game.outcome is not None:
            return
        waiting = [
            monster
            for monster in game.group_members(activation.group)
            if monster.master == self.masters and monster.id not in activation.done
        ]
        if not waiting:
            return
        options = [
            Option(id=monster.id, about={"figure": monster.id}, then=(self._begin(monster, waiting), self))
            for monster in waiting
        ]
        if game.ties == "vote":
            ask(game, "monster_order", PARTY, options, default=waiting[0].id, about={"group": activation.group})
        else:
            push(game, *options[0].then)

    def _begin(self, monster: Monster, waiting: list[Monster]) -> "BeginMonster":
        return BeginMonster(figure=monster.id, before=tuple(other.id for other in waiting if other is not monster))


class FinishGroup(Step):
    """All monsters of the group have acted."""

    group: str

    def resolve(self, game: Game) -> None:
        game.activation = None
        game.tell(GroupFinished(group=self.group))
        push(game, window(Moment.GROUP_FINISHED, card=self.group))


class BeginMonster(Step):
    """One monster begins: its conditions bite, then it follows its list."""

    figure: str
    before: tuple[str, ...] = ()
    """The monsters of its rank that go after it."""

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None:
            return
        activation.done.append(self.figure)
        if monster is None or game.outcome is not None:
            return
        activation.monster = monster.id
        activation.points = 0
        activation.actions = ACTIONS
        activation.moves = 0
        activation.has_attacked = False
        activation.attacks = 0
        activation.moved = False
        activation.meant = None
        activation.passed.clear()
        if since(3):
            _remember_where(game, activation, monster)
        game.tell(MonsterActivated(figure=monster.id, before=self.before))
        push(
            game,
            *condition_tests(game, monster),
            window(Moment.ACTIVATION_STARTED, figure=monster.id),
            *heed(game, "activation_started", own_time(monster)),
            *march(game, monster),
            FollowList(figure=monster.id),
            EndMonster(figure=monster.id),
        )


def _remember_where(game: Game, activation: Activation, monster: Monster) -> None:
    """Where the monster begins, and beside whom: some strike harder after a run."""
    activation.began = monster.squares
    activation.beside = [other.id for other in game.enemies_of(monster) if game.adjacent(monster, other)]


class EndMonster(Step):
    """The monster is done; conditions that end with its activation do."""

    figure: str
    told: bool = False
    """Whether the card has had its say to that."""

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        ending = heed(game, "activation_ended", own_time(monster)) if monster is not None else []
        if ending and not self.told:
            push(game, *ending, EndMonster(figure=self.figure, told=True))
            return
        if game.activation is not None:
            game.activation.monster = None
        if monster is not None:
            push(
                game,
                EndMovement(figure=monster.id),
                window(Moment.ACTIVATION_ENDING, figure=monster.id),
                *conditions_that_end(game, monster),
            )
