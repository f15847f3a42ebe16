"""To go on where a run was cut short, with the very games that it would have played, or not at all.

What was typed then stands in the record, so nothing is to be typed anew but what changes no game. If a player, the
openings or the referee are not what they were, the rest would be another match, and two in one record are none.
More pairs than there were to be make a match longer: they come after those that there are.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.record_file import (
    BOARD,
    QUICK,
    WHOLE,
    GameRecord,
    Record,
    Recorder,
    going_on,
    read_record,
    recorded_game,
    referee_version,
)
from tempo.lab.referee.game_adapter import PlayerSpec
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import Tournament
from tempo.lab.tournament.run_setup import Run, openings_version, seated_players, tournament_of

CHANGE_NO_GAME = ("--html", "--workers", "--ray")
CALLED = {QUICK: "one-minute check"}  # kinds of records whose names are no words


def refuse_options(options: Namespace, also: Sequence[str] = (), positional: Sequence[str] = ()) -> None:
    """What was typed beside --resume, but for what changes no game that was played."""
    allowed = (*also, *CHANGE_NO_GAME)
    typed = dict.fromkeys([*positional, *options.typed])
    if wrong := [name for name in typed if name not in (*allowed, "--resume")]:
        text = f"leave out {', '.join(wrong)} ({', '.join(allowed)} may be there)"
        raise BadInput(f"--resume takes who plays, and how, from the record: {text}")


@contextmanager
def damage_told(path: Path) -> Iterator[None]:
    """What a record lacks, in one line."""
    try:
        yield
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        raise BadInput(f"'{path}' is damaged: {type(problem).__name__} {problem}") from None


def resumable(path: Path, kind: str) -> Record:
    """A record that a run of this kind can go on with, as far as one can tell without the players."""
    record = read_record(path)
    header = record.header
    with damage_told(path):
        was, game, environment, names = (header[name] for name in ("kind", "game", "environment", "players"))
        if was in WHOLE:
            of = "a game of the board" if was == BOARD else "games of files"
            raise BadInput(f"'{path}' holds {of}: there is nothing that could go on")
        if was != kind:
            raise BadInput(f"'{path}' is the record of a {CALLED.get(was, was)}: {going_on(was)} {path}")
        if header.get("referee") is None:
            why = "an earlier version wrote it, without a word of its referee"
            raise BadInput(f"'{path}' cannot go on ({why}): report and review read it, --record begins anew")
        if (now := referee_version(game, environment)) != header["referee"]:
            change = f"{header['referee']} then, {now} now"
            raise BadInput(f"openings or referee are not what they were ({change}): go back, or --record begins anew")
        [player["name"] for player in names]
    return record


def refuse_changes(players: Sequence[PlayerSpec], header: Mapping[str, Any]) -> None:
    """The players must be what they were."""
    for player, before in zip(players, header["players"], strict=True):
        if (now := player.version()) != before["version"]:
            change = f"{before['version']} then, {now} now"
            raise BadInput(f"{player.name} is not what it was ({change}): go back to it, or --record begins anew")


def resumed_run(kind: str, options: Namespace, recorder: Recorder) -> Run:
    """The run of a record, with the games that it holds. Nobody else writes it meanwhile."""
    path: Path = options.resume
    header, games = resumable(path, kind)
    with damage_told(path):
        names = [player["name"] for player in header["players"]]
        players = seated_players(names, header["simulations"], header["game"])
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
    """How many there are to be of each pairing."""
    if wanted is not None and wanted < begun:
        raise BadInput(f"--pairs {wanted}: the record was begun with {begun:,}, and there can only be more")
    return wanted or begun


def refuse_other_openings(
    path: Path, tournament: Tournament, header: Mapping[str, Any], games: Mapping[int, GameRecord]
) -> None:
    """The openings must be what they were, and the games of the record those of this tournament."""
    if openings_version(tournament.openings[: header["pairs"]]) != header["openings"]:
        raise BadInput("the openings are not the same any more: go back to what drew them, or --record begins anew")
    schedule = tournament.schedule()
    for index, game in games.items():
        opening, seats = tournament.openings[schedule[index].pair], tournament.seats(schedule[index])
        if (tuple(game["opening"]), tuple(game["players"])) != (opening, seats):
            raise BadInput(f"'{path}' is damaged: game {index} is not one of this run, by its opening or its players")
