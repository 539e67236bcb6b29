"""What is asked over HTTP: who I am, and a table, please."""

from __future__ import annotations

from typing import Any

import httpx

from kumite.client.address import read_address
from kumite.errors import Refusal

COOKIE = "kumite"
PATIENCE = 15.0  # seconds


def guest(address: str, cookie: str | None = None) -> str | None:
    """The cookie by which the server knows us: the one we have, or the new one it gives us."""
    answer = ask("GET", address, "/api/me", cookie)
    return answer.cookies.get(COOKIE) or cookie


def create_table(address: str, plan: dict[str, Any], cookie: str | None = None) -> dict[str, Any]:
    """A new table: its `id`, and for each person's seat a private link."""
    told = read(ask("POST", address, "/api/tables", cookie, plan))
    if not isinstance(told, dict) or not isinstance(told.get("id"), str):
        raise Refusal(not_ours(address))
    return told


def ask(method: str, address: str, path: str, cookie: str | None, body: object = None) -> httpx.Response:
    """One request; whatever goes wrong with it is a sentence."""
    address = read_address(address)
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    try:
        answer = httpx.request(method, f"{address}{path}", json=body, headers=headers, timeout=PATIENCE)
    except httpx.TimeoutException:
        raise Refusal(f"the server at {address} does not answer") from None
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise Refusal(f"there is no server at {address} ({error})") from None
    if not answer.is_success:
        raise refusal(answer, address)
    return answer


def refusal(answer: httpx.Response, address: str) -> Refusal:
    """The server's own sentence, if it has one."""
    told = read(answer)
    reason = told.get("reason") if isinstance(told, dict) else None
    if not isinstance(reason, str):
        return Refusal(f"{not_ours(address)} (it said {answer.status_code})")
    rules = told.get("rules")
    return Refusal(reason, tuple(map(str, rules)) if isinstance(rules, list) else ())


def read(answer: httpx.Response) -> Any:
    """What was answered, if it is JSON at all."""
    try:
        return answer.json()
    except ValueError:
        return None


def not_ours(address: str) -> str:
    return f"what answers at {address} is no Kumite server"
