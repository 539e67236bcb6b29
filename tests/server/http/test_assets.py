"""The web client as the server shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.http.live import Live, a_table, running

SCRIPT = "console.log('a long script')\n" * 100


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>The client</title>")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "font-abc123.woff2").write_bytes(b"\0" * 5000)
    (folder.parent / "secret.txt").write_text("nobody's business")
    with running(tmp_path_factory.mktemp("server"), web=str(folder)) as live:
        yield live


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/megafighter", "/book/megafighter", "/replay/abc"])
def test_every_address_of_the_client_is_its_page(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "The client" in response.text
    assert response.headers["cache-control"] == "no-store"
    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert "unsafe" not in response.headers["content-security-policy"]


def test_a_tables_page_says_whether_it_is_there(client: httpx.Client) -> None:
    assert client.get(f"/t/{a_table(client)['id']}").status_code == 200
    missing = client.get("/t/nosuchtable")
    assert (missing.status_code, "The client" in missing.text) == (404, True)


def test_what_is_not_there_is_told_by_the_client_too(client: httpx.Client) -> None:
    for path in ("/nowhere", "/deep/down/there"):
        missing = client.get(path)
        assert (missing.status_code, "The client" in missing.text) == (404, True)
    assert client.get("/api/nothing").json()["reason"]


def test_a_file_is_packed_and_kept_for_ever(client: httpx.Client) -> None:
    response = client.get("/assets/index-abc123.js")
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert response.text == SCRIPT
    plain = client.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)
    assert "content-encoding" not in client.get("/assets/font-abc123.woff2").headers
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("name", ["none.js", "..%2Fsecret.txt", "%2e%2e%2fsecret.txt", "..%5Csecret.txt", "%00"])
def test_nothing_else_is_given_out(client: httpx.Client, name: str) -> None:
    response = client.get(f"/assets/{name}")
    assert response.status_code == 404
    assert "nobody's business" not in response.text
    assert response.headers["cache-control"] == "no-store"


def test_without_a_client_there_are_plain_pages(tmp_path: Path) -> None:
    with running(tmp_path, web=str(tmp_path / "nothing")) as live, live.client() as client:
        assert "From a terminal" in client.get("/").text
        missing = client.get("/rules")
        assert (missing.status_code, "make web" in missing.text) == (404, True)
        assert client.get("/assets/x.js").status_code == 404
