"""Guests by signed cookie, and accounts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from kumite.server import accounts
from kumite.server.identity import COOKIE
from kumite.server.store import read
from tests.server.databases import KINDS
from tests.server.http.live import Live, a_table, refusal, running, running_on_kind

names = (f"Player {number}" for number in itertools.count(1))
PASSWORD = "correct horse"


@pytest.fixture(scope="module", params=KINDS)
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running_on_kind(request, tmp_path_factory) as live:
        yield live


def register(client: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/accounts", json={"name": name, "password": password})


def login(client: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/login", json={"name": name, "password": password})


def test_somebody_new_becomes_a_guest_and_stays_one(client: httpx.Client) -> None:
    first = client.get("/api/me")
    assert first.json() == {"user": first.json()["user"], "name": "", "account": False}
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    again = client.get("/api/me")
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


def test_behind_https_cookies_are_for_https(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("secure"), secure=True) as live, live.client() as client:
        response = client.get("/api/me")
        assert "; Secure" in response.headers["set-cookie"]
        assert "max-age=" in response.headers["strict-transport-security"]
        assert a_table(client)["url"].startswith("https://127.0.0.1")


def test_a_cookie_cannot_be_made_up(live: Live, client: httpx.Client) -> None:
    user = client.get("/api/me").json()["user"]
    signed = client.cookies[COOKIE]
    other = live.keeper.identity.seat_link("abc", 0)
    another = ("B" if signed[0] == "A" else "A") + signed[1:]
    for forged in (user, f"{user}~", f"{user}~{other}", another, signed[:-2], signed + "A", "~", "é~x" * 200):
        with live.client() as somebody:
            value = f"{COOKIE}={forged}".encode()
            found = somebody.get("/api/me", headers=[(b"cookie", value)])
            assert found.status_code == 200
            assert found.json()["user"] != user
            assert "set-cookie" in found.headers


def test_a_guest_who_registers_keeps_the_seats(live: Live, client: httpx.Client) -> None:
    user = client.get("/api/me").json()["user"]
    made, name = a_table(client, sit="P1"), next(names)
    response = register(client, name)
    assert response.status_code == 201
    assert response.json() == client.get("/api/me").json() == {"user": user, "name": name, "account": True}
    assert live.keeper.rooms[made["id"]].table.chairs[0].user == user


def test_the_password_is_kept_as_argon2id(live: Live, client: httpx.Client) -> None:
    name = next(names)
    register(client, name)
    kept = read.user_by_name(live.keeper.engine, name)
    assert kept is not None
    assert (kept.password_hash or "").startswith("$argon2id$")
    assert PASSWORD not in repr(kept)


def test_logging_out_makes_a_new_guest_and_logging_in_brings_back(client: httpx.Client) -> None:
    name = next(names)
    account = register(client, name).json()
    guest = client.post("/api/logout").json()
    assert guest["account"] is False
    assert guest["user"] != account["user"]
    assert client.get("/api/me").json() == guest
    assert login(client, name.upper()).json() == account
    assert client.get("/api/me").json() == account


def test_wrong_name_and_wrong_password_are_told_apart_by_nobody(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = next(names)
    register(client, name)
    checked: list[str | None] = []
    real = accounts.fits

    def fits(kept: str | None, password: str) -> bool:
        checked.append(kept)
        return real(kept, password)

    monkeypatch.setattr(accounts, "fits", fits)
    said = {refusal(login(client, given, wrong), 401) for given, wrong in [(name, "wrong one"), ("nobody", PASSWORD)]}
    assert said == {accounts.WRONG}
    assert len(checked) == 2  # both were hashed, so both took as long
    assert refusal(login(client, "nobody", "nobody's password"), 401) == accounts.WRONG
    assert refusal(login(client, "a\0b"), 401) == accounts.WRONG


def test_a_name_belongs_to_one_person(live: Live, client: httpx.Client) -> None:
    name = next(names)
    register(client, name)
    assert "log out" in refusal(register(client, next(names)), 409)
    with live.client() as other:
        for same in (name, name.upper(), name.replace("P", "Ｐ")):
            assert refusal(register(other, same), 409) == "this name is taken"
        assert other.get("/api/me").json()["account"] is False


def test_of_many_who_want_a_name_at_once_one_gets_it(live: Live) -> None:
    name = next(names)

    def attempt(_: int) -> int:
        with live.client() as client:
            return register(client, name).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(attempt, range(6))) == [201, *[409] * 5]


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("A", PASSWORD),
        ("A" * 25, PASSWORD),
        (" Ada", PASSWORD),
        ("Ada  L", PASSWORD),
        ("Ada\nL", PASSWORD),
        ("Ada\0", PASSWORD),
        ("Ada", "short"),
        ("Ada", "p" * 201),
    ],
)
def test_names_and_passwords_that_are_refused(client: httpx.Client, name: str, password: str) -> None:
    said = refusal(register(client, name, password), 422)
    assert password not in said
