"""Clients of the board's server that send a request byte by byte and never end it."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from board_support import BoardServer

CONNECTIONS = 1100
FILES = 1024  # that the server may have open
PAUSE = 0.5  # seconds between two bytes of a client
START = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "


@contextmanager
def slow_clients(server: BoardServer) -> Iterator[None]:
    """Keep CONNECTIONS clients connected to a server that may have FILES files open."""
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(limits[0], 4 * FILES), limits[1]))
    clients = [_connected(server) for _ in range(CONNECTIONS)]
    ended = Event()

    def send() -> None:
        while not ended.wait(PAUSE):
            for number, client in enumerate(clients):
                try:
                    client.send(b"x")
                except OSError:
                    clients[number] = _connected(server)

    sender = Thread(target=send, daemon=True)
    sender.start()
    try:
        yield
    finally:
        ended.set()
        sender.join()
        for client in clients:
            client.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def _connected(server: BoardServer) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port))
    with suppress(OSError):
        client.send(START)
    return client
