"""Evaluate an agent: `python local_eval.py --help` lists what it can do.

The one door; the work is done in tempo.arena.
"""

import sys
from importlib import import_module

SUBCOMMANDS = ("match", "check", "judge", "bench")


def main(argv: list[str]) -> int:
    name, rest = (argv[0], argv[1:]) if argv and argv[0] in SUBCOMMANDS else ("quick", argv)
    try:
        return int(import_module(f"tempo.arena.{name}").main(rest))
    except KeyboardInterrupt:
        print("local_eval.py: interrupted", file=sys.stderr)
        return 130  # what a shell reports of a program that Ctrl-C ended
    except ModuleNotFoundError as missing:
        print(f"local_eval.py: no {missing.name} here: pip install -r requirements.txt", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
