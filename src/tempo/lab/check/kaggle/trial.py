"""`check FILE --kaggle`: play cold games in every environment, and print a table and one sentence."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, BadInput
from tempo.arena.command_line.process_text import printable
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.progress import Progress
from tempo.lab.check.costs import full_game
from tempo.lab.check.kaggle.cold_game import SHARE, ColdGame, Terms, play_cold_game
from tempo.lab.check.kaggle.environments import Unavailable, environment_of, environments_folder
from tempo.lab.check.kaggle.images import Image, images
from tempo.lab.check.uploads import missing_module
from tempo.lab.statistics.backend_use import backend_lines, backend_uses

NATIVE = "native"
NOT_REPORTED = "not reported"
MACHINE_CODE = ("numba", "llvmlite")  # which an environment lacks on purpose
LEFT_OUT = "the file imports {0}, which the competition has and these environments have not: check it without --kaggle"
NO_GVISOR = "The competition's gVisor, a slower kernel, is not simulated."


class Trial(NamedTuple):
    """The games in one environment; `problem` says why it was not tried."""

    image: Image
    games: list[ColdGame]
    problem: str = ""
    python: Path = Path()

    def forfeits(self) -> list[str]:
        """Return the forfeits."""
        return [game.forfeit for game in self.games if game.forfeit]

    def backend(self) -> str:
        """Return the backends of all games."""
        lines = backend_lines(backend_uses(game.backends for game in self.games))
        return "; ".join(lines) or NOT_REPORTED


def try_file(path: Path, terms: Terms, count: int, saved: Path | None) -> int:
    """Play, print the results, and return the exit code: 0 if no game was forfeited and every environment tried.

    path: the agent file
    terms: board, clock and memory
    count: games in each environment
    saved: JSON file for the results
    """
    if sys.platform == "win32":
        raise BadInput("--kaggle needs Linux or macOS: Windows cannot limit a process as a container does")
    trials = make_all()
    ready = [trial for trial in trials if not trial.problem]
    minutes = ceil(count * len(ready) * full_game(terms.config) / 60)
    games = f"{counted(count, 'cold game')} of {terms.config.game} in each of {counted(len(ready), 'environment')}"
    say(f"{games}: up to {minutes:,} min, if the file uses its full time")
    is_whole = play_all(path, terms, count, ready)
    sentence = summary(trials, count, is_whole)
    out = Console(highlight=False, soft_wrap=True)
    Console().print(table_of(trials, terms))
    for trial in trials:
        if trial.problem:
            out.print(f"{trial.image.title} is not tried: {trial.problem}")
    out.print(limits_line(ready, terms))
    out.print(Text(sentence, "bold"))
    if saved:
        saved.write_text(as_json(path, trials, sentence))
    if not is_whole:
        return INTERRUPTED
    return 0 if len(ready) == len(trials) and not any(trial.forfeits() for trial in ready) else 1


def say(line: str) -> None:
    """Print a line of progress."""
    print(printable(f"{PROGRAM} check: {line}"), file=sys.stderr, flush=True)


def make_all() -> list[Trial]:
    """Make all environments. BadInput if none can be made."""
    folder, trials = environments_folder(), []
    for image in images():
        try:
            trials.append(Trial(image, [], python=environment_of(image, folder, say)))
        except Unavailable as problem:
            trials.append(Trial(image, [], str(problem)))
    if all(trial.problem for trial in trials):
        raise BadInput(f"none of the environments can be made; the first: {trials[0].problem}")
    return trials


def play_all(path: Path, terms: Terms, count: int, trials: Sequence[Trial]) -> bool:
    """Play the games of all environments in turn, until they are over or Ctrl-C; return whether all were played."""
    title = ""
    with suppress(KeyboardInterrupt), Progress(lambda: title, count * len(trials)) as bar:
        for number in range(count):
            for trial in trials:
                title = f"{trial.image.title}, game {number + 1}"
                bar.tick()
                trial.games.append(play_cold_game(path, trial.python, terms, number))
                refuse_left_out(trial)
                bar.count()
        return True
    return False


def refuse_left_out(trial: Trial) -> None:
    """Raise BadInput if the last game failed for a module that the competition has and no environment."""
    module = missing_module(trial.games[-1].forfeit)
    if module and module not in MACHINE_CODE:
        raise BadInput(LEFT_OUT.format(module))


def table_of(trials: Sequence[Trial], terms: Terms) -> Table:
    """Return a table with a line per environment."""
    table = Table(show_lines=False)
    table.add_column("environment", no_wrap=True)
    for heading in ("backend", "first move", "slowest", "bank left", "memory", "forfeits"):
        table.add_column(heading, overflow="fold", min_width=max(map(len, heading.split())))
    for trial in trials:
        table.add_row(trial.image.title, *cells(trial))
    table.caption = f"worst of the games; {terms.config.act_timeout:g} s a move, a bank of {terms.config.bank:g} s"
    return table


def cells(trial: Trial) -> list[str]:
    """Return the cells of an environment."""
    games, forfeits = trial.games, trial.forfeits()
    if not games:
        return ["not tried", *[""] * 5]
    memories = [game.memory for game in games if game.memory is not None]
    return [
        trial.backend(),
        f"{max(game.first for game in games):.2f} s",
        f"{max(game.slowest for game in games):.2f} s",
        f"{min(game.bank for game in games):.1f} s",
        f"{max(memories):,.0f} MiB" if memories else "unknown",
        f"{len(forfeits)} of {len(games)}" + (f": {forfeits[0]}" if forfeits else ""),
    ]


def limits_line(trials: Sequence[Trial], terms: Terms) -> str:
    """Return how the processes were limited."""
    games = [game for trial in trials for game in trial.games]
    ways = " or ".join(sorted({game.limit for game in games})) or "nothing yet"
    offline = all(game.is_offline for game in games)
    network = "no network" if offline else "the network was open, as this system refuses namespaces"
    return f"{SHARE:g} of a processor by {ways}, {terms.memory:,} MiB, {network}. {NO_GVISOR}"


def summary(trials: Sequence[Trial], count: int, is_whole: bool) -> str:
    """Return the sentence at the end.

    trials: of all environments
    count: games wanted in each
    is_whole: whether all were played
    """
    tried = [trial for trial in trials if trial.games]
    games = [game for trial in tried for game in trial.games]
    missing = [trial.image.title for trial in trials if trial.problem]
    forfeits = sum(len(trial.forfeits()) for trial in tried)
    verdict = "Not fit to upload" if forfeits else "Undecided" if missing or not is_whole else "Fit to upload"
    lost = counted(forfeits, "forfeit") if forfeits else "no forfeit"
    line = f"{verdict}: {lost} in {counted(len(games), 'cold game')} in {counted(len(tried), 'environment')}"
    if games:
        line += f", at least {min(game.bank for game in games):.1f} s left in the bank"
        line += "".join(f"; not native in {trial.image.title}: {trial.backend()}" for trial in tried if is_slow(trial))
    line += f"; not tried: {', '.join(missing)}" if missing else ""
    return line + (f"; interrupted before {count} games in each" if not is_whole else "")


def counted(number: int, what: str) -> str:
    """Return `1 game` or `2 games`."""
    return f"{number:,} {what}{'s' if number != 1 else ''}"


def is_slow(trial: Trial) -> bool:
    """Return whether a file that reports its backends used another one than machine code."""
    return any(backend not in (NATIVE, None) for game in trial.games for backend in game.backends)


def as_json(path: Path, trials: Sequence[Trial], sentence: str) -> str:
    """Return the results as JSON."""
    environments = [
        {
            "environment": trial.image.title,
            "python": f"3.{trial.image.minor}",
            "packages": list(trial.image.pins),
            "problem": trial.problem or None,
            "games": [game._asdict() for game in trial.games],
        }
        for trial in trials
    ]
    return json.dumps({"file": str(path), "summary": sentence, "environments": environments}, indent=2) + "\n"
