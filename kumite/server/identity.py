"""Who somebody is, without a word in the database: signed cookies for guests, signed links for seats."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "kumite"


class Identity:
    """Signs and reads what the server hands out; nobody else can write such a thing."""

    def __init__(self, secret: str) -> None:
        self._guests = Signer(secret, salt="kumite.user", sep="~")
        self._seats = Signer(secret, salt="kumite.seat", sep="~")

    @staticmethod
    def new_user() -> str:
        """An id for somebody we have never seen."""
        return secrets.token_urlsafe(12)

    def cookie(self, user: str) -> str:
        """What the browser keeps."""
        return self._guests.sign(user).decode()

    def user(self, cookie: str | None) -> str | None:
        """Whose cookie this is, if it is one of ours."""
        return self._read(self._guests, cookie)

    def seat_link(self, table: str, seat: int) -> str:
        """The secret of one seat: whoever has it may sit there."""
        return self._seats.sign(f"{table}.{seat}").decode().rpartition("~")[2]

    def may_sit(self, table: str, seat: int, secret: str) -> bool:
        """Whether this is that seat's secret."""
        return self._read(self._seats, f"{table}.{seat}~{secret}") is not None

    def _read(self, signer: Signer, text: str | None) -> str | None:
        if not text or not text.isascii() or len(text) > 300:
            return None
        try:
            return signer.unsign(text).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
