"""Seat links: addresses that let a friend play one seat of one board, and nothing else.

A link holds the board, the seat and a secret made from the owner's token, which nobody can compute without it. A board
has links from the moment its owner asks for them, and they end with the board.
"""

from __future__ import annotations

import hmac
import re
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import chain
from typing import Any, NamedTuple

import psutil

LINK = re.compile(r"([0-9a-z]{16})\.([01])\.([0-9a-f]{32})")
# What a friend's page asks for, by the names of the routes; those of boards only for its own board.
PAGE_ROUTES = ("index", "asset", "drawings", "colours", "rules.positions")
BOARD_ROUTES = ("shared.state", "shared.play", "shared.resign", "boards.events", "boards.poll")


class Guest(NamedTuple):
    """A person who plays by a link."""

    board: str
    seat: int

    def may(self, endpoint: str | None, arguments: Mapping[str, Any]) -> bool:
        """Return whether a request is for the page, or for this seat of this board."""
        return endpoint in PAGE_ROUTES or (endpoint in BOARD_ROUTES and arguments.get("board") == self.board)


class SeatLinks:
    """The links of a server's boards."""

    def __init__(self, token: str, is_shared: Callable[[str], bool]) -> None:
        """Set the owner's token, and the function that returns whether the board of this name exists and has links."""
        self.token = token
        self.is_shared = is_shared

    def text_of(self, guest: Guest) -> str:
        """Return the part of a link that lets somebody in."""
        secret = hmac.new(self.token.encode(), f"seat {guest.board} {guest.seat}".encode(), sha256).hexdigest()
        return f"{guest.board}.{guest.seat}.{secret[:32]}"

    def seat_named(self, text: str) -> Guest | None:
        """Return whose seat a text names, whether or not its secret is right."""
        match = LINK.fullmatch(text)
        return None if match is None else Guest(match[1], int(match[2]))

    def read(self, text: str) -> Guest | None:
        """Return who a link lets in, None for a wrong one or a board that has ended."""
        if (guest := self.seat_named(text)) is None:
            return None
        is_right = hmac.compare_digest(text.encode(), self.text_of(guest).encode())
        return guest if is_right and self.is_shared(guest.board) else None


def network_address() -> str | None:
    """Return the address of this machine in its network, None without a network. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        trial.connect(("192.0.2.1", 9))  # an address for documentation; the route to it leaves by the usual interface
        return str(trial.getsockname()[0])
    known = chain.from_iterable(psutil.net_if_addrs().values())
    addresses = (interface.address for interface in known if interface.family == socket.AF_INET)
    return next((address for address in addresses if not address.startswith("127.")), None)
