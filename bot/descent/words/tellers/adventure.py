"""What quests make happen: story, doors and tokens, gains and losses, perils, orders of monsters."""

from bot.descent.content.library import library
from bot.descent.party.deeds import QuestChosen
from bot.descent.quest.events import (
    DoorClosed,
    DoorLocked,
    DoorUnlocked,
    ExperiencePromised,
    FameChanged,
    FigureFled,
    FigureRemoved,
    GoldGained,
    GroupIdled,
    GroupOrdered,
    HintShown,
    ItemGiven,
    ItemTaken,
    MessageShown,
    MoraleGained,
    ObjectiveChanged,
    OptionChosen,
    PerilAnnounced,
    PerilDrawn,
    RuleInForce,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
    TokenUsed,
    UseDone,
    UseFailed,
    VariableChanged,
)
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.words.mentions import mention

ORDERS = {"march": "group-marches", "idle": "group-waits", "cards": "group-plans", "normal": "group-free"}


@tells(MessageShown)
def message_shown(narrator: Narrator, event: MessageShown) -> None:
    facts: dict[str, object] = dict(event.numbers)
    if event.actor is not None:
        facts["hero"] = narrator.figure(event.actor)
    if event.target is not None:
        facts["target"] = narrator.figure(event.target)
    text = narrator.words.in_quest(event.quest, "message", event.text, **facts)
    narrator.say("story-message", text=text)


@tells(HintShown)
def hint_shown(narrator: Narrator, event: HintShown) -> None:
    text = narrator.words.in_quest(event.quest, "hint", event.text)
    if event.rule is None:
        narrator.say("story-hint", text=text)
    else:
        narrator.say("story-hint-rule", text=text, rule=narrator.words.name("rule", event.rule, known=False))


@tells(ObjectiveChanged)
def objective_changed(narrator: Narrator, event: ObjectiveChanged) -> None:
    narrator.say("story-objective", text=narrator.words.in_quest(event.quest, "objective", event.text))


@tells(OptionChosen)
def option_chosen(narrator: Narrator, event: OptionChosen) -> None:
    option = narrator.words.in_quest(event.quest, "option", event.option)
    narrator.say("story-chosen", owner=narrator.figure(event.owner), option=option)


@tells(RuleInForce)
def rule_in_force(narrator: Narrator, event: RuleInForce) -> None:
    text = narrator.words.in_quest(event.quest, "rule", event.rule)
    narrator.say("story-rule-on" if event.on else "story-rule-off", text=text)


@tells(QuestChosen)
def quest_chosen(narrator: Narrator, event: QuestChosen) -> None:
    narrator.say("quest-chosen", player=mention(event.player), quest=narrator.words.quest(event.quest))


@tells(VariableChanged, UseDone)
def nothing_to_tell(narrator: Narrator, event: VariableChanged | UseDone) -> None:
    """What comes of it is told by other events."""


# Doors and tokens ---------------------------------------------------------------------------------------------


@tells(TokenUsed)
def token_used(narrator: Narrator, event: TokenUsed) -> None:
    _use(narrator, "used-element", event)


@tells(UseFailed)
def use_failed(narrator: Narrator, event: UseFailed) -> None:
    _use(narrator, "failed-element", event)


def _use(narrator: Narrator, key: str, event: TokenUsed | UseFailed) -> None:
    deed = narrator.words.deed(event.element, event.use, narrator.game)
    narrator.add(symbols.SPECIAL, event.hero, narrator.text(key, deed=deed))


@tells(TokenPlaced)
def token_placed(narrator: Narrator, event: TokenPlaced) -> None:
    token = narrator.words.token(event.token, narrator.game)
    narrator.say("token-placed", token=token, square=event.square)
    narrator.appeared = event.token, narrator.lines[-1]


@tells(TokenRemoved)
def token_removed(narrator: Narrator, event: TokenRemoved) -> None:
    narrator.say("token-removed", token=narrator.words.token(event.token, narrator.game))


