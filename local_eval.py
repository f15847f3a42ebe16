"""Evaluate an agent: `python local_eval.py --help` lists what it can do.

The one door; the work is done in tempo.lab.
"""

import sys
from importlib import import_module

COMMANDS = {  # the function in tempo.lab that each is
    "match": "tournament.match.match",
    "gauntlet": "tournament.match.gauntlet",
    "ladder": "tournament.match.ladder",
    "report": "report.report_command.main",
    "convert": "records.convert.main",
    "review": "review.review.main",
    "positions": "review.positions_command.main",
    "tune": "tune.tune.main",
    "check": "check.check.main",
    "bench": "bench.bench.main",
}
ONE_MINUTE_CHECK = "tournament.one_minute_check.main"  # without a subcommand


def main(argv: list[str]) -> int:
    named_first = argv[:2] if argv[:1] == ["--game"] else argv[:1] if argv and argv[0].startswith("--game=") else []
    rest = argv[len(named_first) :]
    if named_first and rest and rest[0] in COMMANDS:  # the game may be named before the subcommand
        argv = [*rest, *named_first]
    is_command = bool(argv) and argv[0] in COMMANDS
    module, function = (COMMANDS[argv[0]] if is_command else ONE_MINUTE_CHECK).rsplit(".", 1)
    try:
        import_module("tempo.lab.compiled.code_store").use_store(tell=True)
        return int(getattr(import_module(f"tempo.lab.{module}"), function)(argv[is_command:]))
    except KeyboardInterrupt:
        print("local_eval.py: interrupted", file=sys.stderr)
        return 130  # what a shell reports of a program that Ctrl-C ended
    except ModuleNotFoundError as missing:
        print(f"local_eval.py: no {missing.name} here: pip install -r requirements.txt", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
