"""Metrics as Prometheus reads them."""

import asyncio
import time

from bot.clock import WallClock
from bot.metrics import LOOK_AT_LAG, LagWatch, Metrics


async def test_the_form_of_the_text() -> None:
    """Counters by label, histograms that add up, gauges that are asked; what can't be asked is left out."""
    metrics = Metrics()

    async def three() -> float:
        return 3

    async def lost() -> float:
        raise OSError("no such file")

    metrics.gauge("campaigns", "Campaigns.", three)
    metrics.gauge("database_bytes", "Bytes.", lost)
    metrics.refusals.add(code='a "quote"')
    metrics.refusals.add(code='a "quote"')
    for seconds in (0.01, 0.02, 7.0):
        metrics.acknowledged.observe(seconds, kind="component")

    lines = (await metrics.text()).splitlines()

    assert 'flambeau_refusals_total{code="a \\"quote\\""} 2' in lines
    assert "flambeau_campaigns 3" in lines
    assert [line for line in lines if line.startswith("flambeau_database_bytes")] == []
    told = [line for line in lines if line.startswith("flambeau_acknowledgement_seconds")]
    assert told[:2] == [
        'flambeau_acknowledgement_seconds_bucket{kind="component",le="0.01"} 1',
        'flambeau_acknowledgement_seconds_bucket{kind="component",le="0.025"} 2',
    ]
    assert told[-4:] == [
        'flambeau_acknowledgement_seconds_bucket{kind="component",le="5"} 2',
        'flambeau_acknowledgement_seconds_bucket{kind="component",le="+Inf"} 3',
        'flambeau_acknowledgement_seconds_sum{kind="component"} 7.03',
        'flambeau_acknowledgement_seconds_count{kind="component"} 3',
    ]
    assert lines.count("# TYPE flambeau_refusals_total counter") == 1


async def test_a_loop_that_stands_still_is_noticed() -> None:
    """Whatever keeps the loop busy is measured, by the worst of it too; asked again, that is over."""
    metrics = Metrics()
    watch = LagWatch(metrics.lag, WallClock())
    watching = asyncio.create_task(watch.run())
    await asyncio.sleep(0)
    time.sleep(2 * LOOK_AT_LAG)  # noqa: ASYNC251
    async with asyncio.timeout(10):
        while metrics.lag.count() < 2:
            await asyncio.to_thread(time.sleep, 0.01)

    assert watch.worst() > LOOK_AT_LAG / 2
    assert watch.worst() < LOOK_AT_LAG / 2
    watching.cancel()
