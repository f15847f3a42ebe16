"""Engines that misbehave: `misbehaving.py PROTOCOL WAY [FILE]`. Each plays the first free cell, or d3; what it is told
is written down in FILE, if there is one."""

import itertools
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PROTOCOL, WAY = sys.argv[1:3]
NEEDED = Path("weights.txt")  # in the folder that it must run in


def told() -> Iterator[str]:
    for line in sys.stdin:
        if len(sys.argv) > 3:
            with Path(sys.argv[3]).open("a") as notes:
                notes.write(line)
        if WAY == "chatters":
            print("thinking, thinking\n" * 100, file=sys.stderr, flush=True)
        yield line.strip()


def say(text: str) -> None:
    print(text, flush=True)


def pbrain() -> None:
    size, taken, last, stumbles = 0, set(), "", False
    for line in told():
        name, _, rest = line.partition(" ")
        if stumbles and name != "END":
            say("ERROR Unknown command")
            stumbles = False
        elif name == "START":
            size = int(rest)
            say("ERROR only 8x8" if WAY == "small" and size != 8 else "OK")
        elif name == "ABOUT":
            say('name="Rascal", version="1"')
        elif name == "INFO" and WAY == "complains":
            say("UNKNOWN command")
        elif name == "RESTART":
            taken.clear()
            if WAY != "ignores restart":
                say("OK")
        elif name in ("BEGIN", "TURN", "DONE") or line.endswith((",1", ",2")):
            if "," in rest or "," in line:
                x, y = (rest or line).split(",")[:2]
                taken.add(int(y) * size + int(x))
            if name in ("BEGIN", "TURN", "DONE") and WAY != "mute":
                if WAY == "late" and last:
                    say(last)
                cell = next(cell for cell in itertools.count() if cell not in taken)
                taken.add(cell)
                last = f"{cell % size},{cell // size}"
                say(last)
                stumbles = WAY == "stumbles"
        elif name == "END":
            return


def gtp() -> None:
    for line in told():
        number, _, command = line.partition(" ") if line[0].isdigit() else ("", "", line)
        if WAY == "small" and command.startswith("boardsize"):
            say(f"?{number} unacceptable size\n")
        elif command.startswith("genmove"):
            if WAY == "late":
                say(f"={int(number) - 1} a1\n")
            if WAY != "mute":
                say(f"={number} d3\n")
        else:
            say(f"={number} Rascal\n")


def nboard() -> None:
    for line in told():
        if line.startswith("ping"):
            if WAY == "late":
                say("=== a1")
            say(line.replace("ping", "pong"))
        elif line == "go" and WAY != "mute":
            say("=== d3")


if WAY == "dies" or (WAY == "needs its folder" and not NEEDED.exists()):
    print(f"cannot open {NEEDED}", file=sys.stderr, flush=True)
    sys.exit(3)
if WAY == "silent":
    time.sleep(600)
{"pbrain": pbrain, "gtp": gtp, "nboard": nboard}[PROTOCOL]()
