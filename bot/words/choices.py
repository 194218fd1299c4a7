"""What can be voted for at every table, in a few words."""

from bot.table.matters import Choice
from bot.words.speaker import Speaker


def plain_choice(words: Speaker, choice: Choice, **facts: object) -> str:
    """A deed that says by itself what it is about: seats by their names, and the facts that a game adds."""
    fields = {**choice.about, **choice.deed.model_dump(mode="json")}
    for seat in ("hero", "heir"):
        if fields.get(seat) is not None:
            facts[seat] = words.seat_name(fields[seat], short=True)
    form = f"-{fields['keeper']}" if "keeper" in fields else ""
    return words.text(f"vote-for-{choice.deed.kind}{form}", **facts)
