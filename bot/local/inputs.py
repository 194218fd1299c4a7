"""What a person fills in (command options, menus, forms), in the shape the bot receives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.local import media, payloads
from bot.local.exchange import Modal
from bot.local.objects import Json, Part, Upload, User, value_counts
from bot.local.refusals import Refusal
from bot.local.texts import CannotDo
from bot.local.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
SELECT_KINDS = {
    Part.USER_SELECT: USER,
    Part.ROLE_SELECT: ROLE,
    Part.MENTIONABLE_SELECT: MENTIONABLE,
    Part.CHANNEL_SELECT: CHANNEL,
}


class Filled:
    """Values as the bot gets them, with the people, channels and files they name."""

    def __init__(self, world: World, channel_id: int, user: User) -> None:
        self.world = world
        self.channel_id = channel_id
        self.user = user
        self.guild = world.guild_of(channel_id)
        self.resolved: dict[str, Json] = {}

    def data(self, fields: Json) -> Json:
        """Interaction data with what was resolved, if anything was."""
        return fields | ({"resolved": self.resolved} if self.resolved else {})

    # Commands

    def command(self, path: str, options: Mapping[str, Any], focused: str | None = None) -> tuple[Json, str]:
        """The data of a slash command, and its full name; `focused` is the option being completed."""
        words = path.lstrip("/").split()
        root = _named(self.world.usable_commands(self.channel_id), words[0] if words else "")
        if root is None or root["type"] != 1:
            raise CannotDo("unknown_command", command=path)
        self._check_permission(root, path)
        chain = [root]
        for word in words[1:]:
            chain.append(self._nested(chain[-1], word, path))
        listed: list[Json] = chain[-1].get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in listed):
            raise CannotDo("unknown_command", command=path)
        given = self._options(listed, options, path, focused)
        for step in reversed(chain[1:]):
            given = [{"type": step["type"], "name": step["name"], "options": given}]
        data: Json = {"id": root["id"], "name": root["name"], "type": 1, "options": given}
        if "guild_id" in root:
            data["guild_id"] = root["guild_id"]
        return self.data(data), " ".join(step["name"] for step in chain)

    def _check_permission(self, command: Json, path: str) -> None:
        contexts = command.get("contexts")
        if contexts is not None and (1 if self.guild is None else 0) not in contexts:
            raise CannotDo("not_here", command=path)
        if self.guild is None:
            return
        needed = command.get("default_member_permissions")
        held = payloads.permissions(self.world, self.guild, self.user)
        # "0" hides a command from everybody but administrators.
        if needed is not None and held & (int(needed) or 8) != (int(needed) or 8):
            raise CannotDo("not_permitted", command=path)

    def _nested(self, parent: Json, word: str, path: str) -> Json:
        found = _named(parent.get("options") or [], word)
        if found is None or found["type"] not in (SUBCOMMAND, GROUP):
            raise CannotDo("unknown_command", command=path)
        return found

    def _options(self, listed: list[Json], given: Mapping[str, Any], path: str, focused: str | None) -> list[Json]:
        answer: list[Json] = []
        for name, value in given.items():
            # `channel_` and `locale_` stand for options whose names Python already uses.
            option = _named(listed, name) or _named(listed, name.removesuffix("_"))
            if option is None:
                raise CannotDo("unknown_option", command=path, option=name)
            entry: Json = {"type": option["type"], "name": option["name"]}
            if option["name"] == focused:
                answer.append(entry | {"value": value, "focused": True})
            elif value is not None:
                answer.append(entry | {"value": self._value(option, value)})
        present = {entry["name"] for entry in answer}
        for option in listed:
            if option.get("required") and option["name"] not in present and focused is None:
                raise CannotDo("missing_option", option=option["name"])
        return answer

    def _value(self, option: Json, value: Any) -> Any:
        """One option's value, checked as Discord's window checks it."""
        kind = option["type"]
        try:
            if kind == STRING:
                value = str(value)
            elif kind == INTEGER:
                value = int(value)
            elif kind == NUMBER:
                value = float(value)
            elif kind == BOOLEAN:
                value = value in (True, "true", "True", 1)
            else:
                return self.resolve(kind, value)
        except (ValueError, TypeError, Refusal):
            raise CannotDo("bad_value", option=option["name"], value=value) from None
        if not _fits(option, value):
            raise CannotDo("bad_value", option=option["name"], value=value)
        return value

    def resolve(self, kind: int, value: Any) -> str:
        """A person, channel, role or file by its id, with the object beside."""
        if kind == FILE:
            return self._hand_in(value)
        number = int(getattr(value, "id", value))
        if kind == CHANNEL:
            channel = payloads.channel(self.world, self.world.channel(number))
            self._note("channels", number, channel | {"permissions": str(payloads.PLAYER_PERMISSIONS)})
        elif kind == ROLE:
            listed = payloads.roles(self.world, self.guild) if self.guild else []
            roles = {int(role["id"]): role for role in listed}
            if number not in roles:
                raise ValueError(number)
            self._note("roles", number, roles[number])
        else:
            user = self.world.user(number)
            self._note("users", number, payloads.user(user))
            if self.guild is not None:
                allowed = {"permissions": str(payloads.permissions(self.world, self.guild, user))}
                self._note("members", number, payloads.partial_member(user, self.guild) | allowed)
        return str(number)

    def _hand_in(self, upload: Any) -> str:
        if not isinstance(upload, Upload):
            raise TypeError("a file is needed")
        file = media.attach(self.world.ids.next(), upload, None)
        self.world.uploads[file.id] = file
        carrier = self.world.blank(self.channel_id, self.user)
        self._note("attachments", file.id, media.attachment(file, carrier, self.world.url))
        return str(file.id)

    def _note(self, group: str, number: int, thing: Json) -> None:
        self.resolved.setdefault(group, {})[str(number)] = thing

    # Menus and forms

    def picked(self, part: Json, values: Sequence[Any], low_high: tuple[int, int] | None = None) -> list[str]:
        """The values chosen in a menu or group of boxes."""
        low, high = low_high or value_counts(part)
        if not low <= len(values) <= high:
            raise CannotDo("bad_count", low=low, high=high)
        if part["type"] in SELECT_KINDS:
            return [self._chosen(part, value) for value in values]
        offered = {option["value"] for option in part.get("options") or []}
        for value in values:
            if value not in offered:
                raise CannotDo("bad_value", option=part["custom_id"], value=value)
        return [str(value) for value in values]

    def _chosen(self, part: Json, value: Any) -> str:
        try:
            return self.resolve(SELECT_KINDS[Part(part["type"])], value)
        except (ValueError, TypeError, Refusal):
            raise CannotDo("bad_value", option=part["custom_id"], value=value) from None

    def form(self, modal: Modal, values: Mapping[str, Any]) -> list[Json]:
        """A filled-in form, in the shape of the form."""
        known = {part["custom_id"] for part in modal.fields()}
        for name in values:
            if name not in known:
                raise CannotDo("unknown_option", command=modal.title, option=name)
        return list(self._form(modal.components, values, [0]))

    def _form(self, parts: list[Json], values: Mapping[str, Any], count: list[int]) -> Iterator[Json]:
        for part in parts:
            count[0] += 1
            entry: Json = {"type": part["type"], "id": part.get("id") or count[0]}
            if part["type"] == Part.ROW:
                entry["components"] = list(self._form(part["components"], values, count))
            elif part["type"] == Part.LABEL:
                entry["component"] = next(self._form([part["component"]], values, count))
            elif "custom_id" in part:
                entry["custom_id"] = part["custom_id"]
                entry |= self._answer(part, values.get(part["custom_id"]))
            yield entry

    def _answer(self, part: Json, value: Any) -> Json:
        """One input of a form: a text, a tick, a choice or several."""
        kind = part["type"]
        required = part.get("required") is not False
        if kind == Part.TEXT_INPUT:
            return {"value": _typed(part, value, required)}
        if kind == Part.CHECKBOX:
            return {"value": bool(part.get("default") if value is None else value)}
        if value is None:
            value = [option["value"] for option in part.get("options") or [] if option.get("default")]
        chosen = [value] if isinstance(value, (str, int, Upload)) or hasattr(value, "id") else list(value)
        if kind == Part.RADIO_GROUP:
            picked = self.picked(part, chosen, (1 if required else 0, 1))
            return {"value": picked[0] if picked else None}
        low, high = value_counts(part)
        if kind == Part.CHECKBOX_GROUP and part.get("max_values") is None:
            high = len(part.get("options") or [])
        if not required and not chosen:
            low = 0
        if kind == Part.FILE_UPLOAD:
            if not low <= len(chosen) <= high:
                raise CannotDo("bad_count", low=low, high=high)
            return {"values": [self._hand_in(upload) for upload in chosen]}
        return {"values": self.picked(part, chosen, (low, high))}


def _named(things: list[Json], name: str) -> Json | None:
    """A command or option by its name, in whichever language."""
    for thing in things:
        if thing["name"] == name:
            return thing
    for thing in things:
        if name in (thing.get("name_localizations") or {}).values():
            return thing
    return None


def _fits(option: Json, value: Any) -> bool:
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        return False
    if isinstance(value, str):
        return bool(option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000))
    low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    return bool(low <= value <= high)


def _typed(part: Json, value: Any, required: bool) -> str:
    text = str(part.get("value") or "" if value is None else value)
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if (required and not text) or (text and not low <= len(text) <= high):
        raise CannotDo("bad_value", option=part["custom_id"], value=text)
    return text
