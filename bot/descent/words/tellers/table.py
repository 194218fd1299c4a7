"""What happens at the table in a way of this game: who goes first, and cards used by standing order."""

from bot.descent.party.asking_less import AskedNoMore
from bot.descent.party.contesting import TurnContested
from bot.descent.party.giving_turns import TurnGiven
from bot.descent.words.narrator import Narrator, tells
from bot.table.absence_events import AnsweredFor
from bot.words.mentions import mention
from bot.words.tellers import absence


@tells(TurnContested)
def turn_contested(narrator: Narrator, event: TurnContested) -> None:
    hero, current = narrator.figure(event.hero), narrator.figure(event.current)
    narrator.say("turn-contested", player=mention(event.player), hero=hero, current=current)


@tells(TurnGiven)
def turn_given(narrator: Narrator, event: TurnGiven) -> None:
    narrator.say("turn-given", hero=narrator.figure(event.hero), other=narrator.figure(event.to))


@tells(AskedNoMore)
def asked_no_more(narrator: Narrator, event: AskedNoMore) -> None:
    """In one quiet line; the others learn that nobody has to be waited for."""
    cards = narrator.words.all_of(narrator.words.card(card) for card in event.cards)
    hero = narrator.words.hero(event.hero, short=True)
    key = "used-each-time" if event.use else "asked-no-more"
    narrator.aside(narrator.text(f"{key}-{event.until}", hero=hero, cards=cards))


@tells(AnsweredFor)
def answered_for(narrator: Narrator, event: AnsweredFor) -> None:
    """In an attack the card itself will be told, and that it was used by order."""
    if event.by == "order" and event.card is not None and narrator.open_tale is not None:
        narrator.ordered = event.hero, event.card
    else:
        absence.answered_for(narrator, event)
