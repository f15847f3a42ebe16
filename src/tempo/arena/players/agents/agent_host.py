"""Host process of an agent file: loads it and answers requests, `python -m tempo.arena.players.agents.agent_host ...`.

The host loads the file once, and may warm it up. Each game is played in a process forked from the host, so that every
game is the first one that the file plays. Where nothing can be forked, as on Windows or after the file has started
threads, the lab starts a new host for each game.

File descriptors 1 and 2 lead nowhere. Memory is limited. When a game ends, every process that was started in it is
killed, and if the system allows it, an agent sees no other process (see `isolation`). Nothing else is isolated: the
network, other files and the environment are open to an agent.
"""

from __future__ import annotations

import json
from typing import Any

from tempo.arena.jobs.isolation import can_fork, in_forked_process, serve_isolated
from tempo.arena.players.agents.file_server import FileServer


class Host(FileServer):
    """An agent file, loaded in this process, which plays each game in a forked one."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Do what a request asks for; a game asks for its own moves."""
        return self.play_game() if request["do"] == "game" else super().answer(request)

    def play_game(self) -> dict[str, Any]:
        """Play one game in a forked process; return how that process ended."""
        return {"over": in_forked_process(self.answer_one_game)} if can_fork() else {"forked": False}

    def answer_one_game(self) -> None:
        """Answer requests until the game is over."""
        self.reply({"forked": True})
        for text in self.requests:
            request = json.loads(text)
            if request["do"] != "ask":
                break
            self.reply(self.ask(request))


if __name__ == "__main__":
    serve_isolated(lambda line: Host(line).serve())
