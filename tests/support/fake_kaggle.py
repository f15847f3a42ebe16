"""Stand-in for the `kaggle` command line, version 2.2, as far as simulation competitions go.

Its world is a folder, named by FAKE_KAGGLE: world.json holds submissions and episodes, the files to serve lie in
files/, and each request is a line of requests.jsonl with its outcome. Messages, streams and exit codes are those of the
real program: tables in CSV, "Authentication required" on standard output, errors of HTTP on standard error, and exit
code 0 after Ctrl-C.

world.json: submissions: rows of the table; episodes: rows by submission; mine: the agent that is ours by episode;
login: "none" or "expired"; network: false; version: "old" or "broken"; faults: the share of requests that fail, drawn
by the number of the request; warning: true.
"""

import argparse
import csv
import json
import os
import random
import shutil
import sys
from pathlib import Path

AUTHENTICATE = "Authentication required to call the Kaggle API.\n\nFirst, you will need a Kaggle account."
HINTS = {
    403: "You don't have access to this resource.",
    404: "The resource was not found. Check the spelling of the reference you passed.",
    429: "You have been rate limited. Wait a little while before retrying.",
    500: "This is a problem on Kaggle's side, not with your command. Please try again later.",
}
REASONS = {403: "Client Error: Forbidden", 404: "Client Error: Not Found", 429: "Client Error: Too Many Requests",
           500: "Server Error: Internal Server Error"}  # fmt: skip
NO_NETWORK = (
    "HTTPSConnectionPool(host='api.kaggle.com', port=443): Max retries exceeded with url: /v1/competitions "
    "(Caused by NameResolutionError(\"Failed to resolve 'api.kaggle.com' ([Errno -2] Name or service not known)\"))"
)
PASSING = ("429", "500", "network", "cut", "cancelled")
EPISODE_FIELDS = ("id", "createTime", "endTime", "state", "type")
SUBMISSION_FIELDS = ("ref", "fileName", "date", "description", "status", "publicScore", "privateScore")


class World:
    """The folder that stands for Kaggle."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.state = json.loads((folder / "world.json").read_text(encoding="utf-8"))
        self.log = folder / "requests.jsonl"

    def note(self, request: list, outcome: str) -> None:
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps([request, outcome]) + "\n")

    def fault(self) -> str:
        """Return the fault of this request, or nothing."""
        number = self.log.stat().st_size if self.log.exists() else 0
        drawn = random.Random(number)
        return drawn.choice(PASSING) if drawn.random() < self.state.get("faults", 0) else ""


def fail(world: World, request: list, status: int) -> int:
    world.note(request, str(status))
    text = f"{status} {REASONS[status]} for url: https://api.kaggle.com/v1/{request[0]}"
    print(f"{text}\n\n{HINTS[status]}", file=sys.stderr)
    return 1


def table(fields, rows, none: str) -> None:
    if not rows:
        print(f"No {none} found")
        return
    writer = csv.writer(sys.stdout)
    writer.writerow(fields)
    writer.writerows([row.get(field, "") for field in fields] for row in rows)


def serve(world: World, request: list, name: str, folder: str, cut: bool = False) -> int:
    """Write a file, or a part of it."""
    source, target = world.folder / "files" / name, Path(folder)
    if not source.exists():
        return fail(world, request, 404)
    target.mkdir(parents=True, exist_ok=True)
    if cut:
        text = source.read_text(encoding="utf-8")
        (target / name).write_text(text[: len(text) // 2], encoding="utf-8")
        (target / f"{name}.kaggle-partial").write_text("{}", encoding="utf-8")
        print("User cancelled operation")
    else:
        shutil.copyfile(source, target / name)
    world.note(request, "cut" if cut else "served")
    return 0


def parsed(argv: list[str], version: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="kaggle")
    parser.add_argument("-W", "--no-warn", action="store_true")
    groups = parser.add_subparsers(dest="group", required=True)
    commands = groups.add_parser("competitions").add_subparsers(dest="command", required=True)
    listing = commands.add_parser("submissions")
    listing.add_argument("competition")
    listing.add_argument("--page-size", type=int, default=20)
    readers = [listing]
    if version != "old":
        readers.append(commands.add_parser("episodes"))
        readers[-1].add_argument("submission", type=int)
        for name in ("replay", "logs"):
            command = commands.add_parser(name)
            command.add_argument("episode", type=int)
            if name == "logs":
                command.add_argument("agent", type=int)
            command.add_argument("-p", "--path", required=True)
            command.add_argument("-q", "--quiet", action="store_true")
    for reader in readers:
        reader.add_argument("-v", "--csv", action="store_true")
        reader.add_argument("-q", "--quiet", action="store_true")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    world = World(Path(os.environ["FAKE_KAGGLE"]))
    state = world.state
    if state.get("version") == "broken":
        raise ModuleNotFoundError("No module named 'six'")
    if state.get("login") == "none":
        print(AUTHENTICATE)
        world.note(argv, "none")
        return 1
    asked = parsed(argv, state.get("version", ""))
    if state.get("warning") and not asked.no_warn:
        print("Warning: Looks like you're using an outdated `kaggle` version")
    request = [asked.command, *(getattr(asked, name) for name in ("competition", "submission", "episode", "agent")
                                if hasattr(asked, name))]  # fmt: skip
    if not state.get("network", True):
        print(NO_NETWORK, file=sys.stderr)
        return 1
    if state.get("login") == "expired":
        world.note(request, "expired")
        print(AUTHENTICATE)
        return 1
    fault = world.fault()
    if fault in ("429", "500"):
        return fail(world, request, int(fault))
    if fault == "network":
        world.note(request, fault)
        print(NO_NETWORK, file=sys.stderr)
        return 1
    if fault == "cancelled" and asked.command in ("replay", "logs"):
        world.note(request, fault)
        print("User cancelled operation")
        return 0
    if asked.command == "submissions":
        world.note(request, "served")
        if asked.competition not in state["competitions"]:
            return fail(world, request, 404)
        table(SUBMISSION_FIELDS, state["submissions"][: asked.page_size], "submissions")
        return 0
    if asked.command == "episodes":
        if str(asked.submission) not in state["episodes"]:
            return fail(world, request, 403)
        world.note(request, "served")
        table(EPISODE_FIELDS, state["episodes"][str(asked.submission)], "episodes")
        return 0
    if asked.command == "replay":
        return serve(world, request, f"episode-{asked.episode}-replay.json", asked.path, fault == "cut")
    if state.get("mine", {}).get(str(asked.episode), asked.agent) != asked.agent:
        return fail(world, request, 403)
    return serve(world, request, f"episode-{asked.episode}-agent-{asked.agent}-logs.json", asked.path, fault == "cut")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
