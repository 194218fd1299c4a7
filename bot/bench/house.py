"""What is measured of table, store and client, whichever game is played. A new measure is a line in this list."""

from bot.bench.growth import first_tick_s, growth_campaigns
from bot.bench.journals import growth_log
from bot.bench.measure import Measure
from bot.bench.presses import (
    ack_ratio_p50,
    ack_ratio_p95,
    loop_lag_p99_ms,
    picture_click_limit,
    picture_click_p50_ms,
    pong_p50_ms,
    pong_p95_ms,
    reads_per_press,
    requests_per_deed,
)
from bot.bench.startup import startup_10k_s, startup_s
from bot.bench.store import store_ratio, store_ratio_8
from bot.bench.throughput import campaign_kb, commands_per_s

MEASURES: tuple[Measure, ...] = (
    Measure("pong_p50_ms", "a bare press to its acknowledgement", 10, pong_p50_ms),
    Measure("pong_p95_ms", "the same, the slowest twentieth", 50, pong_p95_ms),
    Measure("ack_ratio_p50", "a press in the game to its acknowledgement / a bare one", 2, ack_ratio_p50),
    Measure("ack_ratio_p95", "the same, the slowest twentieth of both", 2, ack_ratio_p95),
    Measure(
        "picture_click_p50_ms",
        "a press to the panel with its picture; at most a bare press + 1.6 x encode_ms",
        picture_click_limit,
        picture_click_p50_ms,
    ),
    Measure("store_ratio", "plain SQLite, as durable / the store", 0.66, store_ratio, at_least=True),
    Measure(
        "store_ratio_8",
        "plain SQLite that does not wait for the disk / the store, 8 at once",
        0.8,
        store_ratio_8,
        at_least=True,
    ),
    Measure("commands_per_s", "deeds in 8 campaigns at once, saved", 200, commands_per_s, at_least=True),
    Measure("reads_per_press", "how often the store is read for a press", 4, reads_per_press),
    Measure("requests_per_deed", "requests a deed takes that Discord counts", 0.7, requests_per_deed),
    Measure("startup_s", "fresh process to connected and all looked at, 1 campaign", 3, startup_s),
    Measure("startup_10k_s", "the same, 10,000 campaigns", 3, startup_10k_s),
    Measure("first_tick_s", "the clock's first look, 10,000 campaigns of which 20 are due", 0.2, first_tick_s),
    Measure("campaign_kb", "what is saved of a campaign in play", 50, campaign_kb),
    Measure("growth_campaigns", "a deed among 10,000 campaigns / in the only one", 1.15, growth_campaigns),
    Measure("growth_log", "a deed or a journal after 50,000 deeds / after 100, the worse", 1.15, growth_log),
    Measure("loop_lag_p99_ms", "how late the event loop is while somebody plays", 50, loop_lag_p99_ms),
)
