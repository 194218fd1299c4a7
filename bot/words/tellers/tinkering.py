"""What was changed at a test bench."""

from bot.table.tinkering import Tinkered
from bot.words.narrator import Narrator
from bot.words.telling import tells


@tells(Tinkered)
def tinkered(narrator: Narrator, event: Tinkered) -> None:
    facts = {"about": f"**{event.about}**", "amount": event.amount or f"**{event.about}**"}
    narrator.pause()
    narrator.sentence(f"🧪 {narrator.text(f'tinkered-{event.what}', **facts)}")
