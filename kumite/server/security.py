"""Who may ask what, how much and how often; and what a browser may do with the answers."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumite.server.config import Config, Limits
from kumite.server.http import Denied
from kumite.server.limits import Buckets
from kumite.server.pages import turned_away

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": ":80", "https": ":443"}
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
STYLE, ICON = "/style.css", "/icon.svg"
FOREVER, KEPT = "public, max-age=31536000, immutable", "public, max-age=3600"
FILES = "/assets/"  # of the web client, from memory
CARD_FILES = "/api/pools"
UNLIMITED = ("/healthz", FILES)  # whoever watches over the server asks often; one page has many files
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


# Where somebody comes from


def address_of(scope: Scope) -> str:
    """The peer's address; of IPv6 only the network, because a single house has billions of those.

    A proxy's X-Forwarded-For is uvicorn's business: what it trusts is in the scope already."""
    host = str((scope.get("client") or ("unknown", 0))[0])
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return host


def is_local(scope: Scope) -> bool:
    """Whether somebody on this very machine asks."""
    try:
        found = ip_address(str((scope.get("client") or ("unknown", 0))[0]))
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def origin_allowed(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a browser may have been told to send this by a page of ours; programs send no Origin at all.

    A page whose referrer policy is no-referrer sends "null", and only the browser's own word says whose it is."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is None or origin == "null":
        return site in (("same-origin", "none", None) if origin is None else ("same-origin",))
    origin = origin.lower()
    if origin in [allowed.lower().rstrip("/") for allowed in config.origins]:
        return True
    scheme, _, host = origin.partition("://")
    schemes = ("https",) if config.secure else ("http", "https")
    if scheme not in schemes or not host:
        return False
    port = PORTS[scheme]
    return host.removesuffix(port) == headers.get("host", "").lower().removesuffix(port)


def own_address(request: Request) -> str:
    """The server's address as the client knows it, without a slash at the end."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        named, port = request.scope.get("server") or ("localhost", 80)
        host = f"[{named}]:{port}" if ":" in named else f"{named}:{port}"
    secure: bool = request.app.state.config.secure
    return f"{'https' if secure else request.scope.get('scheme', 'http')}://{host}"


def is_origin(text: str) -> bool:
    """Whether this can be an Origin: a scheme, a host, perhaps a port."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in PORTS and bool(HOST.fullmatch(parts.netloc)) and not (parts.path.strip("/") or parts.query)


# How much and how often


class Gates:
    """A bucket for every address: for requests, for new tables, for passwords, for what has to be read."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.tables = Buckets(limits.tables, limits.table_burst)
        self.logins = Buckets(limits.logins, limits.login_burst)
        self.tries = Buckets(limits.tries, limits.try_burst)
        self.uploads = Buckets(limits.uploads, limits.upload_burst)


def pass_gate(gate: Buckets, scope: Scope, what: str) -> None:
    """Take one from the address's bucket, or refuse."""
    if not gate.take(address_of(scope)):
        wait = math.ceil(1 / gate.rate) if gate.rate > 0 else 3600
        seconds = "a second" if wait == 1 else f"{wait} seconds"
        raise Denied(429, f"too many {what} from this address; try again in {seconds}", {"Retry-After": str(wait)})


def bounded(receive: Receive, most: int) -> Receive:
    """The same messages, until they get too long."""
    heard = 0

    async def hear() -> Message:
        nonlocal heard
        message = await receive()
        heard += len(message.get("body", b""))
        if heard > most:
            raise too_long(most)
        return message

    return hear


def too_long(most: int) -> Denied:
    return Denied(413, f"this is too long; at most {most} bytes are read", {"Connection": "close"})


# The middlewares


class Guard:
    """Turns away what is too much, too long, or sent by somebody else's page."""

    def __init__(self, app: ASGIApp, config: Config, gates: Gates) -> None:
        self.app, self.config, self.gates = app, config, gates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        try:
            self.check(scope)
        except Denied as refusal:
            return await turned_away(scope, refusal)(scope, receive, send)
        return await self.app(scope, bounded(receive, self.most(scope)), send)

    def most(self, scope: Scope) -> int:
        """How many bytes are read: a card file is longer than anything else."""
        limits, files = self.config.limits, scope["method"] == "POST" and scope["path"] == CARD_FILES
        return limits.upload_bytes if files else limits.body_bytes

    def check(self, scope: Scope) -> None:
        headers, most = Headers(scope=scope), self.most(scope)
        if not scope["path"].startswith(UNLIMITED):
            pass_gate(self.gates.requests, scope, "requests")
        length = headers.get("content-length", "")
        if length.isdigit() and (len(length) > 18 or int(length) > most):
            raise too_long(most)
        if scope["method"] not in SAFE and not origin_allowed(headers, self.config):
            raise Denied(403, "this was sent by the page of another site, so it is not done")


def kept(path: str) -> str:
    """How long a browser may keep this: a file of the client's has another name when it changes."""
    return FOREVER if path.startswith(FILES) else KEPT if path in (STYLE, ICON) else "no-store"


class Shield:
    """Puts the security headers on every response."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers(scope["path"], message["status"]))
            await send(message)

        return await self.app(scope, receive, shielded)

    def headers(self, path: str, status: int) -> dict[str, str]:
        """Seats' secrets stand in addresses, so those are told to nobody and kept nowhere.

        The front page has no secret but a form, which browsers send without an Origin where the policy is
        no-referrer; so its address is told to ourselves."""
        found = {
            **HEADERS,
            "Referrer-Policy": "same-origin" if path == "/" else "no-referrer",
            "Cache-Control": kept(path) if status == 200 else "no-store",
        }
        if self.config.secure:
            found["Strict-Transport-Security"] = "max-age=31536000"
        return found
