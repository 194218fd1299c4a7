"""Everything a player can tell a hero to do."""

import bot.descent.effects.vocabulary
import bot.descent.quest.vocabulary  # noqa: F401 — a save may hold any word of a card or a quest
from bot.descent.commands.base import Command, Price
from bot.descent.commands.cards import Equip, Trade, UseCard
from bot.descent.commands.exploring import OpenDoor, PickUp, PutDown, Search
from bot.descent.commands.familiars import AttackWithFamiliar, FinishActions, MoveFamiliar
from bot.descent.commands.fighting import Attack
from bot.descent.commands.moving import ClimbOut, Move, Push, Stride
from bot.descent.commands.tending import Rest, Revive, ShakeOff, StandUp
from bot.descent.commands.turns import Answer, AnswerAhead, EndTurn, TakeTurn
from bot.descent.commands.using import UseElement

ALL: tuple[type[Command], ...] = (
    TakeTurn,
    Move,
    Stride,
    Push,
    ClimbOut,
    Attack,
    UseCard,
    MoveFamiliar,
    AttackWithFamiliar,
    FinishActions,
    OpenDoor,
    UseElement,
    Search,
    PickUp,
    PutDown,
    Rest,
    Revive,
    StandUp,
    ShakeOff,
    Equip,
    Trade,
    EndTurn,
    Answer,
    AnswerAhead,
)

__all__ = [
    "ALL",
    "Answer",
    "AnswerAhead",
    "Attack",
    "AttackWithFamiliar",
    "ClimbOut",
    "Command",
    "EndTurn",
    "Equip",
    "FinishActions",
    "Move",
    "MoveFamiliar",
    "OpenDoor",
    "PickUp",
    "Price",
    "Push",
    "PutDown",
    "Rest",
    "Revive",
    "Search",
    "ShakeOff",
    "StandUp",
    "Stride",
    "TakeTurn",
    "Trade",
    "UseCard",
    "UseElement",
]