@tells(TokenMoved)
def token_moved(narrator: Narrator, event: TokenMoved) -> None:
    token = narrator.words.token(event.token, narrator.game)
    narrator.say("token-moved", token=token, square=event.square)


@tells(DoorLocked)
def door_locked(narrator: Narrator, event: DoorLocked) -> None:
    narrator.say("door-locked", door=narrator.words.door(event.door, narrator.game))


@tells(DoorUnlocked)
def door_unlocked(narrator: Narrator, event: DoorUnlocked) -> None:
    narrator.say("door-unlocked", door=narrator.words.door(event.door, narrator.game))


@tells(DoorClosed)
def door_closed(narrator: Narrator, event: DoorClosed) -> None:
    narrator.say("door-closed", door=narrator.words.door(event.door, narrator.game))


# Gains and losses ---------------------------------------------------------------------------------------------


@tells(GoldGained)
def gold_gained(narrator: Narrator, event: GoldGained) -> None:
    narrator.say("gold-gained" if event.amount > 0 else "gold-lost", amount=abs(event.amount), left=event.left)


@tells(FameChanged)
def fame_changed(narrator: Narrator, event: FameChanged) -> None:
    narrator.say("fame-gained" if event.amount > 0 else "fame-lost", amount=abs(event.amount), left=event.left)


@tells(ExperiencePromised)
def experience_promised(narrator: Narrator, event: ExperiencePromised) -> None:
    narrator.say("xp-promised", xp=event.xp)


@tells(ItemGiven)
def item_given(narrator: Narrator, event: ItemGiven) -> None:
    narrator.add(symbols.CARD, event.hero, narrator.text("item-given", card=narrator.words.card(event.card)))


@tells(ItemTaken)
def item_taken(narrator: Narrator, event: ItemTaken) -> None:
    narrator.add(symbols.CARD, event.hero, narrator.text("item-taken", card=narrator.words.card(event.card)))


@tells(MoraleGained)
def morale_gained(narrator: Narrator, event: MoraleGained) -> None:
    narrator.say("morale-up", left=event.left)


# Monsters and perils ------------------------------------------------------------------------------------------


@tells(FigureFled)
def figure_fled(narrator: Narrator, event: FigureFled) -> None:
    who = narrator.words.foe(event.name, event.figure, narrator.game)
    what = narrator.text("figure-fled", damage=event.damage)
    narrator.pause()
    narrator.sentence(f"{symbols.MOVE} {narrator.text('tale', who=who, what=what)}.")


@tells(FigureRemoved)
def figure_removed(narrator: Narrator, event: FigureRemoved) -> None:
    who = narrator.words.foe(event.name, event.figure, narrator.game)
    narrator.pause()
    narrator.sentence(f"{symbols.MOVE} {narrator.text('tale', who=who, what=narrator.text('figure-removed'))}.")


@tells(GroupOrdered)
def group_ordered(narrator: Narrator, event: GroupOrdered) -> None:
    narrator.say(ORDERS[event.order], **_group(narrator, event.group))


@tells(GroupIdled)
def group_idled(narrator: Narrator, event: GroupIdled) -> None:
    narrator.say("group-idled", **_group(narrator, event.group))


def _group(narrator: Narrator, group: str) -> dict[str, object]:
    """A group's name, and whether it is a lieutenant's, who is all of it."""
    return {
        "group": narrator.words.monster(group, plural=True),
        "alone": "yes" if group in library().lieutenants else "no",
    }


@tells(PerilAnnounced)
def peril_announced(narrator: Narrator, event: PerilAnnounced) -> None:
    narrator.say("peril-coming", round=event.round, level=narrator.text(f"level-{event.level}"))


@tells(PerilDrawn)
def peril_drawn(narrator: Narrator, event: PerilDrawn) -> None:
    words = narrator.words
    level = narrator.text(f"level-{event.level}")
    peril, text = words.text(f"peril-{event.peril}"), words.text(f"peril-{event.peril}.text")
    narrator.say(
        "peril-comes",
        level=level.capitalize() if words.language == "en" else level,
        peril=peril,
        text=text,
    )
