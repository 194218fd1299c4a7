"""Discord's REST API: reading calls, checking both directions, answering like Discord."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import math
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.local.bodies import Body, read_body
from bot.local.faults import Failure, Faults
from bot.local.objects import Json, Upload
from bot.local.rates import GlobalLimit, Requests, counts
from bot.local.refusals import Refusal, refuse_faults
from bot.local.validate import Spec
from bot.local.world import World

LOG = logging.getLogger(__name__)
PREFIX = "/api/v10"
REMEMBERED = 5000  # calls kept for tests and for the curious
Answer = tuple[int, Any]
Handler = Callable[["Call"], Awaitable[Answer]]


@dataclass(frozen=True)
class Call:
    """One request of the bot's, read and checked."""

    where: dict[str, str]
    query: dict[str, str]
    body: Any
    files: dict[int, Upload]

    def id(self, name: str) -> int:
        """An id from the path."""
        return int(self.where[name])


class Rest:
    """The API's door: every call passes here on its way in and out."""

    def __init__(self, world: World, token: str, spec: Spec | None, violations: list[str]) -> None:
        self.world = world
        self.token = token
        self.spec = spec
        self.violations = violations
        self.faults = Faults()
        self.limit = GlobalLimit(world.seconds)
        self.requests = Requests()
        self.calls: deque[str] = deque(maxlen=REMEMBERED)

    def route(self, method: str, template: str, handler: Handler) -> web.RouteDef:
        """A route named as in Discord's own description, so that the description can check it."""

        async def answer(request: web.Request) -> web.Response:
            return await self._answer(request, template, handler)

        # A colon keeps numeric ids apart from words such as `pins` and `@me` in the same place.
        pattern = re.sub(r"\{(\w+_id)\}", r"{\1:[0-9]+}", template)
        return web.route(method, PREFIX + pattern, answer)

    async def unknown_route(self, request: web.Request) -> web.Response:
        """Whatever the local Discord does not know is worth knowing about."""
        self.violations.append(f"no such route here: {request.method} {request.path}")
        return self._reply(request, 404, {"message": "404: Not Found", "code": 0})

    async def _answer(self, request: web.Request, template: str, handler: Handler) -> web.Response:
        self.requests.note(request.method, template)
        too_early = self.limit.wait() if counts(template) else 0.0
        if too_early:
            return self._hold_back(request, too_early)
        failure = self.faults.failure(_line(request))
        if failure is not None and failure.way == "delay":
            await asyncio.sleep(failure.retry_after)
            failure = None
        if failure is not None and not failure.done:
            return await self._fail(request, failure)
        answered = await self._carry_out(request, template, handler)
        return answered if failure is None else await self._fail(request, failure)

    async def _carry_out(self, request: web.Request, template: str, handler: Handler) -> web.Response:
        try:
            self._authorise(request, template)
            body = await read_body(request)
            self._check_request(request.method, template, body)
            call = Call(dict(request.match_info), dict(request.query), body.json, body.files)
            status, answer = await handler(call)
        except Refusal as refusal:
            if refusal.about_the_form:
                self.violations.append(f"request {request.method} {template}: {refusal}")
            return self._reply(request, refusal.status, refusal.body())
        except Exception as error:
            # A body no rule foresaw, or a mistake of ours: either way somebody must see it.
            LOG.exception("%s %s", request.method, template)
            self.violations.append(f"crash {request.method} {template}: {error!r}")
            return self._reply(request, 500, {"message": "500: Internal Server Error", "code": 0})
        if self.spec is not None:
            found = self.spec.response(request.method, template, status, answer)
            self.violations += [f"response {request.method} {template}: {fault}" for fault in found]
        return self._reply(request, status, answer)

    def _authorise(self, request: web.Request, template: str) -> None:
        """Interaction answers carry their own token in the path; everything else needs the bot's."""
        if counts(template) and request.headers.get("Authorization") != f"Bot {self.token}":
            self.violations.append(f"request {request.method} {template}: without the bot's token")
            raise Refusal(401, 0, "401: Unauthorized")

    def _check_request(self, method: str, template: str, body: Body) -> None:
        if self.spec is not None:
            refuse_faults(self.spec.request(method, template, body.json))

    def _hold_back(self, request: web.Request, seconds: float) -> web.Response:
        """The bot has asked too often, and is told when to come again."""
        body = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": True}
        answer = self._reply(request, 429, body)
        answer.headers.update(
            {
                "Retry-After": str(math.ceil(seconds)),
                "X-RateLimit-Global": "true",
                "X-RateLimit-Scope": "global",
            }
        )
        return answer

    async def _fail(self, request: web.Request, failure: Failure) -> web.Response:
        if failure.way == "silence":
            self.world.wake()
            await self.faults.silence()
        if failure.way != "answer":
            self.calls.append(f"{_line(request)} {failure.way}")
            self.world.wake()
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        body: Json = {"message": "injected failure", "code": failure.code}
        if failure.status == 429:
            body |= {"retry_after": failure.retry_after, "global": False}
        return self._reply(request, failure.status, body)

    def _left_in_bucket(self, request: web.Request) -> tuple[int, float]:
        """How many calls a route still takes, and until when: generous, unless there is a drought."""
        drought = self.faults.drought(_line(request))
        return (999, 1.0) if drought is None else (0, drought.reset_after)

    def _reply(self, request: web.Request, status: int, answer: Any) -> web.Response:
        self.calls.append(f"{_line(request)} {status}")
        left, reset_after = self._left_in_bucket(request)
        self.world.wake()
        route = request.match_info.route.resource
        bucket = hashlib.blake2s(f"{request.method}{route}".encode(), digest_size=8).hexdigest()
        headers = {
            # Generous limits: without these headers discord.py sends one call per route at a time.
            "X-RateLimit-Limit": "1000",
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket,
            "Via": "1.1 local",
        }
        if status == 204:
            return web.Response(status=204, headers=headers)
        # Exactly `application/json`: with a charset discord.py would treat the body as text.
        raw = json.dumps(answer, separators=(",", ":")).encode()
        return web.Response(body=raw, status=status, headers=headers, content_type="application/json")


def _line(request: web.Request) -> str:
    """A call as it is named in tests: `POST /channels/1/messages`."""
    return f"{request.method} {request.path.removeprefix(PREFIX)}"
