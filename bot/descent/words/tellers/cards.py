"""Cards, feats, equipment, trade, searching and tokens."""

from dataclasses import dataclass

from bot.descent.events import (
    CardExhausted,
    CardRolled,
    CardsRefreshed,
    CardsTraded,
    CardUsed,
    CountersGained,
    CountersSpent,
    Equipped,
    FeatUsed,
    Noted,
    OwnerTold,
    ReactionDeclared,
    Searched,
    TokenDropped,
    TokenLaid,
    TokenTaken,
    TradeRefused,
)
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.state.figures import Monster
from bot.descent.words import symbols
from bot.descent.words.facts import in_words
from bot.descent.words.narrator import Narrator, tells
from bot.words.mentions import mention


@dataclass
class CardUse:
    """A card, an ability or a feat being used; what it costs becomes known a moment later."""

    narrator: Narrator
    card: str
    target: str | None = None
    fatigue: int = 0
    feat: bool = False
    own: bool = False
    """It stands on the hero's own sheet and has no name."""
    hostile: bool = False
    """It is aimed at an enemy."""

    def told(self) -> str:
        aimed = "" if self.target is None else "-against" if self.feat and self.hostile else "-on"
        key = ("feat" if self.feat else "own" if self.own else "uses") + aimed
        return self.narrator.text(key, card=self.card, target=self.target, fatigue=self.fatigue)


@tells(CardUsed)
def card_used(narrator: Narrator, event: CardUsed) -> None:
    other = event.target if event.target != event.figure else None
    target = narrator.figure(other) if other is not None else None
    line = narrator.open_line(event.figure)
    last = line.parts[-1] if line is not None else None
    if event.card == FEAT and isinstance(last, CardUse) and last.feat:
        last.target, last.hostile = target, _is_monster(narrator, other)
        return
    figure = narrator.game.find(event.figure) if narrator.game is not None else None
    words = narrator.words
    card = words.ability(event.card) if isinstance(figure, Monster) else words.card(event.card)
    tale = narrator.tale
    if tale is not None and not tale.over:
        key = "card-note-ordered" if narrator.ordered == (event.figure, event.card) else "card-note"
        tale.notes.append(narrator.text(key, who=narrator.figure(event.figure), card=card))
        narrator.ordered = None
        return
    narrator.add(symbols.CARD, event.figure, CardUse(narrator, card, target, own=event.card == SHEET))


def _is_monster(narrator: Narrator, figure: str | None) -> bool:
    return figure is not None and narrator.game is not None and figure in narrator.game.monsters


@tells(ReactionDeclared)
def reaction_declared(narrator: Narrator, event: ReactionDeclared) -> None:
    """It stands on the panel as long as it can be changed, and is told when it happens."""


@tells(CardRolled)
def card_rolled(narrator: Narrator, event: CardRolled) -> None:
    card = narrator.words.card(event.card)
    text = narrator.text("card-rolled", card=card, dice=symbols.dice(event.dice))
    narrator.add(symbols.ROLL, event.figure, text)


@tells(FeatUsed)
def feat_used(narrator: Narrator, event: FeatUsed) -> None:
    narrator.add(symbols.FEAT, event.hero, CardUse(narrator, narrator.words.card(FEAT), feat=True))


@tells(CardsRefreshed)
def cards_refreshed(narrator: Narrator, event: CardsRefreshed) -> None:
    text = narrator.text("refreshes", cards=narrator.words.cards(event.cards))
    narrator.add(symbols.CARD, event.hero, text)


@tells(Equipped)
def equipped(narrator: Narrator, event: Equipped) -> None:
    if event.on:
        text = narrator.text("equips", cards=narrator.words.cards(event.on))
        narrator.add(symbols.CARD, event.hero, text)
    if event.off:
        text = narrator.text("puts-away", cards=narrator.words.cards(event.off))
        narrator.add(symbols.CARD, event.hero, text)


@tells(CardsTraded)
def cards_traded(narrator: Narrator, event: CardsTraded) -> None:
    partner = narrator.figure(event.taker)
    if event.given:
        cards = narrator.words.cards(event.given)
        narrator.add(symbols.CARD, event.giver, narrator.text("gives", cards=cards, partner=partner))
    if event.taken:
        cards = narrator.words.cards(event.taken)
        narrator.add(symbols.CARD, event.giver, narrator.text("takes", cards=cards, partner=partner))


@tells(OwnerTold)
def owner_told(narrator: Narrator, event: OwnerTold) -> None:
    cards, by = narrator.words.cards(event.cards), narrator.figure(event.by)
    player = mention(event.player)
    narrator.aside(narrator.text("owner-told", player=player, hero=narrator.figure(event.hero), by=by, cards=cards))


@tells(TradeRefused)
def trade_refused(narrator: Narrator, event: TradeRefused) -> None:
    cards, to = narrator.words.cards(event.cards), narrator.figure(event.to)
    narrator.aside(narrator.text("trade-refused", hero=narrator.figure(event.hero), to=to, cards=cards))


@tells(Searched)
def searched(narrator: Narrator, event: Searched) -> None:
    words = narrator.words
    token = words.token(event.token, narrator.game)
    found = words.card(event.found) if event.found else None
    text = narrator.text("searches", token=token, found=found, gold=event.gold)
    narrator.add(symbols.FOUND, event.hero, text)


@tells(TokenTaken)
def token_taken(narrator: Narrator, event: TokenTaken) -> None:
    if narrator.lines and narrator.appeared == (event.token, narrator.lines[-1]):
        narrator.lines.pop()
    token = narrator.words.token(event.token, narrator.game)
    narrator.add(symbols.TOKEN, event.figure, narrator.text("takes-token", token=token))


@tells(TokenDropped)
def token_dropped(narrator: Narrator, event: TokenDropped) -> None:
    token = narrator.words.token(event.token, narrator.game)
    narrator.add(symbols.TOKEN, event.figure, narrator.text("drops-token", token=token, square=event.square))


@tells(CountersGained)
def counters_gained(narrator: Narrator, event: CountersGained) -> None:
    narrator.add(symbols.TOKEN, event.figure, _counters(narrator, event, "gains-counters"))


@tells(TokenLaid)
def token_laid(narrator: Narrator, event: TokenLaid) -> None:
    words = narrator.words
    token = words.all_of(words.counters({event.counter: 1}))
    narrator.add(symbols.TOKEN, event.figure, narrator.text("lays-token", token=token, card=words.card(event.card)))


@tells(CountersSpent)
def counters_spent(narrator: Narrator, event: CountersSpent) -> None:
    narrator.add(symbols.TOKEN, event.figure, _counters(narrator, event, "spends-counters"))


def _counters(narrator: Narrator, event: CountersGained | CountersSpent, key: str) -> str:
    if event.card:
        card = narrator.words.card(event.card)
        return narrator.text(f"{key}-card", n=event.amount, left=event.left, card=card)
    counters = narrator.words.all_of(narrator.words.counters({event.counter: event.amount}))
    return narrator.text(key, counters=counters, left=event.left)


@tells(CardExhausted)
def card_exhausted(narrator: Narrator, event: CardExhausted) -> None:
    """Part of the price of a card whose use was told already."""


@tells(Noted)
def noted(narrator: Narrator, event: Noted) -> None:
    facts = in_words(narrator.words, event.facts, narrator.game)
    narrator.add(symbols.CARD, event.figure, narrator.text(f"noted-{event.note}", **facts))
