"""Resume an interrupted run with exactly the games that it would have played, or refuse.

The record has the options of the run, so beside --resume only options are allowed that change no game. If a player, the
openings or the referee have changed, the rest would be another match, and a record holds only one. More pairs than
before extend the match.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tempo.arena.adapter.game_adapter import PlayerSpec
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import (
    BOARD,
    FINISHED,
    QUICK,
    RATED,
    GameRecord,
    Record,
    Recorder,
    read_record,
    recorded_config,
    recorded_game,
    referee_version,
    resume_command,
)
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import Tournament
from tempo.lab.tournament.run_setup import Run, openings_version, parse_players, tournament_of

CHANGE_NO_GAME = ("--html", "--workers", "--ray", "--keep-going")
KIND_NAMES = {QUICK: "one-minute check", "history": "ladder of revisions"}  # kinds with another name for people
SAME_COMMAND = {"match": ("match", "gauntlet"), "ladder": RATED}  # kinds of records by their command


def refuse_options(options: Namespace, also: Sequence[str] = (), positional: Sequence[str] = ()) -> None:
    """Refuse arguments beside --resume that would change the games."""
    allowed = (*also, *CHANGE_NO_GAME)
    typed = dict.fromkeys([*positional, *options.typed])
    if wrong := [name for name in typed if name not in (*allowed, "--resume")]:
        text = f"leave out {', '.join(wrong)} ({', '.join(allowed)} may be there)"
        raise BadInput(f"--resume takes players and options from the record: {text}")


@contextmanager
def damage_reported(path: Path) -> Iterator[None]:
    """Turn the errors of a damaged record into one line of BadInput."""
    try:
        yield
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        raise BadInput(f"'{path}' is damaged: {type(problem).__name__} {problem}") from None


def resumable(path: Path, kind: str) -> Record:
    """Read a record that a command can resume, by its usual kind; the versions of players are not checked here."""
    record = read_record(path)
    header = record.header
    with damage_reported(path):
        was, game, environment, names = (header[name] for name in ("kind", "game", "environment", "players"))
        if was in FINISHED:
            of = "a game of the board" if was == BOARD else "games of files"
            raise BadInput(f"'{path}' holds {of}: there is nothing to resume")
        if was not in SAME_COMMAND.get(kind, (kind,)):
            raise BadInput(f"'{path}' is the record of a {KIND_NAMES.get(was, was)}: {resume_command(was)} {path}")
        if (now := referee_version(game, environment)) != header["referee"]:
            change = f"{header['referee']} then, {now} now"
            raise BadInput(f"openings or referee have changed ({change}): go back, or start a new one with --record")
        [player["name"] for player in names]
    return record


def refuse_changes(players: Sequence[PlayerSpec], header: Mapping[str, Any]) -> None:
    """Refuse players whose version is not that of the record."""
    for player, before in zip(players, header["players"], strict=True):
        if (now := player.version()) != before["version"]:
            change = f"{before['version']} then, {now} now"
            raise BadInput(f"{player.name} has changed ({change}): go back to it, or start a new one with --record")


def resumed_run(kind: str, options: Namespace, recorder: Recorder) -> Run:
    """Return the run of a record with the games that it holds. The caller has locked the record."""
    path: Path = options.resume
    header, games = resumable(path, kind)
    with damage_reported(path):
        names = [player["name"] for player in header["players"]]
        scale = recorded_config(header).scale
        players = parse_players(names, header["simulations"], header["game"], not options.keep_going, scale)
        refuse_changes(players, header)
        pairs = more_pairs(header["pairs"], options.pairs)
        tournament = tournament_of({**header, "pairs": pairs}, players)
        refuse_other_openings(path, tournament, header, games)
        played = {index: recorded_game(game) for index, game in games.items()}
        sprt = None if header["sprt"] is None else Sprt(*header["sprt"])
    if pairs > header["pairs"]:
        more = {"pairs": pairs, "openings": openings_version(tournament.openings)}
        recorder.write({"extended": more})
        header |= more
    return Run(tournament, header, path, played, sprt)


def more_pairs(begun: int, wanted: int | None) -> int:
    """Return the number of pairs of each pairing."""
    if wanted is not None and wanted < begun:
        raise BadInput(f"--pairs {wanted}: the record has {begun:,}, and there can only be more")
    return wanted or begun


def refuse_other_openings(
    path: Path, tournament: Tournament, header: Mapping[str, Any], games: Mapping[int, GameRecord]
) -> None:
    """Refuse other openings than those of the record, and games that do not belong to this tournament."""
    if openings_version(tournament.openings[: header["pairs"]]) != header["openings"]:
        raise BadInput("the openings have changed: go back to the sources of then, or start a new one with --record")
    schedule = tournament.schedule()
    for index, game in games.items():
        opening, seats = tournament.openings[schedule[index].pair], tournament.seats(schedule[index])
        if (tuple(game["opening"]), tuple(game["players"])) != (opening, seats):
            raise BadInput(f"'{path}' is damaged: opening or players of game {index} are not those of this run")
