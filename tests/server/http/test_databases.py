"""The same over both kinds of database."""

from __future__ import annotations

from tests.server.http.live import a_table, refusal, running_on


def test_accounts_and_tables_on_both_databases(database_url: str) -> None:
    account = {"name": "Ada", "password": "correct horse"}
    with running_on(database_url) as live, live.client() as client, live.client() as other:
        assert client.get("/healthz").json()["database"] in database_url
        made = client.post("/api/accounts", json=account).json()
        assert refusal(other.post("/api/accounts", json={**account, "name": "ADA"}), 409) == "this name is taken"
        assert other.post("/api/login", json=account).json() == made
        assert refusal(other.post("/api/login", json={**account, "name": "a\0"}), 401)
        ids = [a_table(client, sit="P1")["id"] for _ in range(2)]
        assert {table["id"] for table in other.get("/api/tables").json()} == set(ids)
        assert refusal(other.get("/api/tables/%00"), 404)
    with running_on(database_url) as live, live.client() as client:
        client.post("/api/login", json=account)
        assert client.get("/api/me").json() == made
        assert {table["id"] for table in client.get("/api/tables").json()} == set(ids)
        assert client.get(f"/api/tables/{ids[0]}").json()["seats"][0]["name"] == "Ada"
