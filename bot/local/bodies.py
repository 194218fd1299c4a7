"""Reading what the bot sends: JSON, or a form with `payload_json` and files."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.local.objects import Upload
from bot.local.refusals import Fault, Refusal, refuse_faults

WHOLE_REQUEST = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass
class Body:
    """A request body; files by the number in their field name."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)


async def read_body(request: web.Request) -> Body:
    """The body of a request, or the refusal Discord would give."""
    if (request.content_length or 0) > WHOLE_REQUEST:
        raise Refusal(413, 40005, "Request entity too large")
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    raw = await request.read()
    return Body(_parsed(raw) if raw else None)


async def _read_form(request: web.Request) -> Body:
    body = Body()
    fields = await request.post()
    for name, value in fields.items():
        numbered = FILE_FIELD.fullmatch(name)
        if isinstance(value, web.FileField) and numbered:
            body.files[int(numbered[1])] = Upload(value.filename, value.file.read())
        elif name == "payload_json" and isinstance(value, str):
            body.json = _parsed(value.encode())
        else:
            refuse_faults([Fault(name, "unknown form field")])
    return body


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
