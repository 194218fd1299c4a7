"""Every button and menu of ours: what it means stands in its custom id, so it works after any restart."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.access import desk_of
from cogs.labels import TEMPLATE, Label


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button that is pressed, or a menu in which one line is chosen."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    @property
    def label(self) -> Label:
        """What stands on it, or on the line chosen in it."""
        found = self.template.fullmatch(self.custom_id)
        assert found is not None
        chosen = self.item.values if isinstance(self.item, ui.Select) else []
        return Label(int(found["campaign"]), int(found["seen"]), chosen[0] if chosen else found["code"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await desk_of(interaction.client).pressed(interaction, self.label)
