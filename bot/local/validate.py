"""Checks against Discord's published OpenAPI description, made strict enough to be worth it."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

from bot.local.objects import Json
from bot.local.refusals import Fault

# What discord.py always sends and the description does not list.
ALSO_SENT = {
    "ApplicationCommandUpdateRequest": "nsfw",
    "ApplicationCommandCreateRequest": "nsfw",
    "RichEmbed": "flags",
    "IncomingWebhookUpdateRequestPartial": "tts",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": "tts",
    "MessageEditRequestPartial": "tts",
}
SCHEMAS = "#/components/schemas/"


class Spec:
    """Discord's description of its API, as a judge of requests and of our own responses."""

    def __init__(self, path: Path) -> None:
        raw = json.loads(path.read_text(encoding="utf-8"))
        self._asked = _Prepared(raw, numbers_as_ids=True).document
        self._given = _Prepared(raw, numbers_as_ids=False).document
        self._request_validator = cache(self._compile_request)
        self._response_validator = cache(self._compile_response)

    def request(self, method: str, template: str, body: Any) -> list[Fault]:
        """What is wrong with a request body; nothing if none is described or expected."""
        validator = self._request_validator(method, template)
        return _faults(validator, body) if validator is not None and body is not None else []

    def response(self, method: str, template: str, status: int, body: Any) -> list[Fault]:
        """What is wrong with a successful response of ours."""
        validator, known = self._response_validator(method, template, status)
        if not known:
            return [Fault("", f"status {status} is not described")]
        return _faults(validator, body) if validator is not None else []

    def _compile_request(self, method: str, template: str) -> Any:
        operation = self._asked["paths"].get(template, {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        return _compiled(schema, self._asked) if schema is not None else None

    def _compile_response(self, method: str, template: str, status: int) -> tuple[Any, bool]:
        operation = self._given["paths"].get(template, {}).get(method.lower(), {})
        described = operation.get("responses", {}).get(str(status))
        schema = (described or {}).get("content", {}).get("application/json", {}).get("schema")
        return (_compiled(schema, self._given) if schema is not None else None), described is not None


@cache
def load_spec(path: Path) -> Spec:
    """The description in a file; reading and compiling it is done once per process."""
    return Spec(path)


def _compiled(schema: Json, document: Json) -> Any:
    # Only those who hand us a description need the validator: it is no dependency of the bot.
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator({**schema, "components": document["components"]})


def _faults(validator: Any, body: Any) -> list[Fault]:
    return [
        Fault(".".join(str(step) for step in error.instance_path), error.message[-200:])
        for error in validator.iter_errors(body)
    ]


class _Prepared:
    """The description rewritten so that errors point at the spot and misspelt keys are errors."""

    def __init__(self, raw: Json, *, numbers_as_ids: bool) -> None:
        raw = copy.deepcopy(raw)
        self._schemas: Json = raw["components"]["schemas"]
        for name, key in ALSO_SENT.items():
            self._schemas[name]["properties"][key] = True
        if numbers_as_ids:
            # discord.py sends attachment ids and references as numbers.
            text = self._schemas["SnowflakeType"]
            self._schemas["SnowflakeType"] = {"anyOf": [text, {"type": "integer", "minimum": 0}]}
        self.document: Json = self._strict(raw)

    def _strict(self, node: Any) -> Any:
        if isinstance(node, list):
            return [self._strict(inner) for inner in node]
        if not isinstance(node, dict):
            return node
        node = {key: self._strict(value) for key, value in node.items()}
        if node.get("type") in ("object", ["object", "null"]) and isinstance(node.get("properties"), dict):
            node.setdefault("additionalProperties", False)
        for union in ("oneOf", "anyOf"):
            if isinstance(node.get(union), list):
                node = self._discriminated(node, union)
        return node

    def _discriminated(self, node: Json, union: str) -> Json:
        """A union told apart by `null` or by `type` becomes if/then: one branch, one exact error."""
        branches = node[union]
        rest = {key: value for key, value in node.items() if key != union}
        others = [branch for branch in branches if branch != {"type": "null"}]
        if len(others) == 1 and len(branches) == 2:
            return rest | {"if": {"type": "null"}, "else": others[0]}
        by_type: dict[Any, list[Json]] = {}
        for branch in branches:
            for kind in self._kinds(branch):
                by_type.setdefault(kind, []).append(branch)
        if any(not self._kinds(branch) for branch in branches):
            return node
        cases = [
            {
                "if": {"properties": {"type": {"const": kind}}, "required": ["type"]},
                "then": same[0] if len(same) == 1 else {"anyOf": same},
            }
            for kind, same in by_type.items()
        ]
        told = {"type": "object", "required": ["type"], "properties": {"type": {"enum": list(by_type)}}}
        return rest | {"allOf": [told, *cases]}

    def _kinds(self, branch: Json) -> list[Any]:
        """The values of `type` that belong to a branch of a union."""
        if "$ref" in branch:
            branch = self._schemas[branch["$ref"].removeprefix(SCHEMAS)]
        properties = branch.get("properties")
        kind = properties.get("type") if isinstance(properties, dict) else None
        if not isinstance(kind, dict) or "type" not in branch.get("required", []):
            return []
        return list(kind.get("enum", []))
