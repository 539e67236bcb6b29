"""Guests and accounts: whoever comes is a guest with a signed cookie; a name and a password make that an account."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, insert, select, update
from starlette.requests import Request
from starlette.responses import Response

from kumite.server import shapes
from kumite.server.asks import clean
from kumite.server.entry import User, name_key
from kumite.server.http import Denied, body, keeper_of, remember, reply, user_of
from kumite.server.pace import now
from kumite.server.security import pass_gate
from kumite.server.store import read
from kumite.server.store.schema import users

WRONG = "there is no account with this name and this password"

hasher = PasswordHasher()  # argon2id, with the library's parameters


async def me(request: Request) -> Response:
    """Who is asking; somebody new becomes a guest."""
    keeper, user = keeper_of(request), user_of(request)
    if user is None:
        return guest(request)
    found = await keeper.ask(read.user, user)
    return reply(shown(found) if found else shapes.Me(user, "", account=False))


def guest(request: Request) -> Response:
    """A fresh cookie for somebody we have never seen."""
    user = keeper_of(request).identity.new_user()
    return remember(request, reply(shapes.Me(user, "", account=False)), user)


def shown(user: User) -> shapes.Me:
    return shapes.Me(user.id, user.name, user.password_hash is not None)


async def register(request: Request) -> Response:
    """The guest's id becomes the account's: seats are kept."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.logins, request.scope, "tries")
    wish = await body(request, shapes.NewAccount)
    if clean(wish.name) != wish.name:
        raise Denied(422, "a name is of printable letters, without spaces at its ends or two in a row")
    async with request.app.state.hashing:
        secret = await asyncio.to_thread(hasher.hash, wish.password)
    id_ = user_of(request) or keeper.identity.new_user()
    user = User(id_, wish.name, name_key(wish.name), secret, now())
    await keeper.journal.write(lambda connection: put_account(connection, user))
    return remember(request, reply(shown(user), 201), user.id)


def put_account(connection: Connection, user: User) -> None:
    """A new row, or a password for a guest's."""
    known = connection.execute(select(users.c.password_hash).where(users.c.id == user.id)).first()
    if known is not None and known[0] is not None:
        raise Denied(409, "you have an account already; log out to make another")
    taken = select(users.c.id).where(users.c.name_key == user.name_key, users.c.id != user.id)
    if connection.execute(taken).first() is not None:
        raise Denied(409, "this name is taken")
    row = {name: getattr(user, name) for name in User.__struct_fields__}
    put = insert(users) if known is None else update(users).where(users.c.id == user.id)
    connection.execute(put.values(row))


async def login(request: Request) -> Response:
    """A wrong name takes as long as a wrong password, and is told the same."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.logins, request.scope, "tries")
    given = await body(request, shapes.Login)
    can_be = clean(given.name) == given.name
    found = await keeper.ask(read.user_by_name, given.name) if can_be else None
    kept = found.password_hash if found else None
    async with request.app.state.hashing:
        right = await asyncio.to_thread(fits, kept, given.password)
    if found is None or not right:
        raise Denied(401, WRONG)
    return remember(request, reply(shown(found)), found.id)


def fits(kept: str | None, password: str) -> bool:
    """Whether this is the password; where there is none, the same work is done for nobody."""
    other = nobody()  # first of all, so that the one time it takes longer tells nothing
    try:
        hasher.verify(kept or other, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def nobody() -> str:
    """The hash of a password that nobody has."""
    return hasher.hash("nobody's password")


async def logout(request: Request) -> Response:
    """Another guest from now on."""
    return guest(request)
