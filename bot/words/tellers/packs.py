"""What a campaign hears of packs."""

from bot.table.packs import PacksChanged
from bot.words.narrator import Narrator
from bot.words.telling import tells


@tells(PacksChanged)
def packs_changed(narrator: Narrator, event: PacksChanged) -> None:
    told = [
        narrator.text(f"packs-{key}", packs=narrator.words.all_of(f"*{name}*" for name in names), n=len(names))
        for key, names in (("came", event.came), ("renewed", event.renewed), ("went", event.went))
        if names
    ]
    narrator.sentence(f"📦 {' '.join(told)}")
