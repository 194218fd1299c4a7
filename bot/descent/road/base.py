"""What the campaign between quests is written with: consequences."""

from typing import TYPE_CHECKING

from pydantic import ConfigDict

from bot.kernel.plain import Tagged

if TYPE_CHECKING:
    from bot.descent.road.road import Road


class Consequence(Tagged, tag="do"):
    """A verb of the campaign: what comes of an option, a city's action or a chapter."""

    model_config = ConfigDict(populate_by_name=True)

    def resolve(self, road: "Road") -> None:
        """Let it happen."""
        raise NotImplementedError
