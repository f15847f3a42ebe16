"""Games of two people on two pages, as both send them: the table that is shared, links, moves, and the clock."""

from __future__ import annotations

from typing import Any

from board_support import PageClient

BOARD, OTHER = "0123456789abcdef", "fedcba9876543210"
PEOPLE = ["human", "human"]
UNTIMED, TIMED = {"kind": "none", "act": 1.0, "bank": 0.0}, {"kind": "timed", "act": 2.0, "bank": 60.0}
TABLE = {"game": "connectx", "shape": {}, "clock": UNTIMED, "seats": PEOPLE, "line": []}


class Watch:
    """The clock of shared games."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def line_of(*actions: int, seconds: float | None = None) -> list[dict[str, Any]]:
    return [{"action": action, "seconds": seconds} for action in actions]


def links_of(owner: PageClient, board: str = BOARD, **table: Any) -> list[str]:
    """Share a board if it is not shared, and return the paths of both links."""
    answer = owner.post(f"/api/boards/{board}/links", json={**TABLE, **table})
    assert answer.status_code == 200, answer.json
    return ["/" + link.partition("/?")[2].join(("?", "")) for link in answer.json["links"]]


def state(client: PageClient, board: str = BOARD) -> dict[str, Any]:
    return dict(client.get(f"/api/shared/{board}").json)


def actions(client: PageClient) -> list[int]:
    return [move["action"] for move in state(client)["line"]]


def send(client: PageClient, command: str, **body: Any) -> tuple[int, str]:
    """Return the status and the error, or nothing."""
    answer = client.post(f"/api/shared/{BOARD}/{command}", json=body)
    return answer.status_code, str(answer.json.get("error", ""))


def play(client: PageClient, action: int, at: int, **more: float) -> str:
    """Return the error, or nothing."""
    return send(client, "play", action=action, at=at, **more)[1]


def change(owner: PageClient, **changes: Any) -> tuple[int, str]:
    """Change the table as the owner's page does, which sends all of it."""
    known = state(owner)
    table = {name: known[name] for name in ("game", "shape", "clock", "seats", "line", "ending", "paused", "version")}
    return send(owner, "line", **(table | changes))
