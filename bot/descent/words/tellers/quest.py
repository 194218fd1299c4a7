"""The beginning and end of a quest, what comes into view, and the table itself."""

from bot.descent.content.library import library
from bot.descent.events import (
    AreaRevealed,
    ExperienceGained,
    QuestEnded,
    QuestMovedOn,
    QuestStarted,
    SkillLearned,
)
from bot.descent.party.deeds import CommandUndone, PartyJoined, PartyLeft
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.words.mentions import mention

BEGINNING, END = 2, 3
"""How weighty these headlines are."""


@tells(QuestStarted)
def quest_started(narrator: Narrator, event: QuestStarted) -> None:
    words = narrator.words
    if event.quest not in library().levels:  # whoever goes into one has read its number and title
        narrator.head(BEGINNING, narrator.text("quest-begins", quest=words.quest(event.quest)))
    if words.has(f"quest-{event.quest}.intro"):
        narrator.sentence(words.text(f"quest-{event.quest}.intro", **event.numbers))
    narrator.sentence(f"-# {narrator.text('commitment', hash=event.commitment)}")


@tells(QuestMovedOn)
def quest_moved_on(narrator: Narrator, event: QuestMovedOn) -> None:
    narrator.pause()
    narrator.sentence(f"-# {narrator.text(f'moved-on-{event.why}', quest=narrator.words.quest(event.quest))}")


@tells(AreaRevealed)
def area_revealed(narrator: Narrator, event: AreaRevealed) -> None:
    quest = narrator.game.quest if narrator.game is not None else ""
    narrator.pause()
    narrator.sentence(narrator.words.name(f"area-{quest}", event.area, known=narrator.game is not None))


@tells(QuestEnded)
def quest_ended(narrator: Narrator, event: QuestEnded) -> None:
    words = narrator.words
    quest = narrator.game.quest if narrator.game is not None else ""
    narrator.pause()
    kind = "level" if quest in library().levels else "quest"
    narrator.head(END, narrator.text(f"{kind}-{event.outcome}", quest=words.quest(quest)))
    own = f"quest-{quest}-ending-{event.reason}"
    narrator.sentence(narrator.text(own if words.has(own) else f"ended-{event.reason}", **event.numbers))
    if words.has(f"quest-{quest}.{event.outcome}"):
        narrator.sentence(words.text(f"quest-{quest}.{event.outcome}", **event.numbers))
    narrator.sentence(f"-# {narrator.text('seed', seed=event.seed)}")


@tells(ExperienceGained)
def experience_gained(narrator: Narrator, event: ExperienceGained) -> None:
    narrator.sentence(narrator.text("experience", n=event.xp))


@tells(SkillLearned)
def skill_learned(narrator: Narrator, event: SkillLearned) -> None:
    hero, skill = narrator.words.hero(event.hero), narrator.words.card(event.skill)
    narrator.sentence(narrator.text("learned", hero=hero, skill=skill, n=event.left))


@tells(PartyJoined)
def party_joined(narrator: Narrator, event: PartyJoined) -> None:
    hero, hero_class = narrator.words.hero(event.hero), narrator.words.hero_class(event.hero_class)
    text = narrator.text("joined", player=mention(event.player), hero=hero, hero_class=hero_class)
    narrator.sentence(f"{symbols.TABLE} {text}")


@tells(PartyLeft)
def party_left(narrator: Narrator, event: PartyLeft) -> None:
    hero = narrator.words.hero(event.hero)
    text = narrator.text("left", player=mention(event.player), hero=hero)
    narrator.sentence(f"{symbols.TABLE} {text}")


@tells(CommandUndone)
def command_undone(narrator: Narrator, event: CommandUndone) -> None:
    deed = narrator.words.name("deed", event.command)
    narrator.sentence(narrator.text("undone", hero=narrator.figure(event.hero), deed=deed))
