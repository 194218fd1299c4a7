"""How many hearts a hero is about to lose when it may react: what standing orders go by."""

from bot.descent.attack.numbers import attack_pool, tally
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.autopilot.imagining import imagine, take
from bot.descent.events import DamageSuffered
from bot.descent.rules.conditions import suffered
from bot.descent.rules.dice import FACES
from bot.descent.rules.steps import Question
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game


def hearts_at_stake(game: Game, question: Question) -> int:
    """Hearts the hero would lose if nobody reacted; another hero, if that is whom the moment is about.

    As long as dice are missing it is the most that can come: all hearts rolled while the defence is not rolled,
    and the best faces of the attack dice before that. Where no harm is coming it is nothing.
    """
    record = game.attacks.get(question.about.get("attack") or 0)
    if record is None:
        figure = game.heroes.get(question.about.get("figure") or "")
        return _borne(game, figure, int(question.about.get("amount") or 0)) if figure is not None else 0
    struck = _victim(game, record, question)
    if struck is None:
        return 0
    if struck.damage is not None:
        return _borne(game, game.heroes[struck.figure], struck.damage)
    if record.dice and struck.rolled:
        return _as_the_dice_lie(game, question, struck.figure)
    hearts = tally(game, record).hearts if record.dice else _most(game, record)
    return -(-hearts // 2) if struck.halved else hearts


def _victim(game: Game, record: AttackRecord, question: Question) -> Struck | None:
    """The struck hero the moment is about; else whoever is asked, or the first hero struck."""
    struck = [struck for struck in record.struck if struck.figure in game.heroes]
    for wanted in (question.about.get("figure"), question.owner):
        for each in struck:
            if each.figure == wanted:
                return each
    return struck[0] if struck else None


def _borne(game: Game, hero: Hero, hearts: int) -> int:
    """What a hero loses of the hearts that come: less what others take, and one more if it is doomed."""
    return suffered(game, hero, max(0, hearts - hero.spared))


def _as_the_dice_lie(game: Game, question: Question, hero: str) -> int:
    """What an attack whose dice are rolled does if nobody reacts: monsters still spend their surges (MAT)."""
    imagined = imagine(game)
    passed = question.option(question.default)
    assert passed is not None
    take(imagined, passed)
    told = imagined.take_events()
    return sum(event.amount for event in told if isinstance(event, DamageSuffered) and event.figure == hero)


def _most(game: Game, record: AttackRecord) -> int:
    """The most hearts that the attack can roll."""
    attacker = game.find(record.attacker)
    dice = attack_pool(game, record, attacker) if attacker is not None else ()
    return record.hearts + sum(max(face.hearts for face in FACES[colour]) for colour in dice)
