"""Threaded HTTP server that neither slow clients nor many of them can stop.

One thread accepts connections and receives the heads of their requests. Only a request with a complete head gets a
thread of its own. Heads and bodies have a deadline, and connections and threads are bounded: when one is too many, the
oldest that still sends its request makes room for the new one.
"""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from errno import EMFILE, ENFILE
from selectors import EVENT_READ, DefaultSelector
from threading import Lock
from time import monotonic, sleep
from typing import Any

from werkzeug.serving import ThreadedWSGIServer, WSGIRequestHandler

from tempo.arena.jobs.own_process import open_file_limit

HEAD_SECONDS = 10.0  # from the connection until the head is complete
BODY_SECONDS = 30.0  # from the head until the body is complete
SEND_SECONDS = 30.0  # for a client to take a part of an answer
MAX_HEAD = 1 << 16  # bytes
MAX_WAITING = 256  # connections without a complete head; Windows waits for at most 512 sockets at once
MAX_THREADS = 128  # requests being answered, event streams included
ENDS = (b"\n\r\n", b"\n\n")  # of a head
BUSY = "503 Service Unavailable", "the server has too many requests: try again in a moment"
LATE = "408 Request Timeout", f"the request was not complete after {HEAD_SECONDS:.0f} s"
TOO_LONG = "431 Request Header Fields Too Large", f"the head of the request has more than {MAX_HEAD} bytes"


class Connection(socket.socket):
    """A client's connection, with the bytes that were received before its request got a thread."""

    def __init__(self, accepted: socket.socket, address: Any) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, accepted.detach())
        self.setblocking(False)
        self.address = address
        self.received = b""
        self.deadline = monotonic() + HEAD_SECONDS
        self.is_receiving = False  # whether its thread waits for the body

    def recv_into(self, buffer: Any, nbytes: int = 0, flags: int = 0) -> int:
        """Receive bytes of the request, which ends with its deadline or with the connection: there is no error."""
        if self.received:
            count = min(len(buffer), len(self.received))
            buffer[:count], self.received = self.received[:count], self.received[count:]
            return count
        if (left := self.deadline - monotonic()) <= 0:
            return 0
        self.settimeout(left)
        self.is_receiving = True
        try:
            return super().recv_into(buffer, nbytes, flags)
        except OSError:
            return 0
        finally:
            self.is_receiving = False
            self.settimeout(SEND_SECONDS)

    def end_request(self) -> None:
        """Let its thread receive nothing more."""
        self.deadline = 0.0
        with suppress(OSError):
            self.shutdown(socket.SHUT_RD)

    def refuse(self, reason: tuple[str, str]) -> None:
        """Close it, with a line as the answer. Browsers open connections ahead of requests: those get no answer."""
        status, sentence = reason
        head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(sentence) + 1}\r\n"
        with self, suppress(OSError):
            if self.received:
                self.send(f"{head}Connection: close\r\n\r\n{sentence}\n".encode())
                self.shutdown(socket.SHUT_WR)


class SilentHandler(WSGIRequestHandler):
    """Request handler without a log line per request."""

    timeout = SEND_SECONDS

    def log(self, type: str, message: str, *args: object) -> None:
        pass


class BoundedServer(ThreadedWSGIServer):
    """The server; `serve_forever` runs until `shutdown`."""

    daemon_threads = True

    def __init__(self, host: str, port: int, app: Any, waiting: int = MAX_WAITING, threads: int = MAX_THREADS) -> None:
        """Bind the server to its port.

        host     name or address to listen on
        port     0 for a free one
        app      WSGI application
        waiting  most connections without a complete head, fewer where the process may open few files
        threads  most requests that are being answered, likewise
        """
        super().__init__(host, port, app, SilentHandler)
        files = open_file_limit()
        self.max_waiting, self.max_threads = min(waiting, files // 4), min(threads, files // 2)
        self.waiting: dict[Connection, None] = {}  # without a complete head, the oldest first
        self.answered: dict[Connection, None] = {}  # with a thread, the oldest first
        self.lock = Lock()  # of `answered`
        self.selector = DefaultSelector()
        self.is_ending = False
        self.socket.setblocking(False)
        self.selector.register(self.socket, EVENT_READ)

    def serve_forever(self, poll_interval: float = 0.1) -> None:
        """Serve until `shutdown`, and look for it in this interval of seconds."""
        try:
            while not self.is_ending:
                for key, _ in self.selector.select(poll_interval):
                    if key.fileobj is self.socket:
                        self.accept()
                    elif key.fileobj in self.waiting:  # still, after those before it
                        self.receive(key.fileobj)  # type: ignore[arg-type]
                while self.waiting and next(iter(self.waiting)).deadline < monotonic():
                    self.release_oldest().refuse(LATE)
        finally:
            self.selector.close()
            self.server_close()

    def shutdown(self) -> None:
        """Let `serve_forever` end soon."""
        self.is_ending = True

    def accept(self) -> None:
        """Accept a connection; the oldest makes room for it."""
        try:
            connection = Connection(*self.socket.accept())
        except OSError as problem:  # the client has gone, or no file is left
            if problem.errno in (EMFILE, ENFILE):
                if self.waiting:
                    self.release_oldest().refuse(BUSY)
                sleep(0.01)  # the client still waits: others may close files meanwhile
            return
        if len(self.waiting) >= self.max_waiting:
            self.release_oldest().refuse(BUSY)
        self.waiting[connection] = None
        self.selector.register(connection, EVENT_READ)

    def release_oldest(self) -> Connection:
        return self.release(next(iter(self.waiting)))

    def release(self, connection: Connection) -> Connection:
        """Return a connection that waits no longer."""
        del self.waiting[connection]
        self.selector.unregister(connection)
        return connection

    def receive(self, connection: Connection) -> None:
        """Receive more of a head, and answer the request once it is complete."""
        try:
            part = connection.recv(MAX_HEAD)
        except BlockingIOError:
            return
        except OSError:
            part = b""
        connection.received += part
        if not part:
            self.release(connection).close()
        elif any(end in connection.received for end in ENDS):
            self.answer(self.release(connection))
        elif len(connection.received) > MAX_HEAD:
            self.release(connection).refuse(TOO_LONG)

    def answer(self, connection: Connection) -> None:
        """Answer a request in a thread, or refuse it if none is to be had."""
        connection.deadline = monotonic() + BODY_SECONDS
        with suppress(RuntimeError):  # the system starts no more threads
            if self.has_room():
                self.answered[connection] = None
                self.process_request(connection, connection.address)
                return
        self.answered.pop(connection, None)
        connection.refuse(BUSY)

    def has_room(self) -> bool:
        """Return whether one more thread may start; the oldest request without its whole body makes room for it."""
        with self.lock:
            late = next((connection for connection in self.answered if connection.is_receiving), None)
            if len(self.answered) >= self.max_threads and late is not None:
                del self.answered[late]
                late.end_request()
            return len(self.answered) < self.max_threads

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer a request in its thread."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            with self.lock:
                self.answered.pop(request, None)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Log an error of a request, but not that its connection failed."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)
