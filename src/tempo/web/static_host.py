"""A static host on the loopback address, for measurements and tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files and prints nothing."""

    def log_message(self, *args: Any) -> None:
        """Override."""


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Yield the address of a folder, served until the block ends."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{host.server_port}"
        finally:
            host.shutdown()
