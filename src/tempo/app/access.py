"""Access to a server: which requests are answered at all.

Any program of any user of this machine can reach the port, and so can other sites in the same browser. `play` prints an
address with a token, which only its owner can read. The first request trades the token for a cookie; without the cookie
everything is refused. Other sites cannot use the cookie: browsers withhold it or say where a request comes from, and
only a page of the same origin may send JSON. A `Host` header with the server's own name defeats DNS rebinding.
"""

from __future__ import annotations

import ipaddress
from base64 import b64encode
from hashlib import sha256
from hmac import compare_digest

from flask import Response, abort, request

LOOPBACK = ("localhost", "127.0.0.1", "::1")
REFUSED = "open the address that `play` printed: without its token nobody is let in"
COOKIE_SECONDS = 60 * 86400
AGAIN = "again"  # marks a request that our own page repeats
# A browser that follows a link on another site withholds the cookie, also from the redirection that sets it.
REPEAT = f"const to = new URL(location); to.searchParams.set('{AGAIN}', ''); location.replace(to);"
REPEAT_PAGE = f"<!DOCTYPE html><title>Tempo</title><script>{REPEAT}</script>"
REPEAT_DIGEST = b64encode(sha256(REPEAT.encode()).digest()).decode()
REPEAT_POLICY = f"default-src 'none'; script-src 'sha256-{REPEAT_DIGEST}'; frame-ancestors 'none'"


class Access:
    """The checks of all requests to one server."""

    def __init__(self, token: str, host: str) -> None:
        """Set the token of the printed address, and the name or address under which the server is reached."""
        self.token = token
        self.host = host
        self.cookie = f"tempo-{sha256(token.encode()).hexdigest()[:8]}"  # servers of one machine share their cookies

    def check(self) -> Response | None:
        """Refuse a request, answer it here, or return None: then it is one of the page that the owner has opened."""
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
        is_invited = is_read and is_entry and self._is_token(request.args.get("token", ""))
        if not is_invited and not self._is_token(request.cookies.get(self.cookie, "")):
            abort(403, REFUSED)
        if is_read and is_entry and request.args:
            return self._clean_address()
        if not is_read and request.mimetype != "application/json":
            abort(415, "the request should be JSON")
        return None

    def _is_token(self, text: str) -> bool:
        """Compare a text with the token, in a time that does not depend on where they differ."""
        return compare_digest(text.encode(errors="replace"), self.token.encode())

    def _clean_address(self) -> Response:
        """Return a redirection to the address without the token, with the cookie."""
        answer = Response(status=303, headers={"Location": "/"})
        answer.set_cookie(self.cookie, self.token, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict")
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
