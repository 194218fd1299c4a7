"""Files, embeds and components as Discord gives them back: numbered, resolved, with defaults filled in."""

from __future__ import annotations

import io
import mimetypes
import re
import zlib
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.local.objects import SELECTS, Attachment, Json, Message, Part, Upload, value_counts, walk

ATTACHED = "attachment://"
UNSAFE = re.compile(r"[^\w.\-]+")


def attach(file_id: int, upload: Upload, description: str | None) -> Attachment:
    """A file that was sent becomes an attachment; pictures are measured."""
    name = UNSAFE.sub("_", upload.name)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width: int | None = None
    height: int | None = None
    try:
        with Image.open(io.BytesIO(upload.bytes)) as picture:
            width, height = picture.size
            kind = Image.MIME.get(picture.format or "", kind)
    except UnidentifiedImageError:
        pass
    return Attachment(file_id, name, upload.bytes, description, kind, width, height)


def address(file: Attachment, message: Message, base: str) -> str:
    """Where an attachment can be fetched."""
    return f"{base}/attachments/{message.channel_id}/{file.id}/{file.name}"


def attachment(file: Attachment, message: Message, base: str) -> Json:
    """An attachment object."""
    url = address(file, message, base)
    answer: Json = {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.bytes),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.width and file.height:
        answer |= {"width": file.width, "height": file.height}
    if file.description:
        answer["description"] = file.description
    if message.ephemeral:
        answer["ephemeral"] = True
    return answer


def references(value: Any) -> set[str]:
    """The file names that `attachment://` links in a payload point at."""
    if isinstance(value, dict):
        return set().union(*(references(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(references(inner) for inner in value))
    return {value.removeprefix(ATTACHED)} if isinstance(value, str) and value.startswith(ATTACHED) else set()


def embed(given: Json, message: Message, base: str) -> Json:
    """An embed object, pictures resolved."""
    answer = {key: value for key, value in given.items() if value is not None} | {"type": "rich"}
    for key in ("image", "thumbnail"):
        if key in answer:
            answer[key] = _embed_picture(answer[key], message, base)
    for key in ("author", "footer"):
        if key in answer:
            inner = {name: value for name, value in answer[key].items() if value is not None}
            if "icon_url" in inner:
                inner["icon_url"] = _found(inner["icon_url"], message, base)[0]
            answer[key] = inner
    if "fields" in answer:
        answer["fields"] = [entry | {"inline": bool(entry.get("inline"))} for entry in answer["fields"]]
    return answer


def _embed_picture(given: Json, message: Message, base: str) -> Json:
    url, file = _found(given["url"], message, base)
    answer: Json = {"url": url, "proxy_url": url}
    if file and file.width and file.height:
        answer |= {"width": file.width, "height": file.height, "content_type": file.content_type}
    return answer


def _found(url: str, message: Message, base: str) -> tuple[str, Attachment | None]:
    """The real address behind a link, and the attachment it names if it names one."""
    if url.startswith(ATTACHED):
        name = UNSAFE.sub("_", url.removeprefix(ATTACHED))
        for file in message.attachments:
            if file.name == name:
                return address(file, message, base), file
    return url, None


def number(components: list[Json]) -> list[Json]:
    """Give every component without an id the next free one, as Discord does."""
    taken = {part["id"] for part in walk(components) if part.get("id")}
    following = 1
    for part in walk(components):
        if not part.get("id"):
            while following in taken:
                following += 1
            part["id"] = following
            taken.add(following)
    return components


def component(given: Json, message: Message, base: str) -> Json:
    """A component object: no nulls, defaults said aloud, media resolved, children likewise."""
    answer = {key: value for key, value in given.items() if value is not None}
    kind = answer["type"]
    if kind in SELECTS:
        answer.pop("required", None)
        answer["min_values"], answer["max_values"] = value_counts(answer)
        if "options" in answer:
            answer["options"] = [_option(option) for option in answer["options"]]
        if "default_values" in answer:
            answer["default_values"] = [one | {"id": str(one["id"])} for one in answer["default_values"]]
    elif kind == Part.BUTTON:
        answer = _option(answer)
    elif kind == Part.THUMBNAIL:
        answer = _pictured(answer, message, base)
    elif kind == Part.GALLERY:
        answer["items"] = [_pictured(item, message, base) for item in answer["items"]]
    elif kind == Part.FILE:
        answer |= _file(answer, message, base)
    elif kind == Part.SEPARATOR:
        answer = {"spacing": 1, "divider": True} | answer
    elif kind == Part.CONTAINER:
        answer = {"accent_color": None, "spoiler": False} | answer
    if "components" in answer:
        answer["components"] = [component(inner, message, base) for inner in answer["components"]]
    if "accessory" in answer:
        answer["accessory"] = component(answer["accessory"], message, base)
    return answer


def _option(given: Json) -> Json:
    """A button or menu option without nulls, also in its emoji."""
    answer = {key: value for key, value in given.items() if value is not None}
    if "emoji" in answer:
        answer["emoji"] = {key: _text(value) for key, value in answer["emoji"].items() if value is not None}
    return answer


def _text(value: Any) -> Any:
    """Snowflakes leave Discord as strings."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _pictured(given: Json, message: Message, base: str) -> Json:
    return {
        **given,
        "media": _media(given["media"], message, base),
        "description": given.get("description"),
        "spoiler": bool(given.get("spoiler")),
    }


def _file(given: Json, message: Message, base: str) -> Json:
    file = _found(given["file"]["url"], message, base)[1]
    return {
        "file": _media(given["file"], message, base),
        "name": file.name if file else None,
        "size": len(file.bytes) if file else None,
        "spoiler": bool(given.get("spoiler")),
    }


def _media(given: Json, message: Message, base: str) -> Json:
    """An unfurled media item."""
    url, file = _found(given["url"], message, base)
    if file is None:
        return {
            "id": str(zlib.crc32(url.encode())),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
        }
    return {
        "id": str(file.id),
        "url": url,
        "proxy_url": url,
        "width": file.width,
        "height": file.height,
        "content_type": file.content_type,
        "attachment_id": str(file.id),
    }
