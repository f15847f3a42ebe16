"""Set up a match, gauntlet or ladder from its command line: players, pairings, board, clock, openings.

All of it is in the first line of the record, and the games follow from that line alone: the same header gives the same
games on any machine, also when a run is resumed.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.adapter_types import TournamentRules
from tempo.arena.adapter.game_adapter import PlayerSpec, adapter_of, new_config
from tempo.arena.adapter.game_types import FULL_CLOCK, MatchConfig
from tempo.arena.command_line.inputs import BadInput, did_you_mean
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.players.player_specs import has_own_plan, parse_player, refuse_scale, refuse_simulations
from tempo.arena.players.versions import digest, git
from tempo.arena.records.record_file import new_header, recorded_config, refuse_existing
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.opening_file import opening_source, openings_of
from tempo.lab.tournament.pairs import Tournament, everyone, near_and_far, one_against_all
from tempo.lab.tournament.play_games import Played
from tempo.lab.tournament.sprt_option import read_sprt

ACT_TIMEOUT, BANK = 0.2, 0.0  # default clock of our players, without --sims and --scale
FOREIGN_BANK = 6.0  # default bank where others play: with ACT_TIMEOUT a tenth of the competition's clock
PAIRS = 100
MOST_PAIRS = 20_000  # default limit of an SPRT


class Run(NamedTuple):
    """A tournament with its record and the games played so far."""

    tournament: Tournament
    header: dict[str, Any]
    record: Path | None  # None for a file of its own under runs/
    played: Played
    sprt: Sprt | None


def new_run(kind: str, options: Namespace) -> Run:
    """Return the run that the options describe, with the header of its record."""
    if len(options.players) < 2:
        raise BadInput("name at least two players (--help lists them)")
    if kind == "match" and len(options.players) > 2:
        kind = "gauntlet"
    refuse_two_limits(options)
    if options.record:
        refuse_existing(options.record)
    config = config_of(options)
    refuse_long_openings(options.plies, config)
    source = opening_source(options, config)
    players = parse_players(options.players, options.sims, options.game, not options.keep_going, config.scale)
    sprt = read_sprt(getattr(options, "sprt", None))
    if sprt is not None and len(players) > 2:
        raise BadInput(f"--sprt decides between two players, not {len(players)}")
    header = new_header(
        kind,
        game=options.game,
        players=[{"name": player.name, "version": player.version()} for player in players],
        commit=git("rev-parse", "--short=12", "HEAD"),
        pairings=pairings_of(kind, [player.name for player in players], getattr(options, "anchor", None)),
        config=config._asdict(),
        simulations=options.sims,
        plies=None if source else options.plies or adapter_of(config.game).usual_plies(config),
        **({} if source is None else {"opening_file": source}),
        pairs=options.pairs or (PAIRS if sprt is None else MOST_PAIRS),
        seed=options.seed,
        environment=options.environment,
        sprt=None if sprt is None else [sprt.elo0, sprt.elo1],
        command=getattr(options, "command", None) or join_command([PROGRAM, *sys.argv[1:]]),
    )
    tournament = tournament_of(header, players)
    header["openings"] = openings_version(tournament.openings)
    return Run(tournament, header, options.record, {}, sprt)


def refuse_two_limits(options: Namespace) -> None:
    """Refuse simulations together with a clock."""
    if options.sims is not None and (options.act_timeout, options.bank) != (None, None):
        raise BadInput("--sims reads no clock: leave out --act-timeout and --bank")
    if options.sims is not None and options.scale is not None:
        raise BadInput("--sims reads no clock that --scale could divide: leave out one of them")


def config_of(options: Namespace) -> MatchConfig:
    """Return board and clock from the options."""
    rules = adapter_of(options.game).tournament
    if options.tournament and rules is None:
        raise BadInput(f"--tournament: {options.game} has no tournament referee")
    if options.environment and adapter_of(options.game).environment is None:
        raise BadInput(f"--environment: {options.game} has none; leave it out to use the lab's referee")
    if options.environment:
        adapter_of(options.game).refuse_environment()
    if options.tournament and options.environment:
        raise BadInput("--tournament and --environment exclude each other: each has its own referee")
    usual, bank = usual_clock(options, rules)
    config = new_config(
        options.game,
        options.config,
        act_timeout=usual if options.act_timeout is None else options.act_timeout,
        bank=bank if options.bank is None else options.bank,
        timed=options.sims is None,
        tournament=options.tournament,
        scale=options.scale or 1.0,
    )
    refuse_no_time(config, ", or --sims")
    return config


def usual_clock(options: Namespace, rules: TournamentRules | None) -> tuple[float, float]:
    """Return seconds a move and of the bank where they are not given; without any bank a busy machine decides games.

    Our time plans leave a margin on every move. Agent files, engines and built-ins count on the competition's bank.
    """
    if options.tournament and rules:
        return rules.act_timeout, BANK
    if options.scale is not None:
        return FULL_CLOCK
    is_given = (options.sims, options.act_timeout, options.bank) != (None, None, None)
    ours = all(has_own_plan(name, options.game) for name in getattr(options, "players", ()))
    return ACT_TIMEOUT, BANK if is_given or ours else FOREIGN_BANK


def refuse_long_openings(plies: tuple[int, int] | None, config: MatchConfig) -> None:
    """Refuse openings that are longer than a game."""
    most = adapter_of(config.game).most_plies(config) - 1
    if plies is not None and plies[1] > most:
        raise BadInput(f"--plies: an opening on this board has at most {most} moves, not {plies[1]}")


def refuse_no_time(config: MatchConfig, otherwise: str = "") -> None:
    """Refuse a clock on which every move would be late."""
    if config.timed and not config.act_timeout and not config.bank:
        raise BadInput(f"with no seconds a move and no bank every move is late: give one of them{otherwise}")


def parse_players(
    names: Sequence[str | PlayerSpec], simulations: int | None, game: str, strict: bool = True, scale: float = 1.0
) -> tuple[PlayerSpec, ...]:
    """Return the players by name; each makes an agent once, so that errors show before the first game.

    With `strict`, an error in a search of ours ends the run. The clock was divided by `scale`.
    """
    players = tuple(parse_player(name, game, strict, scale) for name in names)
    for player in players:
        if scale != 1:
            refuse_scale(player, game)
        if simulations is not None:
            refuse_simulations(player, game)
        player.new_agent(0, simulations)
    return players


def pairings_of(kind: str, names: list[str], anchor: str | None) -> list[tuple[int, int]]:
    """Return the pairings of a match, gauntlet or ladder."""
    if kind != "match" and len(set(names)) < len(names):
        raise BadInput("a player is named twice")
    if kind == "gauntlet":
        return list(one_against_all(0, len(names)))
    if kind == "history":
        return list(near_and_far(len(names)))
    if anchor is None:
        return list(everyone(len(names)))
    if anchor not in names:
        raise BadInput(f"the anchor {anchor} is not among the players{did_you_mean(anchor, names)}")
    return list(one_against_all(names.index(anchor), len(names)))


def tournament_of(header: dict[str, Any], players: tuple[PlayerSpec, ...]) -> Tournament:
    """Return the tournament that a header describes."""
    config = recorded_config(header)
    openings = openings_of(header, config)
    pairings = tuple((first, second) for first, second in header["pairings"])
    return Tournament(
        players, pairings, config, openings, header["simulations"], header["seed"], header["environment"]
    )


def openings_version(openings: Sequence[tuple[int, ...]]) -> str:
    """Return a digest of a list of openings."""
    return digest(json.dumps(openings).encode())
