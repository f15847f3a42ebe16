"""Access to a server: which requests are answered at all.

Any program of any user of this machine can reach the port, and so can other sites in the same browser. `play` prints an
address with a token, which only its owner can read. The first request trades the token for a cookie; without the cookie
everything is refused. A seat link is traded in the same way, for a cookie that lets a friend play one seat of one
board (`seat_links`). Other sites cannot use the cookie: browsers withhold it or say where a request comes from, and
only a page of the same origin may send JSON. A `Host` header with the server's own name defeats DNS rebinding.
"""

from __future__ import annotations

import ipaddress
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest

from flask import Response, abort, g, request

from tempo.app.seat_links import Guest, SeatLinks

LOOPBACK = ("localhost", "127.0.0.1", "::1")
REFUSED = "open the address that `play` printed: without its token nobody is let in"
BAD_LINK = "this link lets nobody in: its game has ended or it is not complete; ask for a new one"
NOT_FOR_GUESTS = "your link lets you play at one seat of one board only"
COOKIE_SECONDS = 60 * 86400
AGAIN = "again"  # marks a request that our own page repeats
# A browser that follows a link on another site withholds the cookie, also from the redirection that sets it.
REPEAT = f"const to = new URL(location); to.searchParams.set('{AGAIN}', ''); location.replace(to);"
REPEAT_PAGE = f"<!DOCTYPE html><title>Tempo</title><script>{REPEAT}</script>"
REPEAT_DIGEST = b64encode(sha256(REPEAT.encode()).digest()).decode()
REPEAT_POLICY = f"default-src 'none'; script-src 'sha256-{REPEAT_DIGEST}'; frame-ancestors 'none'"


class Access:
    """The checks of all requests to one server."""

    def __init__(self, token: str, host: str, links: SeatLinks) -> None:
        """Set the token of the printed address, the name or address of the server, and the seat links of its boards."""
        self.token = token
        self.host = host
        self.links = links
        self.cookie = f"tempo-{sha256(token.encode()).hexdigest()[:8]}"  # servers of one machine share their cookies
        self.seat_cookie = f"{self.cookie}-seat"

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
        is_owner = self._is_token(entry.get("token", "")) or self._is_token(request.cookies.get(self.cookie, ""))
        g.guest = None if is_owner else self._find_guest(entry)
        if g.guest is not None and not g.guest.may(request.endpoint, request.view_args or {}):
            abort(403, NOT_FOR_GUESTS)
        if entry:
            return self._clean_address(g.guest, self.links.read(entry.get("seat", "")))
        if not is_read and request.mimetype != "application/json":
            abort(415, "the request should be JSON")
        return None

    def _find_guest(self, entry: Mapping[str, str]) -> Guest:
        """Return who a seat link, in the address or in the cookie, lets in; refuse everybody else."""
        text = entry.get("seat", request.cookies.get(self.seat_cookie, ""))
        guest = self.links.read(text)
        if guest is None:
            abort(403, BAD_LINK if text else REFUSED)
        return guest

    def _is_token(self, text: str) -> bool:
        """Compare a text with the token, in a time that does not depend on where they differ."""
        return compare_digest(text.encode(errors="replace"), self.token.encode())

    def _clean_address(self, guest: Guest | None, linked: Guest | None) -> Response:
        """Return a redirection to the address without the token or the link, with the cookie.

        An owner who opens a link, whose seat is `linked`, comes to its board.
        """
        place = f"/#board={linked.board}" if linked is not None and guest is None else "/"
        answer = Response(status=303, headers={"Location": place})
        name, value = (self.cookie, self.token) if guest is None else (self.seat_cookie, self.links.text_of(guest))
        answer.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict")
        return answer


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
