"""A quest in numbers, as text and for its picture: who did what, damage by round, luck of the dice."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta

from bot.descent.party.campaign import Campaign
from bot.descent.state.game import Game
from bot.descent.views.past.statistics import Luck, Statistics, Tally
from bot.descent.views.pictures.figures import hero_colour, initials
from bot.descent.words import Words, symbols
from bot.table.entries import Entry, all_events
from bot.views.summary import Summary
from bot.words.typography import NO_BREAK
from renders.descent import drawings, look
from renders.descent.chronicle import DeedsView, SummaryView
from renders.view import BarView, LuckView

MOST_ROUNDS = 16
"""Bars of a chart; a longer quest is shown by its last rounds."""

Worth = Callable[[Tally], float]
HONOURS: Mapping[str, Worth] = {
    "damage": lambda tally: tally.damage,
    "kills": lambda tally: tally.kills,
    "wounds": lambda tally: tally.wounds,
    "luck": lambda tally: max(0.0, tally.swing),
    "searches": lambda tally: tally.searches,
    "steps": lambda tally: tally.steps,
}
"""What a hero may be praised for, the weightiest first; each hero and each praise only once."""


def statistics_of(game: Game, entries: Sequence[Entry]) -> Statistics:
    """The tallies of the quest in play. `entries` are those since it began."""
    return Statistics(list(game.heroes), all_events(entries))


def honours(statistics: Statistics) -> dict[str, str]:
    """Who is praised for what: whoever did most of it, if anybody did any of it."""
    praised: dict[str, str] = {}
    for honour, worth in HONOURS.items():
        left = {hero: worth(tally) for hero, tally in statistics.heroes.items() if hero not in praised}
        best = max(left, key=lambda hero: left[hero], default=None)
        first = max((worth(tally) for tally in statistics.heroes.values()), default=0)
        if best is not None and left[best] > 0 and left[best] == first:
            praised[best] = honour
    return praised


# Text ---------------------------------------------------------------------------------------------------------


def summary_lines(campaign: Campaign, entries: Sequence[Entry], say: Words) -> list[str]:
    """The whole quest in a few lines, one for each hero."""
    game = campaign.running()
    statistics = statistics_of(game, entries)
    praised = honours(statistics)
    lines = [f"### {_title(game, statistics, say)}", _subtitle(statistics, entries, say)]
    for hero, tally in statistics.heroes.items():
        facts = {
            "damage": tally.damage,
            "kills": tally.kills,
            "hits": tally.hits,
            "attacks": tally.attacks,
            "wounds": tally.wounds,
            "falls": tally.knocked_out,
            "searches": tally.searches,
            "steps": tally.steps,
        }
        told = say.text("stats-hero", hero=say.hero(hero, short=True), **facts)
        lines.append(f"{told} {say.text('stats-luck', luck=_luck_text(tally, say))}")
        if hero in praised:
            lines.append(f"-# {say.text(f'honour-{praised[hero]}')}")
    return lines


def _luck_text(tally: Tally, say: Words) -> str:
    parts = (
        (symbols.HEART, tally.hearts),
        (symbols.SURGE, tally.surges),
        (symbols.SHIELD, tally.shields),
    )
    return " ".join(f"{_signed(luck.swing, say)}{NO_BREAK}{sign}" for sign, luck in parts)


def _signed(number: float, say: Words) -> str:
    """With its sign, and the decimal mark of the language."""
    rounded = round(number, 1)
    written = f"{'+' if rounded > 0 else '−' if rounded < 0 else '±'}{abs(rounded):g}"
    return written.replace(".", ",") if say.language == "fr" else written


def _title(game: Game, statistics: Statistics, say: Words) -> str:
    outcome = statistics.outcome or "open"
    return say.text("stats-title", quest=say.quest(game.quest), outcome=outcome)


def _subtitle(statistics: Statistics, entries: Sequence[Entry], say: Words) -> str:
    rounds = say.text("stats-rounds", n=statistics.rounds)
    lasted = entries[-1].at - entries[0].at if entries else timedelta()
    return f"{rounds} · {_duration(lasted, say)}"


def _duration(lasted: timedelta, say: Words) -> str:
    """Days and hours, or hours and minutes: campaigns are played over weeks or in an evening."""
    minutes = max(1, round(lasted.total_seconds() / 60))
    days, hours = minutes // 1440, minutes // 60 % 24
    return say.text("stats-time", days=days, hours=hours, minutes=minutes % 60)


# Picture ------------------------------------------------------------------------------------------------------


def summary(campaign: Campaign, entries: Sequence[Entry], say: Words) -> Summary:
    """The quest in play, or the last one. `entries` are those since it began."""
    lines = summary_lines(campaign, entries, say)
    return Summary(tuple(lines), drawings.summary(summary_view(campaign, entries, say)))


def summary_view(campaign: Campaign, entries: Sequence[Entry], say: Words) -> SummaryView:
    """The whole quest on one page. `entries` are those since it began."""
    game = campaign.running()
    statistics = statistics_of(game, entries)
    praised = honours(statistics)
    tallies = list(statistics.heroes.values())
    plain = [line.removeprefix("### ").removeprefix("-# ") for line in summary_lines(campaign, entries, say)]
    return SummaryView(
        title=say.quest(game.quest),
        subtitle=f"{say.text('stats-outcome', outcome=statistics.outcome or 'open')} · "
        f"{_subtitle(statistics, entries, say)}",
        tone="won" if statistics.outcome == "won" else "lost" if statistics.outcome == "lost" else "open",
        totals=(
            ("attack", str(sum(tally.damage for tally in tallies)), say.text("stats-dealt")),
            ("miss", str(sum(tally.kills for tally in tallies)), say.text("stats-kills")),
            ("heart", str(sum(tally.wounds for tally in tallies)), say.text("stats-suffered")),
            ("search", str(sum(tally.searches for tally in tallies)), say.text("stats-searches")),
        ),
        heroes=tuple(_deeds(game, hero, tally, praised, say) for hero, tally in statistics.heroes.items()),
        dealt_title=say.text("stats-dealt-by-round"),
        dealt=_bars(game, statistics, lambda tally: tally.dealt),
        suffered_title=say.text("stats-suffered-by-round"),
        suffered=_bars(game, statistics, lambda tally: tally.suffered),
        luck_title=say.text("stats-luck-title"),
        luck_note=say.text("stats-luck-note"),
        alt="\n".join(plain),
    )


def _deeds(game: Game, hero: str, tally: Tally, praised: Mapping[str, str], say: Words) -> DeedsView:
    name = say.hero(hero, short=True)
    return DeedsView(
        name=name,
        colour=hero_colour(game, hero),
        icon=look.icon_of(game.heroes[hero].sheet),
        numbers=(
            ("attack", str(tally.damage), say.text("stats-dealt")),
            ("miss", str(tally.kills), say.text("stats-kills")),
            ("range", f"{tally.hits}/{tally.attacks}", say.text("stats-hits")),
            ("heart", str(tally.wounds), say.text("stats-suffered")),
            ("damage", str(tally.knocked_out), say.text("stats-falls")),
            ("search", str(tally.searches), say.text("stats-searches")),
        ),
        luck=(
            _luck("heart", tally.hearts, say),
            _luck("surge", tally.surges, say),
            _luck("shield", tally.shields, say),
        ),
        honour=say.text(f"honour-{praised[hero]}") if hero in praised else "",
        initials=initials(name),
    )


def _luck(icon: str, luck: Luck, say: Words) -> LuckView:
    return LuckView(icon, round(luck.swing, 2), _signed(luck.swing, say))


def _bars(game: Game, statistics: Statistics, counted: Callable[[Tally], Mapping[int, int]]) -> tuple[BarView, ...]:
    """A bar for each round, a part for each hero."""
    last = max(1, statistics.rounds)
    return tuple(
        BarView(
            str(number),
            tuple(
                (hero_colour(game, hero), float(counted(tally).get(number, 0)))
                for hero, tally in statistics.heroes.items()
            ),
        )
        for number in range(max(1, last - MOST_ROUNDS + 1), last + 1)
    )
