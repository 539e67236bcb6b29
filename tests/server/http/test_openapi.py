"""The OpenAPI document, and schemathesis against the server it describes."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from kumite.server import messages as say
from kumite.server.calls import CALLS
from kumite.server.openapi import document
from tests.server.http.live import Live, a_table

PATIENCE = 60.0  # seconds, on a busy machine
TOO_LONG = 413


def wrong_data_is_refused(context: Any, response: Any, case: Any) -> bool | None:
    """Also by its length alone, before anybody reads it: schemathesis does not count that as a refusal."""
    return None if response.status_code == TOO_LONG else negative_data_rejection(context, response, case)


CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    wrong_data_is_refused,
    unsupported_method,
)


def test_every_call_is_in_the_document(client: httpx.Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    described = {(method.upper(), path) for path, by in document["paths"].items() for method in by}
    assert described == {(call.method, call.path) for call in CALLS}
    ids = [one["operationId"] for by in document["paths"].values() for one in by.values()]
    assert len(ids) == len(set(ids))
    assert {"Refused", "NewTable", "Made", "TableInFull"} <= set(document["components"]["schemas"])


schema = schemathesis.openapi.from_dict(document(CALLS))


@schema.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """A game that exists, so that something is left to be wrong behind it."""
    if isinstance(body, dict) and isinstance(body.get("game"), str):
        return {**body, "game": "megafighter"}
    return body


@pytest.mark.slow
@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_its_word(case: schemathesis.Case[Any], live: Live) -> None:
    case.validate_response(served(case, live), checks=list(CHECKS))


def served(case: schemathesis.Case[Any], live: Live) -> Any:
    """The answer, once the server is not too busy for the call: it reads a few card files at a time, and says so."""
    until = time.monotonic() + PATIENCE
    while True:
        response = case.call(base_url=live.url)
        if response.status_code != 503 or "retry-after" not in response.headers or time.monotonic() > until:
            return response
        time.sleep(0.25)


def test_a_real_table_is_as_described(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1")
    calls = [schema["/api/tables/{id}"]["GET"], schema["/api/tables/{id}/record"]["GET"], schema["/api/tables"]["GET"]]
    cases = [call.Case(path_parameters={"id": made["id"]} if "{id}" in call.path else {}) for call in calls]
    wanted = [200, 409, 200]
    for over in (False, True):
        if over:
            room = live.keeper.rooms[made["id"]]
            live.do(live.keeper.submit(room, 1, "somebody", say.Sit("1", "Bob")))
            live.do(live.keeper.submit(room, 1, "somebody", say.Concede("2")))
            wanted[1] = 200
        answers = [case.call_and_validate(base_url=live.url, checks=list(CHECKS)) for case in cases]
        assert [answer.status_code for answer in answers] == wanted
