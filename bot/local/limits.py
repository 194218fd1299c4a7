"""Discord's documented limits, as numbers and as checks on the messages, forms and choices a bot sends.

The checks know nothing of the OpenAPI description: they also hold where that file is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.local.media import UNSAFE, references
from bot.local.objects import SELECTS, Json, Message, MessageFlag, Part, Upload, embed_texts, value_counts, walk
from bot.local.refusals import Fault

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_NAME = 256
EMBED_VALUE = 1024
EMBED_FOOTER = 2048
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
ALT_TEXT = 1024
ROWS = 5
ROW_BUTTONS = 5
V2_COMPONENTS = 40
V2_TEXT = 4000
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_URL = 512
SELECT_OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
MODAL_TITLE = 45
MODAL_PARTS = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT = 4000
INPUT_PLACEHOLDER = 100
GROUP_OPTIONS = 10
CHOICES = 25
CHOICE_TEXT = 100
THREAD_NAME = 100
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
PINS = 250

LEGACY_PARTS = frozenset({Part.ROW})
V2_PARTS = frozenset({Part.ROW, Part.SECTION, Part.TEXT, Part.GALLERY, Part.FILE, Part.SEPARATOR, Part.CONTAINER})
FORM_PARTS = frozenset({Part.ROW, Part.TEXT, Part.LABEL})
# What may occur anywhere inside: buttons are for messages, inputs for forms, menus for both.
IN_MESSAGES = V2_PARTS | SELECTS | {Part.BUTTON, Part.THUMBNAIL}
IN_FORMS = frozenset(Part) - V2_PARTS - {Part.BUTTON, Part.THUMBNAIL} | FORM_PARTS
SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
BUTTON_STYLES = range(1, 7)
LINK_BUTTON, PREMIUM_BUTTON = 5, 6


def message_faults(
    body: Json, files: Mapping[int, Upload], before: Message | None = None, *, ephemeral_allowed: bool = True
) -> list[Fault]:
    """What Discord would refuse in a message to create, or in an edit of one."""
    flags = body.get("flags") or 0
    v2 = bool(flags & MessageFlag.COMPONENTS_V2) or (before is not None and before.is_v2)
    faults = [*_flag_faults(flags, before, ephemeral_allowed), *_file_faults(body, files, before)]
    faults += _text_faults(body.get("content"), "content", CONTENT)
    faults += embed_faults(body.get("embeds") or [])
    faults += _mention_faults(body.get("allowed_mentions") or {})
    if v2:
        faults += _v2_faults(body, before)
    components = body.get("components") or []
    faults += component_faults(components, "components", V2_PARTS if v2 else LEGACY_PARTS)
    if not v2 and len(components) > ROWS:
        faults.append(Fault("components", f"must be {ROWS} or fewer in length"))
    return faults


def is_empty(body: Json, files: Mapping[int, Upload]) -> bool:
    """Whether a new message would have nothing in it (error 50006)."""
    told = body.get("content") or body.get("embeds") or body.get("components") or body.get("poll")
    return not told and not files and not body.get("sticker_ids")


def _flag_faults(flags: int, before: Message | None, ephemeral_allowed: bool) -> Iterator[Fault]:
    if flags & ~SETTABLE_FLAGS and before is None:
        yield Fault("flags", "these flags cannot be set")
    if flags & MessageFlag.EPHEMERAL and not ephemeral_allowed:
        yield Fault("flags", "only answers to interactions can be ephemeral")


def _v2_faults(body: Json, before: Message | None) -> Iterator[Fault]:
    """A message with V2 components has nothing else, and stays one for ever."""
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            yield Fault(key, "cannot be used with components V2")
        elif before is not None and key not in body and getattr(before, key, None):
            yield Fault(key, "must be emptied to turn the message into components V2")
    if "flags" in body and not (body["flags"] or 0) & MessageFlag.COMPONENTS_V2:
        yield Fault("flags", "components V2 cannot be removed from a message")
    parts = list(walk(body.get("components") or []))
    if len(parts) > V2_COMPONENTS:
        yield Fault("components", f"{len(parts)} components in all, at most {V2_COMPONENTS}")
    length = sum(len(part.get("content") or "") for part in parts)
    if length > V2_TEXT:
        yield Fault("components", f"{length} characters of text in all, at most {V2_TEXT}")


def _file_faults(body: Json, files: Mapping[int, Upload], before: Message | None) -> Iterator[Fault]:
    listed = body.get("attachments")
    kept = {file.id: file.name for file in before.attachments} if before else {}
    if len(files) > FILES or len(listed or []) > FILES:
        yield Fault("attachments", f"at most {FILES} files")
    for place, file in files.items():
        if len(file.bytes) > FILE_SIZE:
            yield Fault(f"files.{place}", f"larger than {FILE_SIZE} bytes")
    for place, entry in enumerate(listed or []):
        if int(entry["id"]) not in files and int(entry["id"]) not in kept:
            yield Fault(f"attachments.{place}.id", "no such file was sent or is there")
        yield from _text_faults(entry.get("description"), f"attachments.{place}.description", ALT_TEXT)
    names = {UNSAFE.sub("_", file.name) for file in files.values()}
    still = kept if listed is None else [int(entry["id"]) for entry in listed]
    names |= {name for file_id, name in kept.items() if file_id in still}
    for missing in sorted(references([body.get("embeds"), body.get("components")])):
        if UNSAFE.sub("_", missing) not in names:
            yield Fault("attachments", f"attachment://{missing} names no file of this message")


def _mention_faults(allowed: Json) -> Iterator[Fault]:
    for key in ("users", "roles"):
        if key in (allowed.get("parse") or []) and allowed.get(key):
            yield Fault("allowed_mentions.parse", f"parse and a list of {key} exclude each other")
        if len(allowed.get(key) or []) > 100:
            yield Fault(f"allowed_mentions.{key}", "must be 100 or fewer in length")


def embed_faults(embeds: list[Json]) -> Iterator[Fault]:
    """Embeds too many, too long, or with holes."""
    if len(embeds) > EMBEDS:
        yield Fault("embeds", f"must be {EMBEDS} or fewer in length")
    total = sum(len(text) for embed in embeds for text in embed_texts(embed))
    if total > EMBED_TOTAL:
        yield Fault("embeds", f"{total} characters in all, at most {EMBED_TOTAL}")
    for place, embed in enumerate(embeds):
        path = f"embeds.{place}"
        if not embed_texts(embed) and not any(embed.get(key) for key in ("image", "thumbnail", "url")):
            yield Fault(path, "an embed cannot be empty")
        yield from _text_faults(embed.get("title"), f"{path}.title", EMBED_TITLE)
        yield from _text_faults(embed.get("description"), f"{path}.description", EMBED_DESCRIPTION)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        yield from _text_faults(footer.get("text"), f"{path}.footer.text", EMBED_FOOTER)
        yield from _text_faults(author.get("name"), f"{path}.author.name", EMBED_NAME)
        fields = embed.get("fields") or []
        if len(fields) > EMBED_FIELDS:
            yield Fault(f"{path}.fields", f"must be {EMBED_FIELDS} or fewer in length")
        for number, entry in enumerate(fields):
            inner = f"{path}.fields.{number}"
            yield from _required_text(entry.get("name"), f"{inner}.name", EMBED_NAME)
            yield from _required_text(entry.get("value"), f"{inner}.value", EMBED_VALUE)


def component_faults(components: list[Json], path: str, allowed: frozenset[Part]) -> Iterator[Fault]:
    """A tree of components: the right kinds in the right places, each within its limits, ids unique."""
    for place, part in enumerate(components):
        if part.get("type") not in allowed:
            yield Fault(f"{path}.{place}.type", f"component type {part.get('type')} is not allowed here")
            continue
        yield from _part_faults(part, f"{path}.{place}")
    inside = IN_FORMS if allowed == FORM_PARTS else IN_MESSAGES
    for part in walk(components):
        if part.get("type") not in inside:
            yield Fault(path, f"component type {part.get('type')} has no place here")
    for key in ("custom_id", "id"):
        yield from _repeated((part.get(key) for part in walk(components) if part.get(key)), path, key)


def _part_faults(part: Json, path: str) -> Iterator[Fault]:
    kind = part["type"]
    inner: list[Json] = part.get("components") or []
    yield from _nested_faults(kind, inner, part, path)
    if kind == Part.BUTTON:
        yield from _button_faults(part, path)
    elif kind in SELECTS:
        yield from _select_faults(part, path)
    elif kind == Part.TEXT:
        yield from _required_text(part.get("content"), f"{path}.content", V2_TEXT)
    elif kind == Part.THUMBNAIL:
        yield from _text_faults(part.get("description"), f"{path}.description", ALT_TEXT)
    elif kind == Part.GALLERY:
        yield from _gallery_faults(part.get("items") or [], path)
    elif kind == Part.TEXT_INPUT:
        yield from _input_faults(part, path)
    elif kind in (Part.RADIO_GROUP, Part.CHECKBOX_GROUP):
        yield from _group_faults(part, path)
    for place, child in enumerate(inner):
        yield from _part_faults(child, f"{path}.components.{place}")
    for key in ("accessory", "component"):
        if part.get(key):
            yield from _part_faults(part[key], f"{path}.{key}")


def _nested_faults(kind: int, inner: list[Json], part: Json, path: str) -> Iterator[Fault]:
    kinds = [child.get("type") for child in inner]
    where = f"{path}.components"
    if kind == Part.ROW:
        menus = sum(one in SELECTS or one == Part.TEXT_INPUT for one in kinds)
        buttons = kinds.count(Part.BUTTON)
        if not kinds or menus + buttons != len(kinds):
            yield Fault(where, "an action row holds buttons or one menu")
        if buttons > ROW_BUTTONS or menus > 1 or (menus and buttons):
            yield Fault(where, f"an action row holds {ROW_BUTTONS} buttons or one menu, not both")
    elif kind == Part.SECTION:
        if not 1 <= len(kinds) <= SECTION_TEXTS or set(kinds) - {Part.TEXT}:
            yield Fault(where, f"a section holds 1 to {SECTION_TEXTS} texts")
        if (part.get("accessory") or {}).get("type") not in (Part.BUTTON, Part.THUMBNAIL):
            yield Fault(f"{path}.accessory", "a section needs a button or a thumbnail")
    elif kind == Part.CONTAINER:
        if not kinds or set(kinds) - (V2_PARTS - {Part.CONTAINER}):
            yield Fault(where, "a container holds rows, sections, texts, galleries, files and separators")
    elif kind == Part.LABEL:
        if not (part.get("component") or {}).get("type"):
            yield Fault(f"{path}.component", "a label needs its input")
        yield from _required_text(part.get("label"), f"{path}.label", LABEL_TEXT)
        yield from _text_faults(part.get("description"), f"{path}.description", LABEL_DESCRIPTION)


def _button_faults(part: Json, path: str) -> Iterator[Fault]:
    style = part.get("style")
    if style not in BUTTON_STYLES:
        yield Fault(f"{path}.style", "no such style")
    yield from _text_faults(part.get("label"), f"{path}.label", BUTTON_LABEL)
    if style != PREMIUM_BUTTON and not part.get("label") and not part.get("emoji"):
        yield Fault(path, "a button needs a label or an emoji")
    if style == LINK_BUTTON:
        yield from _required_text(part.get("url"), f"{path}.url", BUTTON_URL)
        if part.get("custom_id"):
            yield Fault(f"{path}.custom_id", "a link button has no custom id")
    elif style != PREMIUM_BUTTON:
        yield from _custom_id_faults(part, path)
        if part.get("url"):
            yield Fault(f"{path}.url", "only a link button has an address")


def _select_faults(part: Json, path: str) -> Iterator[Fault]:
    yield from _custom_id_faults(part, path)
    yield from _text_faults(part.get("placeholder"), f"{path}.placeholder", PLACEHOLDER)
    low, high = value_counts(part)
    if not 0 <= low <= high <= SELECT_OPTIONS or high < 1:
        yield Fault(f"{path}.min_values", f"must satisfy 0 <= min <= max <= {SELECT_OPTIONS} and max >= 1")
    if part["type"] != Part.SELECT:
        return
    options = part.get("options") or []
    if not 1 <= len(options) <= SELECT_OPTIONS:
        yield Fault(f"{path}.options", f"must be between 1 and {SELECT_OPTIONS} in length")
    elif high > len(options):
        yield Fault(f"{path}.max_values", "more values than there are options")
    yield from _option_faults(options, path)
    if sum(bool(option.get("default")) for option in options) > high:
        yield Fault(f"{path}.options", "more defaults than max_values")


def _option_faults(options: list[Json], path: str) -> Iterator[Fault]:
    for place, option in enumerate(options):
        inner = f"{path}.options.{place}"
        yield from _required_text(option.get("label"), f"{inner}.label", OPTION_TEXT)
        yield from _required_text(option.get("value"), f"{inner}.value", OPTION_TEXT)
        yield from _text_faults(option.get("description"), f"{inner}.description", OPTION_TEXT)
    yield from _repeated((option.get("value") for option in options), f"{path}.options", "value")


def _group_faults(part: Json, path: str) -> Iterator[Fault]:
    yield from _custom_id_faults(part, path)
    options = part.get("options") or []
    fewest = 2 if part["type"] == Part.RADIO_GROUP else 1
    if not fewest <= len(options) <= GROUP_OPTIONS:
        yield Fault(f"{path}.options", f"must be between {fewest} and {GROUP_OPTIONS} in length")
    yield from _option_faults(options, path)


def _gallery_faults(items: list[Json], path: str) -> Iterator[Fault]:
    if not 1 <= len(items) <= GALLERY_ITEMS:
        yield Fault(f"{path}.items", f"must be between 1 and {GALLERY_ITEMS} in length")
    for place, item in enumerate(items):
        yield from _text_faults(item.get("description"), f"{path}.items.{place}.description", ALT_TEXT)


def _input_faults(part: Json, path: str) -> Iterator[Fault]:
    yield from _custom_id_faults(part, path)
    yield from _text_faults(part.get("label"), f"{path}.label", LABEL_TEXT)
    yield from _text_faults(part.get("value"), f"{path}.value", TEXT_INPUT)
    yield from _text_faults(part.get("placeholder"), f"{path}.placeholder", INPUT_PLACEHOLDER)
    low, high = part.get("min_length") or 0, part.get("max_length") or TEXT_INPUT
    if not 0 <= low <= high <= TEXT_INPUT:
        yield Fault(f"{path}.min_length", f"must satisfy 0 <= min <= max <= {TEXT_INPUT}")


def modal_faults(data: Json) -> list[Fault]:
    """What Discord would refuse in a form."""
    faults = [*_custom_id_faults(data, ""), *_required_text(data.get("title"), "title", MODAL_TITLE)]
    parts = data.get("components") or []
    if not 1 <= len(parts) <= MODAL_PARTS:
        faults.append(Fault("components", f"must be between 1 and {MODAL_PARTS} in length"))
    return [*faults, *component_faults(parts, "components", FORM_PARTS)]


def choice_faults(choices: list[Json]) -> list[Fault]:
    """What Discord would refuse among autocomplete suggestions."""
    faults: list[Fault] = []
    if len(choices) > CHOICES:
        faults.append(Fault("choices", f"must be {CHOICES} or fewer in length"))
    for place, choice in enumerate(choices):
        faults += _required_text(choice.get("name"), f"choices.{place}.name", CHOICE_TEXT)
        if isinstance(choice.get("value"), str):
            faults += _text_faults(choice["value"], f"choices.{place}.value", CHOICE_TEXT)
    return faults


def thread_faults(body: Json) -> list[Fault]:
    """What Discord would refuse in a thread to open."""
    faults = list(_required_text(body.get("name"), "name", THREAD_NAME))
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        faults.append(Fault("auto_archive_duration", f"must be one of {ARCHIVE_MINUTES}"))
    return faults


def _custom_id_faults(part: Json, path: str) -> Iterator[Fault]:
    yield from _required_text(part.get("custom_id"), f"{path}.custom_id".lstrip("."), CUSTOM_ID)


def _text_faults(text: Any, path: str, longest: int) -> Iterator[Fault]:
    if isinstance(text, str) and len(text) > longest:
        yield Fault(path, f"must be {longest} or fewer in length")


def _required_text(text: Any, path: str, longest: int) -> Iterator[Fault]:
    if not isinstance(text, str) or not text.strip():
        yield Fault(path, "this field is required")
    yield from _text_faults(text, path, longest)


def _repeated(values: Iterable[Any], path: str, key: str) -> Iterator[Fault]:
    seen: set[Any] = set()
    for value in values:
        if value in seen:
            yield Fault(path, f"{key} {value!r} is used twice")
        seen.add(value)
