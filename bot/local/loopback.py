"""Pages of this machine are for this machine alone."""

from urllib.parse import urlsplit

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def require_local(request: web.Request) -> None:
    """Only our own page may act: no other web site open in the same browser, no borrowed host name."""
    origin = request.headers.get("Origin")
    host = request.url.host
    if host not in LOOPBACK or (origin is not None and urlsplit(origin).netloc != request.host):
        raise web.HTTPForbidden(text="Only the local page may do this.")
