"""The OpenAPI document, made of the calls and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from kumite.server.http import JSON, Call
from kumite.server.messages import PROTOCOL
from kumite.server.shapes import Refused

ABOUT = (
    "Tables are set up and listed here; playing happens over a socket at /api/tables/{id}/socket. "
    "Whoever has no cookie gets one as a guest. Whatever is refused is refused with one sentence."
)
MEANINGS = {
    400: "It cannot be read",
    401: "Nobody has this name and this password",
    403: "It was sent by the page of another site, or is for somebody else",
    404: "There is no such thing",
    409: "It is not possible now",
    413: "It is too long",
    415: "It is sent as something else than JSON",
    422: "Something in it cannot be",
    429: "Too often",
    503: "The server is about to stop, or its database is away",
}
ALWAYS = (429,)
WITH_BODY = (400, 413, 415, 422)


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """Everything that can be asked over HTTP."""
    wanted = [Refused, *[kind for call in calls for kind in (call.gives, call.takes, *call.also.values()) if kind]]
    shapes, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    schemas = dict(zip([str(kind) for kind in wanted], shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kumite", "version": str(PROTOCOL), "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": call.work.__name__,
        "summary": call.summary,
        "parameters": parameters(call),
        "responses": responses(call, schemas),
    }
    if call.takes is not None:
        given = {"schema": schemas[str(call.takes)], **({"example": call.example} if call.example else {})}
        found["requestBody"] = {"required": True, "content": {JSON: given}}
    return found


def parameters(call: Call) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", call.path)
    found = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    return found + [
        {"name": one.name, "in": "query", "required": False, "schema": one.schema, "description": one.meaning}
        for one in call.query
    ]


def responses(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    found = {str(call.status): {"description": "Done", "content": content(call.gives, schemas)}}
    for status, kind in call.also.items():
        found[str(status)] = {"description": MEANINGS[status], "content": content(kind, schemas)}
    told = {*call.refuses, *ALWAYS, *((403,) if call.method != "GET" else ()), *(WITH_BODY if call.takes else ())}
    for status in sorted(told - set(call.also)):
        found[str(status)] = {"description": MEANINGS[status], "content": content(Refused, schemas)}
    return found


def content(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    return {"text/plain": {"schema": {"type": "string"}}} if kind is str else {JSON: {"schema": schemas[str(kind)]}}
