"""Access to a server: which requests are answered at all.

Any program of any user of this machine can reach the port, and so can other sites in the same browser. `play` prints an
address with a token, which only its owner can read. The first request trades the token for two secrets: a path, below
which the page and all its requests lie, and a cookie for this path. Both are needed, everything else is refused.
Browsers send a cookie to every port of a host, but this one only below the path, which other ports do not learn. A seat
link is traded in the same way, for secrets that let a friend play one seat of one board (`seat_links`). Other sites
cannot use the cookie: browsers withhold it or say where a request comes from, and only a page of the same origin may
send JSON. A `Host` header with the server's own name defeats DNS rebinding.
"""

from __future__ import annotations

import hmac
import ipaddress
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from flask import Response, abort, g, request

from tempo.app.access.seat_links import Guest, SeatLinks

LOOPBACK = ("localhost", "127.0.0.1", "::1")
REFUSED = "open the address that `play` printed: without its token nobody is let in"
BAD_LINK = "this link lets nobody in: its game has ended or it is not complete; ask for a new one"
NOT_FOR_GUESTS = "your link lets you play at one seat of one board only"
BELOW_KEY = re.compile(r"(/[0-9a-f]{32})(/.*)", re.DOTALL)
COOKIE = "tempo"
COOKIE_SECONDS = 60 * 86400
AGAIN = "again"  # marks a request that our own page repeats
# A browser that follows a link on another site withholds the cookie, also from the redirection that sets it.
REPEAT = f"const to = new URL(location); to.searchParams.set('{AGAIN}', ''); location.replace(to);"
REPEAT_PAGE = f"<!DOCTYPE html><title>Tempo</title><script>{REPEAT}</script>"
REPEAT_DIGEST = b64encode(sha256(REPEAT.encode()).digest()).decode()
REPEAT_POLICY = f"default-src 'none'; script-src 'sha256-{REPEAT_DIGEST}'; frame-ancestors 'none'"
WsgiApp = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


class PageSecrets(NamedTuple):
    """Both secrets of a page; it needs both at once."""

    root: str  # path above all its requests, without a slash at the end
    cookie: str


class Access:
    """The checks of all requests to one server."""

    def __init__(self, token: str, host: str, links: SeatLinks) -> None:
        """Set the token of the printed address, the name or address of the server, and the seat links of its boards."""
        self.token = token
        self.host = host
        self.links = links

    def check(self) -> Response | None:
        """Refuse a request, answer it here, or return None: then it is one of a page that may send it.

        Afterwards `g.guest` is who plays by a seat link, None for the owner.
        """
        if "Host" not in request.headers:
            abort(400, "a request needs a Host header")
        if not _is_own_host(request.host, self.host):
            abort(403, "this server answers to its own address only")
        is_read, is_entry = request.method in ("GET", "HEAD"), request.path == "/"
        if request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
            if is_read and is_entry and AGAIN not in request.args:
                return Response(REPEAT_PAGE, mimetype="text/html", headers={"Content-Security-Policy": REPEAT_POLICY})
            abort(403, "requests from other sites are refused")
        if request.headers.get("Origin", request.host).rpartition("/")[2] != request.host:
            abort(403, "requests from other sites are refused")
        entry = request.args if is_read and is_entry else {}
        g.guest = self._find_visitor() if request.script_root else self._find_newcomer(entry)
        if g.guest is not None and not g.guest.may(
            request.endpoint, request.args.to_dict() | (request.view_args or {})
        ):
            abort(403, NOT_FOR_GUESTS)
        if entry:
            return _clean_address(self.secrets_of(g.guest))
        if not is_read and request.mimetype != "application/json":
            abort(415, "the request should be JSON")
        return None

    def secrets_of(self, guest: Guest | None) -> PageSecrets:
        """Return the secrets of a guest's page, or the owner's. The cookie of a guest names the seat."""
        seat = "" if guest is None else f"{guest.board}.{guest.seat}."
        digests = (hmac.new(self.token.encode(), f"{use} {seat}".encode(), sha256) for use in ("path", "cookie"))
        key, secret = (digest.hexdigest()[:32] for digest in digests)
        return PageSecrets(f"/{key}", seat + secret)

    def _find_newcomer(self, entry: Mapping[str, str]) -> Guest | None:
        """Return who comes with the token or a seat link in the address; refuse everybody else."""
        if _is_same(entry.get("token", ""), self.token):
            return None
        link = entry.get("seat", "")
        guest = self.links.read(link)
        if guest is None:
            abort(403, BAD_LINK if link else REFUSED)
        return guest

    def _find_visitor(self) -> Guest | None:
        """Return whose page asks, by the path and the cookie; refuse everybody else."""
        cookie = request.cookies.get(COOKIE, "")
        guest = self.links.seat_named(cookie)
        root, secret = self.secrets_of(guest)
        if not _is_same(f"{request.script_root} {cookie}", f"{root} {secret}"):
            abort(403, REFUSED)
        if guest is not None and not self.links.is_shared(guest.board):
            abort(403, BAD_LINK)
        return guest


def seat_of_guest() -> int | None:
    """Return the seat of a person who plays by a link, None for the owner."""
    return None if g.guest is None else int(g.guest.seat)


def below_key(app: WsgiApp) -> WsgiApp:
    """Return an application that finds the key of a page in SCRIPT_NAME: its routes begin behind it."""

    def served(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if match := BELOW_KEY.fullmatch(environ["PATH_INFO"]):
            environ["SCRIPT_NAME"], environ["PATH_INFO"] = match.groups()
        return app(environ, start_response)

    return served


def _clean_address(secrets: PageSecrets) -> Response:
    """Return a redirection to the page, at an address without the token or the link, with its cookie."""
    root = f"{secrets.root}/"
    answer = Response(status=303, headers={"Location": root})
    answer.set_cookie(COOKIE, secrets.cookie, COOKIE_SECONDS, path=root, httponly=True, samesite="Strict")
    return answer


def _is_same(text: str, secret: str) -> bool:
    """Compare a text with a secret, in a time that does not depend on where they differ."""
    return hmac.compare_digest(text.encode(errors="replace"), secret.encode())


def _is_own_host(requested: str, host: str) -> bool:
    """Return whether a `Host` header names this server. Numeric addresses cannot be rebound by others."""
    name = requested.rpartition(":")[0] if requested.rpartition(":")[2].isdecimal() else requested
    name = name.strip("[]")
    if name in (*LOOPBACK, host):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return host not in LOOPBACK
