"""Starting up: who am I, where is the gateway, and these are my commands."""

from __future__ import annotations

from aiohttp import web

from bot.local import payloads
from bot.local.command_limits import command_faults
from bot.local.objects import Json
from bot.local.rates import IdentifyDoor
from bot.local.refusals import Fault, refuse_faults, unknown
from bot.local.rest import Answer, Call, Rest
from bot.local.world import World

SESSIONS_A_DAY = 1000
GLOBAL = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


class Commands:
    """The application: its identity and its registered commands."""

    def __init__(self, world: World, door: IdentifyDoor) -> None:
        self.world = world
        self.door = door

    def routes(self, rest: Rest) -> list[web.RouteDef]:
        """The routes of this subject."""
        return [
            rest.route("GET", "/users/@me", self.me),
            rest.route("GET", "/oauth2/applications/@me", self.application),
            rest.route("GET", "/applications/@me", self.application),
            rest.route("GET", "/gateway/bot", self.gateway),
            *(rest.route("GET", path, self.listed) for path in (GLOBAL, OF_GUILD)),
            *(rest.route("PUT", path, self.replace) for path in (GLOBAL, OF_GUILD)),
        ]

    async def me(self, _: Call) -> Answer:
        """The bot's own user."""
        return 200, payloads.self_user(self.world.bot)

    async def application(self, _: Call) -> Answer:
        """The bot's application."""
        return 200, payloads.application(self.world)

    async def gateway(self, _: Call) -> Answer:
        """Where to connect, and with how many shards."""
        remaining = max(0, SESSIONS_A_DAY - len(self.door.let_in))
        limit = {
            "total": SESSIONS_A_DAY,
            "remaining": remaining,
            "reset_after": 86_400_000,
            "max_concurrency": self.door.max_concurrency,
        }
        url = self.world.url.replace("http", "ws", 1) + "/"
        return 200, {"url": url, "shards": self.world.shards, "session_start_limit": limit}

    async def listed(self, call: Call) -> Answer:
        """The commands registered before."""
        return 200, self.world.commands.get(self._scope(call), [])

    async def replace(self, call: Call) -> Answer:
        """Register all commands of a scope; those that keep their name keep their id."""
        scope = self._scope(call)
        if not isinstance(call.body, list):
            refuse_faults([Fault("", "must be a list")])
        refuse_faults(command_faults(call.body))
        before = {(one["type"], one["name"]): one for one in self.world.commands.get(scope, [])}
        registered = [self._registered(given, scope, before) for given in call.body]
        self.world.set_commands(scope, registered)
        return 200, registered

    def _registered(self, given: Json, scope: int | None, before: dict[tuple[int, str], Json]) -> Json:
        kind = given.get("type") or 1
        same = before.get((kind, given["name"]))
        wanted = given.get("default_member_permissions")
        command: Json = {key: value for key, value in given.items() if value is not None}
        command |= {
            "id": same["id"] if same else str(self.world.ids.next()),
            "application_id": str(self.world.bot.id),
            "version": str(self.world.ids.next()),
            "type": kind,
            "description": given.get("description") or "",
            "default_member_permissions": str(wanted) if wanted is not None else None,
            "contexts": given.get("contexts"),
            "nsfw": bool(given.get("nsfw")),
        }
        if scope is not None:
            command["guild_id"] = str(scope)
        if "options" in command:
            command["options"] = [_without_nulls(option) for option in command["options"]]
        return command

    def _scope(self, call: Call) -> int | None:
        if call.id("application_id") != self.world.bot.id:
            raise unknown(10002, "Application")
        if "guild_id" not in call.where:
            return None
        return self.world.guild_by_id(call.id("guild_id")).id


def _without_nulls(option: Json) -> Json:
    """An option, its choices and its own options without empty keys."""
    answer = {key: value for key, value in option.items() if value is not None}
    for key in ("options", "choices"):
        if key in answer:
            answer[key] = [_without_nulls(inner) for inner in answer[key]]
    return answer
