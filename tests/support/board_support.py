"""Support for tests of the board: a server started by the real command, the processes that it leaves behind, and the
same server without a port."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

from flask import Flask
from flask.testing import FlaskClient
from folders import ROOT
from waiting import PATIENCE, wait_until

from tempo.app.server import BoardServices, new_app

PYTHON = os.environ.get("TEMPO_BOARD_PYTHON", sys.executable)  # `.ci/windows` sets it
ENDED = 0 if sys.platform != "win32" else 1  # exit code of a server that was asked to end
ADDRESS = re.compile(r"http://[\w.\[\]:]+:(\d+)/\?token=(\w+)\S*")


class BoardServer:
    """`python local_eval.py play`, from start to end; `told` is its output."""

    def __init__(self, records: Path, *options: str, port: int = 0, folder: Path = ROOT) -> None:
        self.records, self.options, self.port, self.folder = records, options, port, folder
        self.mark = f"TEMPO_TEST_BOARD={uuid4().hex}"  # inherited by all its child processes
        self.start()

    def start(self) -> None:
        command = [PYTHON, "local_eval.py", "play", *self.options, "--no-browser"]
        command += ["--port", str(self.port), "--records", str(self.records)]
        name, _, value = self.mark.partition("=")
        environment = os.environ | {name: value, "PYTHONPATH": str(self.folder / "src"), "PYTHONUNBUFFERED": "1"}
        self.token = self.printed = ""  # the token, and the whole address
        self.secrets: tuple[str, str, str] | None = None
        self.told: list[str] = []
        self.ready = threading.Event()  # set when the address is printed, or the process has ended
        self.process = subprocess.Popen(
            command, cwd=self.folder, env=environment, text=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        threading.Thread(target=self.listen, args=(self.process,), daemon=True).start()
        assert self.ready.wait(PATIENCE) and self.port, f"no address: {self.text}"

    def listen(self, process: subprocess.Popen[str]) -> None:
        """Read the output, so that a full pipe does not stop the process."""
        assert process.stdout is not None
        for line in process.stdout:
            self.told.append(line)
            if found := ADDRESS.search(line):
                self.port, self.token, self.printed = int(found[1]), found[2], found[0]
                self.ready.set()
        self.ready.set()

    @property
    def text(self) -> str:
        return "".join(self.told)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        """The address of the page, without a slash at the end."""
        return self.origin + self.root

    @property
    def root(self) -> str:
        """The path that the server gives for the token, without a slash at the end."""
        return self.given()[0]

    @property
    def cookie(self) -> tuple[str, str]:
        """Name and value of the cookie that the server gives for the token."""
        return self.given()[1:]

    def given(self) -> tuple[str, str, str]:
        if self.secrets is None:
            connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            connection.request("GET", f"/?token={self.token}")
            headers = connection.getresponse().headers
            name, _, value = headers["Set-Cookie"].partition(";")[0].partition("=")
            connection.close()
            self.secrets = headers["Location"].rstrip("/"), name, value
        return self.secrets

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the requests of a page that is let in."""
        return {"Cookie": "=".join(self.cookie), "Content-Type": "application/json"}

    def ask(self, path: str, body: Any = None) -> Any:
        """Return the answer to a request of a page that is let in: GET, or POST with a body."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        method = "GET" if body is None else "POST"
        connection.request(method, self.root + path, None if body is None else json.dumps(body), self.headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        assert answer.status == 200, (path, answer.status, text)
        return json.loads(text)

    def kill(self) -> None:
        """Kill the process, as in a crash."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """End the process by SIGTERM, which Windows does not deliver. A shell's background processes ignore Ctrl-C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            finally:
                self.process.kill()

    def processes(self) -> set[int]:
        """Return the process and all running processes that it has started."""
        return {int(folder.name) for folder in Path("/proc").glob("[0-9]*") if self.mark in environment_of(folder)}

    def wait_until_nothing_is_left(self) -> None:
        assert wait_until(lambda: not self.processes()), self.processes()


@contextmanager
def running_server(records: Path, *options: str) -> Iterator[BoardServer]:
    """Yield a server, which prints no traceback."""
    running = BoardServer(records, *options)
    yield running
    running.end()
    assert "Traceback" not in running.text, running.text


class PageClient(FlaskClient):
    """A client whose requests begin at the path that it was let in to, as those of a page."""

    root = ""

    def open(self, path: str, **more: Any) -> Any:  # type: ignore[override]
        return super().open(self.root + path, **more)

    def enter(self, address: str) -> Any:
        """Open a printed address or a seat link; return the answer."""
        self.root = ""
        answer = self.get(address)
        assert answer.status_code == 303
        self.root = answer.headers["Location"].rstrip("/")
        return answer


def new_client(app: Flask, host: str = "127.0.0.1:1") -> PageClient:
    """Return a client that is not let in yet; `host` is in its requests."""
    client = PageClient(app, app.response_class)
    client.environ_base["HTTP_HOST"] = host
    return client


def page_client(services: BoardServices) -> PageClient:
    """Return a client of a new app that is let in."""
    client = new_client(new_app(services))
    client.enter(f"/?token={services.files.token}")
    return client


def environment_of(process: Path) -> list[str]:
    try:
        return (process / "environ").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return []  # it has ended, or belongs to another user
