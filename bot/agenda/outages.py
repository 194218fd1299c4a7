"""Outages: nobody has kept the others waiting while the bot was not there."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self


@dataclass(frozen=True)
class Outages:
    """When the bot was not there, in order; outages may overlap."""

    spans: tuple[tuple[datetime, datetime], ...] = ()

    @classmethod
    def of(cls, spans: Iterable[tuple[datetime, datetime]]) -> Self:
        """Outages in any order."""
        return cls(tuple(sorted(spans)))

    def after(self, since: datetime, span: timedelta) -> datetime:
        """The moment until which somebody has been waited for so long."""
        moment, counted = since + span, since
        for began, ended in self.spans:
            if began >= moment:
                break
            lost = ended - max(began, counted)
            if lost > timedelta():
                moment, counted = moment + lost, ended
        return moment
