"""The pages: what they show, what they never show."""

from __future__ import annotations

import re
from html import unescape

import httpx

from kumite.server import messages as say
from kumite.server.markup import tag, text
from tests.server.http.live import Live, a_table

NASTY = "<script>'\"&"


def test_everything_is_escaped_that_is_not_markup() -> None:
    assert text(NASTY) == "&lt;script&gt;&#x27;&quot;&amp;"
    assert tag("p", NASTY, tag("b", 1), title=NASTY, hidden=True, open=False) == (
        f'<p title="{text(NASTY)}" hidden>{text(NASTY)}<b>1</b></p>'
    )
    assert tag("input", name="a") == '<input name="a">'


def test_the_front_page(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1", name=NASTY)
    response = client.get("/")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "set-cookie" not in response.headers
    page = response.text
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert "Ultra Deluxe 2D Arcade Megafighter" in page
    assert f'href="/t/{made["id"]}"' in page
    assert f"kumite play megafighter --url {live.url}" in page
    assert "kumite join LINK" in page
    assert "P1: &lt;script&gt;" in page
    assert "<script" not in page
    assert "key=" not in page


def test_the_style_is_a_file_of_its_own(client: httpx.Client) -> None:
    assert 'href="/style.css"' in client.get("/").text
    assert client.get("/style.css").headers["content-type"].startswith("text/css")
    assert not re.search(r"<style|style=|<script|\son\w+=", client.get("/").text)


def test_the_form_sets_up_a_table_and_shows_everybodys_links(live: Live, client: httpx.Client) -> None:
    form = {"game": "megafighter/veteran", "against": "human", "public": "on"}
    response = client.post("/new", data=form, headers={"Origin": live.url})
    assert response.status_code == 303
    page = unescape(client.get(response.headers["location"]).text)
    (table_id,) = re.findall(r"^/t/(\w+)", response.headers["location"])
    table = live.keeper.rooms[table_id].table
    assert (table.plan.mode, table.plan.public) == ("veteran", True)
    for seat, name in enumerate(table.seats):
        key = live.keeper.identity.seat_link(table_id, seat)
        assert f"kumite join '{live.url}/t/{table_id}?seat={name}&key={key}'" in page
    assert "Play P1 yourself" in page
    assert "For whoever plays P2" in page


def test_a_table_against_a_bot_has_one_link(live: Live, client: httpx.Client) -> None:
    response = client.post("/new", data={"game": "megafighter/standard", "against": "greedy"})
    page = unescape(client.get(response.headers["location"]).text)
    assert page.count("key=") == 1
    assert "P2: the bot greedy" in page
    (table_id,) = re.findall(r"^/t/(\w+)", response.headers["location"])
    assert live.keeper.rooms[table_id].table.plan.public is False


def test_a_form_that_cannot_be(client: httpx.Client) -> None:
    def sent(**form: str) -> httpx.Response:
        return client.post("/new", data=form)

    assert sent(game="chess/blitz").status_code == 422
    assert sent().status_code in (415, 422)
    assert "There is no bot" in sent(game="megafighter/standard", against=NASTY).text
    assert "<script" not in sent(game="megafighter/standard", against=NASTY).text
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/new", content=b"a=\xff", headers=kind).status_code == 400
    assert client.post("/new", content=b"a=1&" * 100, headers=kind).status_code == 400
    assert client.post("/new", json={}).status_code == 415


def test_a_tables_page_for_a_spectator(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1", name=NASTY)
    page = client.get(f"/t/{made['id']}").text
    assert "waiting for players" in page
    assert f"kumite join {made['url']}" in page
    assert "P2: free" in page
    assert "Button Deck" in page
    assert "<script" not in page
    assert "key=" not in page
    for seat in (0, 1):
        assert live.keeper.identity.seat_link(made["id"], seat) not in page
    assert live.keeper.rooms[made["id"]].table.row.seed not in page


def test_a_wrong_key_opens_nothing(live: Live, client: httpx.Client) -> None:
    made, other = a_table(client), a_table(client)
    key = live.keeper.identity.seat_link(made["id"], 0)
    for query in (f"seat=P2&key={key}", f"seat=P1&key={key[:-1]}", "seat=P1", f"seat=X&key={key}", "key=%00&seat=P1"):
        assert "key=" not in client.get(f"/t/{made['id']}?{query}").text
    assert "key=" not in client.get(f"/t/{other['id']}?seat=P1&key={key}").text
    assert "key=" in client.get(f"/t/{made['id']}?seat=P1&key={key}").text


def test_a_match_that_is_over(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1")
    room = live.keeper.rooms[made["id"]]
    live.do(live.keeper.submit(room, 1, "somebody", say.Sit("1", NASTY)))
    assert "being played" in client.get(f"/t/{made['id']}").text
    live.do(live.keeper.submit(room, 1, "somebody", say.Concede("2")))
    page = client.get(f"/t/{made['id']}").text
    assert "P1 won: P2 (&lt;script&gt;" in page
    assert f'href="/api/tables/{made["id"]}/record"' in page
    assert room.table.row.seed in page


def test_a_page_that_is_not_there_is_a_page(client: httpx.Client) -> None:
    for path in ("/t/nothing", "/nothing", "/t/%3Cscript%3E"):
        response = client.get(path)
        assert (response.status_code, response.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "That did not work" in response.text
        assert "<script" not in response.text


def test_a_host_that_is_none_is_not_repeated(client: httpx.Client) -> None:
    page = client.get("/", headers={"Host": "a'><script>"}).text
    assert "<script" not in page
    assert "--url http://127.0.0.1:" in page
