"""Everything that is said over a socket (docs/protocol.md): JSON objects, each with its `type`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kumite.errors import Refusal

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(max_length=64)]
Words = Annotated[str, msgspec.Meta(max_length=400)]
Key = Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]  # letters, digits, signs; no spaces


class BadMessage(Refusal):
    """A message that is none of the protocol's."""


# From a client


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


class Hello(Said, frozen=True, tag="hello"):
    """The first message: what the client has seen already, if it comes back."""

    since: int | None = None


class Ping(Said, frozen=True, tag="ping"):
    """Are you there?"""


class Why(Said, frozen=True, tag="why"):
    """Why is this not among my options?"""

    id: Key
    text: Words


class Command(Said, frozen=True):
    """Something that is to happen; `id` is the client's own, and the same one never happens twice."""

    id: Key


class Answer(Command, frozen=True, tag="answer"):
    """An answer to question number `q`, in the notation of the table."""

    q: int
    option: Words


class Sit(Command, frozen=True, tag="sit"):
    """Take the seat this client's link or cookie gives it the right to."""

    name: Name = ""


class Undo(Command, frozen=True, tag="undo"):
    """Take back the own last step; where something was revealed or rolled since, ask the others."""


class Agree(Command, frozen=True, tag="agree"):
    """Yes to the undo that is asked for."""


class Decline(Command, frozen=True, tag="decline"):
    """No to it."""


class Concede(Command, frozen=True, tag="concede"):
    """Give the match up, or with `game` only the game of it that is being played."""

    game: bool = False


class Takeover(Command, frozen=True, tag="takeover"):
    """Let a bot play the seat of somebody who left."""

    seat: Name
    bot: Name = "greedy"


class Back(Command, frozen=True, tag="back"):
    """Play on, instead of the bot that took over."""


class Emote(Said, frozen=True, tag="emote"):
    """A gesture for everybody at the table; it is not kept, so it has no reply."""

    emote: Literal["hello", "nice", "ouch", "hurry", "oops", "thanks", "gg"]
    id: Key | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Again, with the seats moved on."""


Spoken = Hello | Ping | Why | Emote | Answer | Sit | Undo | Agree | Decline | Concede | Takeover | Back | Rematch
_decoder: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)


def decode(raw: str | bytes) -> Spoken:
    """What a client said, or one sentence about what is wrong with it."""
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise BadMessage(f"this message is none of the protocol's: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"this message is not JSON: {error}") from None


class HasId(msgspec.Struct, frozen=True):
    """Any message that names itself."""

    id: Key


def id_of(raw: str | bytes) -> str | None:
    """The id of a message that is refused, if it can be made out."""
    try:
        return msgspec.json.decode(raw, type=HasId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


# From the server


class Told(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything the server says."""


class Welcome(Told, frozen=True, tag="welcome"):
    """Who the client is at this table, and how to keep the connection."""

    table: str
    you: str | None
    protocol: int
    heartbeat: float  # seconds; whoever is silent for three times as long is taken to be gone
    missed: int | None = None  # how many updates follow at once; None: one fresh view instead


class Ok(Told, frozen=True, tag="ok"):
    """It happened, and it is on disk.  Update number `seq` shows it; the same message again gets the same reply."""

    id: str
    seq: int


class Refused(Told, frozen=True, tag="refused"):
    """It did not happen, and why; with the question that is open now, for whoever answered an old one."""

    reason: str
    id: str | None = None
    rules: tuple[str, ...] = ()
    q: int | None = None


class Because(Told, frozen=True, tag="because"):
    """The answer to a `why`."""

    id: str
    reason: str
    rules: tuple[str, ...] = ()


class Emoted(Told, frozen=True, tag="emote"):
    """Somebody's gesture."""

    seat: str
    emote: str


class Pong(Told, frozen=True, tag="pong"):
    """I am here."""


class People(Told, frozen=True, tag="people"):
    """Who is connected, and how many watch; not numbered, the latest counts."""

    here: dict[str, bool]
    watching: int


class Trouble(Told, frozen=True, tag="trouble"):
    """Something went wrong on our side; what happened was taken back, and the match goes on if it can."""

    reason: str


class Bye(Told, frozen=True, tag="bye"):
    """The server closes this connection; `again`: come back and go on."""

    reason: str
    again: bool = True


BACK_SOON = "the server is being restarted; come back in a moment"

_encoder = msgspec.json.Encoder()


def encode(told: Told | dict[str, Any]) -> bytes:
    """As it goes over the wire."""
    return _encoder.encode(told)
