"""The report of SPSA on the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, default_game
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import shape_text
from tempo.arena.command_line.program import COMMAND
from tempo.arena.players.player_specs import ProfilePlayer
from tempo.lab.tune.spsa.spsa import Track
from tempo.lab.tune.spsa.spsa_run import SpsaRun
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.tune_report import player_of, value_text


def print_track(console: Console, run: SpsaRun, track: Track) -> None:
    """Print where the run has come, what that says about each parameter, and the match that judges it."""
    plan, spsa = run.plan, run.spsa
    console.print(
        f"{player_of(plan)}: {track.pairs():,} pairs by SPSA; {plan.path.name}, seed {plan.seed}, "
        f"clock 1/{plan.scale:g}"
    )
    table = Table()
    for heading in ("", "range", "c_end", "r_end", "start", "now", "moved", "by chance"):
        table.add_column(heading, justify="left" if not heading else "right")
    start, values, near = spsa.values(spsa.start), spsa.values(track.theta()), []
    for parameter, gain, before, after, chance in zip(
        spsa.parameters, spsa.gains, spsa.start, track.theta(), track.chance(), strict=True
    ):
        width, moved = parameter.high - parameter.low, after - before
        if abs(moved) <= chance:
            near.append(parameter.name)
        gains = (f"{parameter.low:g} to {parameter.high:g}", f"{gain.c_end:.3g}", f"{gain.r_end:.3g}")
        ends = (value_text(start[parameter.name]), value_text(values[parameter.name]))
        table.add_row(parameter.name, *gains, *ends, f"{moved / width:+.0%}", f"{chance / width:.0%}")
    console.print(table)
    console.print("moved: share of the range; by chance: 19 of 20 parameters without effect move no further")
    if near:
        what = "Such a parameter may not matter, may have been right, or needs more games"
        console.print(f"no further than by chance: {', '.join(near)}. {what}")
    console.print(f"a longer way is no proof either. The match against the start:\n{match_command(plan, values)}")


def match_command(plan: StudyPlan, values: Mapping[str, int | float]) -> str:
    """Return the command that plays these values against the start."""
    texts = {name: value_text(value) for name, value in values.items()}
    ends = [ProfilePlayer(plan.game, plan.profile, fixed).name for fixed in ({**plan.fixed, **texts}, plan.fixed)]
    game = [] if plan.game == default_game() else ["--game", plan.game]
    board = [] if plan.shape == adapter_of(plan.game).shape else ["--config", shape_text(plan.shape)]
    return f"{COMMAND} match {shlex.join([*ends, *game, *board])} --pairs 200"


def values_text(values: Mapping[str, int | float]) -> str:
    """Format values for a line of progress."""
    return ", ".join(f"{name} {value_text(value)}" for name, value in values.items())
