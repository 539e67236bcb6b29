"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from kumite.server.keeper import Keeper

CONTENT_TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

REQUESTS = Counter("kumite_requests", "HTTP requests", ["route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "kumite_request_seconds", "From a request to the end of its response", buckets=FAST, registry=REGISTRY
)
SOCKETS = Gauge("kumite_sockets", "Open sockets", registry=REGISTRY)
MESSAGES_IN = Counter("kumite_messages_in", "Messages that clients sent over sockets", registry=REGISTRY)
MESSAGES_OUT = Counter("kumite_messages_out", "Messages that were sent to clients over sockets", registry=REGISTRY)
REFUSED = Counter("kumite_messages_refused", "Messages over sockets that were refused", registry=REGISTRY)
ACK_SECONDS = Histogram(
    "kumite_ack_seconds",
    "From a command over a socket to its reply, the commit included",
    buckets=FAST,
    registry=REGISTRY,
)


class Now(Collector):
    """What can be read off the keeper at any moment."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def collect(self) -> Iterator[Metric]:
        rooms, journal = list(self.keeper.rooms.values()), self.keeper.journal
        listeners = sum(len(room.listeners) for room in rooms)
        yield GaugeMetricFamily("kumite_tables", "Tables in memory", len(rooms))
        yield GaugeMetricFamily("kumite_listeners", "Seats and spectators that are told what happens", listeners)
        yield GaugeMetricFamily("kumite_journal_waiting", "Writes that no transaction has taken yet", journal.waiting)
        yield CounterMetricFamily("kumite_commits", "Transactions that were committed", journal.commits)
        yield CounterMetricFamily("kumite_committed", "Writes that those transactions held", journal.committed)
        yield GaugeMetricFamily("kumite_draining", "1 while the server lets nobody in", float(self.keeper.draining))
        yield GaugeMetricFamily(
            "kumite_superseded", "1 when another server has taken the database over", float(journal.superseded)
        )


def page(keeper: Keeper) -> bytes:
    """Everything, as Prometheus reads it."""
    now = CollectorRegistry()
    now.register(Now(keeper))
    return generate_latest(REGISTRY) + generate_latest(now)
