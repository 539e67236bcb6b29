"""Guests, and accounts for whoever wants to come back from another machine."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, insert
from starlette.requests import Request
from starlette.responses import Response

from kumite.server.asks import clean
from kumite.server.entry import User, name_key
from kumite.server.http import Denied, body, keeper_of, remember, reply, user_of
from kumite.server.pace import now
from kumite.server.security import pass_gate
from kumite.server.shapes import Login, Me, NewAccount
from kumite.server.store import read, schema
from kumite.server.store.journal import Clash

WRONG = "there is no account with this name and this password"
TAKEN = "this name is taken"

hasher = PasswordHasher()


async def me(request: Request) -> Response:
    """Whoever has no cookie of ours yet becomes a guest."""
    keeper, user = keeper_of(request), user_of(request)
    if user is None:
        user = keeper.identity.new_user()
        return remember(request, reply(Me(user, "", False)), user)
    return reply(shown(user, await asyncio.to_thread(read.user, keeper.engine, user)))


async def register(request: Request) -> Response:
    """The guest's id becomes the account's: seats are kept."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.logins, request.scope, "tries")
    wish = await body(request, NewAccount)
    if clean(wish.name) != wish.name or len(wish.name) < 2:
        raise Denied(422, "a name is of printable letters, without spaces at its ends or two in a row")
    user = user_of(request) or keeper.identity.new_user()
    if await asyncio.to_thread(read.user, keeper.engine, user) is not None:
        raise Denied(409, "you have an account already; log out to make another")
    async with request.app.state.hashing:
        kept = await asyncio.to_thread(hasher.hash, wish.password)
    made = User(user, wish.name, name_key(wish.name), kept, now())
    try:
        await keeper.journal.write(lambda connection: put_user(connection, made))
    except Clash:
        raise Denied(409, TAKEN) from None
    return remember(request, reply(shown(user, made), 201), user)


def put_user(connection: Connection, user: User) -> None:
    columns = {"id": user.id, "name": user.name, "name_key": user.name_key}
    connection.execute(insert(schema.users), {**columns, "password_hash": user.password_hash, "made": user.made})


async def login(request: Request) -> Response:
    """A wrong name takes as long as a wrong password, and is told the same."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.logins, request.scope, "tries")
    given = await body(request, Login)
    found = None
    if given.name.isprintable():
        found = await asyncio.to_thread(read.user_by_name, keeper.engine, given.name)
    async with request.app.state.hashing:
        right = await asyncio.to_thread(fits, found and found.password_hash, given.password)
    if found is None or not right:
        raise Denied(401, WRONG)
    return remember(request, reply(shown(found.id, found)), found.id)


async def logout(request: Request) -> Response:
    """Another guest from now on."""
    user = keeper_of(request).identity.new_user()
    return remember(request, reply(Me(user, "", False)), user)


def fits(kept: str | None, password: str) -> bool:
    """Whether this is the password; where there is none, the same work is done for nobody."""
    try:
        return hasher.verify(kept or nobody(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobody() -> str:
    """The hash of a password that nobody has."""
    return hasher.hash("nobody's password")


def shown(user: str, account: User | None) -> Me:
    return Me(user, account.name if account is not None else "", account is not None)
