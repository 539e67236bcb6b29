"""Reading the store."""

from sqlalchemy import Engine, insert

from kumite.server.entry import Bundle, Row, User, name_key
from kumite.server.store import read, schema
from kumite.server.store.journal import Journal
from tests.server.store.records import entry, play, row


def test_a_table_and_its_log(engine: Engine) -> None:
    log = [entry(1), entry(2, seat=-1), entry(3, seat=1, key="ключ"), entry(4, at=2**41)]

    async def scene(journal: Journal) -> None:
        await journal.append("t", *log)
        await journal.append("u", entry(1))

    play(engine, scene, "t", "u")
    assert read.row(engine, "t") == row("t")
    assert read.row(engine, "nowhere") is None
    assert read.entries(engine, "t") == log
    assert read.entries(engine, "t", after=2) == log[2:]
    assert read.entries(engine, "nowhere") == []


def test_listings_have_the_liveliest_first(engine: Engine) -> None:
    rows = [row("a", made=1), row("b", made=2, status="playing"), row("c", made=3, status="over")]
    rows += [row("d", made=4, public=False), row("e", made=5)]

    async def scene(journal: Journal) -> None:
        for made in rows:
            await journal.create(made)
        await journal.append("a", entry(1, at=10), status="playing")
        await journal.append("b", entry(1, at=11))  # perhaps a secret

    def listed(*statuses: str, public_only: bool = True, limit: int = 10) -> str:
        found: list[Row] = read.listing(engine, statuses, public_only, limit)
        return "".join(row.id for row in found)

    play(engine, scene)
    assert listed("open", "playing", "over") == "aecb"
    assert listed("open", "playing", "over", limit=2) == "ae"
    assert listed("open", public_only=False) == "ed"
    assert listed("playing") == "ab"
    assert listed() == ""
    assert read.playing(engine) == ["a", "b"]


def test_people_by_id_and_by_name(engine: Engine) -> None:
    people = [
        User("1", "Straße", name_key("Straße"), "hash", 1),
        User("2", "guest", None, None, 2),
        User("3", "guest", None, None, 3),
    ]

    async def scene(journal: Journal) -> None:
        await journal.write(
            lambda connection: connection.execute(
                insert(schema.users),
                [{name: getattr(user, name) for name in user.__struct_fields__} for user in people],
            )
        )

    play(engine, scene)
    assert [read.user(engine, user.id) for user in people] == people
    assert read.user(engine, "4") is None
    assert read.user_by_name(engine, "STRASSE") == people[0]
    assert read.user_by_name(engine, "guest") is None  # nobody owns it


def test_bundles_are_kept_in_order(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        await journal.save_bundle("t", 5, "first")
        await journal.save_bundle("u", 6, "other")
        await journal.save_bundle("t", 7, "second")

    play(engine, scene, "t", "u")
    assert read.bundles(engine, "t") == [Bundle(1, "t", 5, "first"), Bundle(3, "t", 7, "second")]
    assert read.bundles(engine, "nowhere") == []
