"""The card of a pack, `pack.yaml`: who wrote it, what is needed to play it, and how long that takes."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import yaml
from pydantic import AfterValidator, Field, ValidationError, field_validator

from bot.kernel.plain import Plain
from bot.kernel.refused import Refused, demand
from bot.words.clean_names import clean
from bot.words.language import Language

CARD = "pack.yaml"
LONGEST_ID = 20
LONGEST_LINE, LONGEST_ABOUT = 60, 300
MOST_CHARACTERS = 8_000
ID = re.compile(rf"[a-z][a-z0-9]{{2,{LONGEST_ID - 1}}}")

Length = Literal["evening", "evenings", "campaign"]


def _harmless(longest: int) -> AfterValidator:
    def check(text: str) -> str:
        if len(text) > longest:
            raise ValueError(f"{len(text)} characters; {longest} are possible")
        if clean(text, longest) != text or not text:
            raise ValueError("plain words on one line, without links, mentions and markdown")
        return text

    return AfterValidator(check)


Line = Annotated[str, _harmless(LONGEST_LINE)]
About = Annotated[str, _harmless(LONGEST_ABOUT)]


class Card(Plain):
    """What a pack says of itself."""

    id: str
    """All that is in the pack is called by this name, and after two low lines its own: `winter__ambush`."""
    game: str = "descent"
    name: dict[Language, Line] = Field(min_length=1)
    about: dict[Language, About] = Field(min_length=1)
    author: Line
    version: Annotated[str, Field(pattern=r"^[0-9][0-9a-z.-]{0,15}$")]
    licence: Line
    languages: tuple[Language, ...] = Field(min_length=1)
    """In which its texts are written; one is enough."""
    boxes: tuple[Annotated[str, Field(pattern="^[a-z0-9_]{1,40}$")], ...] = Field(default=(), max_length=30)
    """What is needed besides the base of the game."""
    length: Length = "evening"
    """One evening, a few, or a whole campaign."""

    @field_validator("id")
    @classmethod
    def _is_short_and_plain(cls, given: str) -> str:
        if ID.fullmatch(given) is None:
            raise ValueError(f"small letters and digits, 3 to {LONGEST_ID} of them, a letter first")
        return given

    @field_validator("name", "about", mode="before")
    @classmethod
    def _one_for_all(cls, given: Any, info: Any) -> Any:
        """A text that is no mapping is the same in the languages the pack is written in; they are not known yet."""
        return {"en": given, "fr": given} if isinstance(given, str) else given

    def named(self, language: Language) -> str:
        """What the pack is called, in this language or the one there is."""
        return self.name.get(language) or next(iter(self.name.values()))

    def told(self, language: Language) -> str:
        """What it is about."""
        return self.about.get(language) or next(iter(self.about.values()))


class _NoAliases(yaml.SafeLoader):
    """YAML without anchors: a few of them are a bomb."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise yaml.MarkedYAMLError(problem="anchors and aliases are not possible")
        return super().compose_node(parent, index)


def read_card(content: bytes) -> Card:
    """The card, or a refusal that says what is wrong with it."""
    demand(len(content) <= MOST_CHARACTERS, "pack_bad_card", mistake=f"more than {MOST_CHARACTERS} characters")
    try:
        form = yaml.load(content.decode("utf-8"), Loader=_NoAliases)
        if not isinstance(form, Mapping):
            raise ValueError("it says nothing")
        return Card.model_validate(form)
    except ValidationError as error:
        first = error.errors()[0]
        told = f"{'.'.join(map(str, first['loc'])) or 'entry'}: {first['msg']}"
        raise Refused("pack_bad_card", mistake=clean(told, 200)) from error
    except (ValueError, yaml.YAMLError, RecursionError) as error:
        told = getattr(error, "problem", None) or str(error) or "it goes too deep"
        raise Refused("pack_bad_card", mistake=clean(str(told), 200)) from error
