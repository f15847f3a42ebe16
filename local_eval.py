"""Evaluate an agent: `python local_eval.py --help` lists what it can do.

The one door; the work is done in tempo.arena.
"""

import sys
from importlib import import_module

COMMANDS = {  # the function in tempo.arena that each is
    "match": "match.match",
    "gauntlet": "match.gauntlet",
    "ladder": "match.ladder",
    "report": "report.main",
    "convert": "convert.main",
    "review": "review.main",
    "positions": "score_positions.main",
    "tune": "tune.main",
    "check": "check.main",
    "bench": "bench.main",
}
ONE_MINUTE_CHECK = "quick.main"  # without a subcommand


def main(argv: list[str]) -> int:
    named_first = argv[:2] if argv[:1] == ["--game"] else argv[:1] if argv and argv[0].startswith("--game=") else []
    rest = argv[len(named_first) :]
    if named_first and rest and rest[0] in COMMANDS:  # the game may be named before the subcommand
        argv = [*rest, *named_first]
    is_command = bool(argv) and argv[0] in COMMANDS
    module, function = (COMMANDS[argv[0]] if is_command else ONE_MINUTE_CHECK).split(".")
    try:
        import_module("tempo.arena.code_store").use_store(tell=True)
        return int(getattr(import_module(f"tempo.arena.{module}"), function)(argv[is_command:]))
    except KeyboardInterrupt:
        print("local_eval.py: interrupted", file=sys.stderr)
        return 130  # what a shell reports of a program that Ctrl-C ended
    except ModuleNotFoundError as missing:
        print(f"local_eval.py: no {missing.name} here: pip install -r requirements.txt", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
