"""Which language a reader gets, and what happens where words are missing."""

import discord
import pytest

from bot.descent.words import Words, words
from bot.words import Language, language_of
from bot.words.texts import NoWords, Texts, clip
from bot.words.typography import capital, elided


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("fr", "fr"),
        ("fr-FR", "fr"),
        ("fr_CA", "fr"),
        ("en-US", "en"),
        ("en-GB", "en"),
        (discord.Locale.french, "fr"),
        (discord.Locale.british_english, "en"),
    ],
)
def test_a_reader_gets_their_own_language(locale: object, language: Language) -> None:
    """Every spelling of a locale leads to the language it means."""
    assert language_of(locale, default="en" if language == "fr" else "fr") == language


@pytest.mark.parametrize("locale", ["de", "", None, "frisian"])
def test_an_unknown_locale_gets_the_default(locale: str | None) -> None:
    """Readers of other languages get the one the caller prefers."""
    assert language_of(locale) == "en"
    assert language_of(locale, default="fr") == "fr"


def test_a_language_is_read_once() -> None:
    """Asking for the same words twice gives the same object."""
    assert words("fr") is words("fr")


def test_a_missing_message_is_an_error_in_tests() -> None:
    """A gap in our words can't slip through a test."""
    with pytest.raises(NoWords, match="no-such-key"):
        words("en").text("no-such-key")


def test_a_missing_fact_is_an_error_in_tests() -> None:
    """A sentence without one of its facts can't slip through a test."""
    with pytest.raises(NoWords, match="gold"):
        words("en").text("status-round", round=1, morale=2)


def test_players_never_see_a_raw_key(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """For players a gap is mended with something readable, and logged."""
    monkeypatch.setattr(Texts, "strict", False)
    english = Words("en")
    assert english.text("card-flaming_spoon") == "Flaming spoon"
    assert english.text("status-round", round=1, morale=2) == "Round 1 · morale 2 · … gold"
    assert "card-flaming_spoon" in caplog.text


def test_lists_are_read_like_sentences(speaker: Words) -> None:
    """One, two and three things are joined as people do."""
    joint = {"fr": "et", "en": "and"}[speaker.language]
    assert speaker.all_of(["A"]) == "A"
    assert speaker.all_of(["A", "B", "C"]) == f"A, B {joint} C"
    assert speaker.all_of([]) == speaker.text("nothing")


def test_long_texts_are_cut_where_discord_would_refuse_them() -> None:
    """A cut text ends with an ellipsis and has exactly the room it is given."""
    assert clip("short", 10) == "short"
    assert clip("x" * 90, 80) == "x" * 79 + "…"


def test_french_names_with_a_vowel_are_elided():
    """« Au tour d’Ashrian », but squares keep their letter: « de A3 »."""
    assert elided("Au tour de **Ashrian**.") == "Au tour d’**Ashrian**."
    assert elided("plus que Avric, de Éliza") == "plus qu’Avric, d’Éliza"
    assert elided("de A3 à AB12, de Syndrael") == "de A3 à AB12, de Syndrael"


def test_french_articles_are_contracted_with_names() -> None:
    """A name with its article after « de » or « à »: « du Portier »; a pronoun before a verb stays."""
    assert elided("à côté de le Portier") == "à côté du Portier"
    assert elided("C’en est fini de **le Prêtre des Cendres**") == "C’en est fini du **Prêtre des Cendres**"
    assert elided("de les Jumeaux, à le Portier, à les Jumeaux") == "des Jumeaux, au Portier, aux Jumeaux"
    assert elided("il suffit de le dire, de la Mère") == "il suffit de le dire, de la Mère"


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("the Gatekeeper moves.", "The Gatekeeper moves."),
        ("👣 **the Gatekeeper** moves.", "👣 **The Gatekeeper** moves."),
        ("-# l’araignée hésite", "-# L’araignée hésite"),
        ("« élan »", "« Élan »"),
        ("<@1> joins", "<@1> joins"),
        ("`/campaign new` opens one", "`/campaign new` opens one"),
        ("2 ♥ left", "2 ♥ left"),
        ("", ""),
    ],
)
def test_a_line_begins_with_a_capital(text: str, begun: str) -> None:
    """Also behind signs and bold type; mentions and code stay as they are."""
    assert capital(text) == begun
