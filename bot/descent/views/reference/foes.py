"""A monster's card as its info panel: both ranks, what they can do, and how they spend surges."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.monsters.track import GroupInfo, RankInfo, TrackEntry, info, track
from bot.descent.state.game import Game
from bot.descent.views.pictures.items import colours, drawn
from bot.descent.words import Words, words
from bot.words import Language
from renders.descent import look
from renders.descent.view import MonsterCardView, MonsterRankView, StatView

SIGN = "⚡"


def foe_view(
    monster: str, language: Language, *, act: int, heroes: int, relic: str | None = None
) -> MonsterCardView:
    """The card of a monster or lieutenant, with the relic it holds."""
    say, facts = words(language), info(monster, act=act, heroes=heroes, relic=relic)
    return MonsterCardView(
        name=say.monster(monster),
        icon=look.icon_of(monster),
        traits=" · ".join([*(say.text(f"trait-{trait}") for trait in facts.traits), *_kind(facts, say)]),
        ranks=tuple(_half(monster, rank, say) for rank in facts.ranks),
        corner=say.text("foe-act", act=act),
        initials=say.monster(monster)[:2],
        alt=foe_text(facts, say),
    )


def _kind(facts: GroupInfo, say: Words) -> Iterator[str]:
    """How it attacks, and how much room it takes if that is more than a square."""
    yield say.text(f"range-{facts.range}")
    columns, rows = facts.size
    if columns * rows > 1:
        yield say.text("picture-size", columns=columns, rows=rows)


def _attributes(monster: str, say: Words) -> list[StatView]:
    """Only lieutenants have attributes (MON-03)."""
    card = library().lieutenants.get(monster)
    return [StatView(name, say.attribute(name), str(n)) for name, n in card.attributes.items()] if card else []


def _half(monster: str, rank: RankInfo, say: Words) -> MonsterRankView:
    lines = [f"{_passive(name, rank, say)} — {_text(name, say)}" for name in rank.abilities]
    lines += [f"{say.ability(name)} — {_text(name, say)}" for name in rank.actions]
    lines += [f"{SIGN * surge.cost} {_surge(number, rank, say)}" for number, surge in enumerate(rank.surges)]
    return MonsterRankView(
        kind=rank.rank,
        title=say.text(f"foe-{rank.rank}"),
        stats=(
            StatView("speed", say.text("view-speed"), str(rank.speed)),
            StatView("heart", say.text("view-health"), str(rank.health)),
            *_attributes(monster, say),
        ),
        attack=rank.attack,
        defence=rank.defence,
        lines=tuple(drawn(line) for line in lines),
    )


def _passive(ability: str, rank: RankInfo, say: Words) -> str:
    """Its name, with the X of this rank where it has one."""
    return f"{say.ability(ability)} {rank.x[ability]}" if ability in rank.x else say.ability(ability)


def _text(ability: str, say: Words) -> str:
    return say.text(f"ability-{ability}.text")


def _surge(number: int, rank: RankInfo, say: Words, *, priced: bool = False) -> str:
    """What a surge ability gives, by its place in the order in which they are spent; its price, if it is dear."""
    surge = rank.surges[number]
    effects = [effect.write(effect) for effect in surge.do]
    price = f" ({SIGN * surge.cost})" if priced and surge.cost > 1 else ""
    return f"{number + 1}. {say.surge(effects)}{price}"


def foe_text(facts: GroupInfo, say: Words) -> str:
    """The card in words, for those who can't see the picture."""
    told = [say.monster(facts.monster)]
    for rank in facts.ranks:
        abilities = [_passive(name, rank, say) for name in (*rank.abilities, *rank.actions)]
        surges = [_surge(number, rank, say, priced=True) for number in range(len(rank.surges))]
        told.append(
            say.text(
                "foe-rank",
                rank=say.text(f"foe-{rank.rank}"),
                speed=rank.speed,
                health=rank.health,
                abilities=", ".join(abilities) or "–",
                surges=", ".join(surges) or "–",
            )
        )
        told.append(say.text("picture-pools", attack=colours(rank.attack, say), defence=colours(rank.defence, say)))
    told += [f"{stat.label} {stat.value}." for stat in _attributes(facts.monster, say)]
    return " ".join(told)


def track_lines(game: Game, say: Words) -> list[str]:
    """The monster track: every group, whether it has acted, and each figure's health."""
    return [line for entry in track(game) for line in _group_lines(game, entry, say)] or [
        say.text("status-no-monsters")
    ]


def _group_lines(game: Game, entry: TrackEntry, say: Words) -> list[str]:
    state = say.text("status-activated" if entry.activated else "status-waiting")
    name = say.monster(entry.monster, plural=len(entry.figures) > 1)
    lines = [f"**{name}** · {state}"]
    for one in entry.figures:
        borne = (*(say.condition(condition) for condition in one.conditions), *say.counters(one.counters))
        conditions = "".join(f" · {each}" for each in borne)
        relic = f" · {say.ability(one.relic)}" if one.relic is not None else ""
        lines.append(f"-# {say.figure(one.figure, game)} · {one.left}/{one.health} ♥{conditions}{relic}")
    return lines
