"""The page on which Prometheus finds the metrics: on this machine only."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.metrics import Metrics
from bot.settings import BadSettings

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
CONTENT_TYPE = "text/plain; version=0.0.4"


@asynccontextmanager
async def metrics_page(metrics: Metrics, port: int) -> AsyncIterator[int]:
    """Serve `/metrics` on the loopback interface; its port, which is a free one where 0 was asked for."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=await metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            raise BadSettings(f"FLAMBEAU_METRICS_PORT can't be used: {error.strerror}.") from None
        bound: int = runner.addresses[0][1]
        log.info("metrics are at %s, port %d, /metrics", LOOPBACK, bound)
        yield bound
    finally:
        await runner.cleanup()
