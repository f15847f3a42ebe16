"""The page of an audit: the verdict, then tables about network, search, targets and games."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from tempo.arena.command_line.program import PROGRAM
from tempo.lab.report.html_page import Section, figure_html, paragraphs, table, write_page
from tempo.lab.report.plots import FAINT, SERIES, WIDTH, new_figure, plot_style, whole_numbers
from tempo.lab.report.result_tables import format_number
from tempo.training.audit.audit import Outcome
from tempo.training.audit.grades import KEPT, MIDDLE, OPENING, PARTS, simulations_in

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PLIES = f"before ply {OPENING}", f"before ply {MIDDLE}", "later"
ROWS = {"": "all", **{f"_{part}": plies for part, plies in zip(PARTS, PLIES, strict=True)}}  # by ends of names
CURVES = {  # drawn by generation
    "kept_0": "network alone keeps the value",
    "kept_100": "100 simulations keep it",
    "held_prior": "prior on keeping moves",
    "policy_kept": "policy target on keeping moves",
    "result_right": "results that agree with the truth",
}
CAPTION = "Shares by generation. The first three are of held-out positions, the others of the generation's own games."


def write_audit_page(path: Path, name: str, about: str, outcomes: Sequence[Outcome]) -> None:
    """Write the page.

    Args:
        path: of the page.
        name: of the run.
        about: where the truth comes from, as a sentence.
        outcomes: of all generations so far, at least one.
    """
    last = outcomes[-1]
    sections = [
        Section("", paragraphs([f"Generation {last.generation}: {last.sizes()} {about}"])),
        Section("Verdict", paragraphs(last.sentences())),
        Section("The network", network_html(last)),
        Section("The search", search_html(last)),
        Section("The targets", targets_html(last)),
        Section("The games", games_html(last)),
    ]
    if len(outcomes) > 1:
        sections.append(Section("Every generation", figure_html(audit_figure(outcomes), CAPTION) + history(outcomes)))
    write_page(path, f"Audit: {name}", sections, f"{PROGRAM} train --audit")


def shown(grades: Mapping[str, float], name: str, form: str = "{:.1%}") -> str:
    """Return a grade as text; a dash where it is not known."""
    return format_number(grades.get(name), form)


def network_html(outcome: Outcome) -> Markup:
    """Return the network's grades by the part of a game, and its calibration."""
    grades = outcome.grades
    rows = [
        [words, *(shown(grades, f"{where}_value_error{part}", "{:.3f}") for where in ("held", "own")),
         *(shown(grades, f"{where}_prior{part}") for where in ("held", "own"))]
        for part, words in ROWS.items()
    ]  # fmt: skip
    heads = ["plies", "value error², held out", "own games", "prior on keeping moves, held out", "own games"]
    said = [[f"{predicted:+.2f}", f"{true:+.2f}", f"{count:,}"] for predicted, true, count in outcome.calibration]
    note = "Calibration on held-out positions: the mean of the truth where the network says so much on average."
    return table(heads, rows) + table(["value says", "truth", "positions"], said, note)


def search_html(outcome: Outcome) -> Markup:
    """Return what the search adds to the network, and where it takes away."""
    grades = outcome.grades
    rows = [
        [f"{most:,} simulations keep the value", shown(grades, f"{KEPT}{most}")] for most in simulations_in(grades)
    ]
    rows += [["wrong moves of the network mended", shown(grades, "mended")]]
    rows += [["right moves of the network spoiled", shown(grades, "spoiled")]]
    return table(["on held-out positions", "share"], rows)


def targets_html(outcome: Outcome) -> Markup:
    """Return how targets agree with the truth, by the part of a game."""
    grades = outcome.grades
    rows = [
        [words, shown(grades, f"result_right{part}"), shown(grades, f"target_error{part}", "{:.3f}"),
         shown(grades, f"searched_error{part}", "{:.3f}"), shown(grades, f"policy_kept{part}"),
         shown(grades, f"blunders{part}")]
        for part, words in ROWS.items()
    ]  # fmt: skip
    heads = ["plies", "results right", "error² of value targets", "of searched values",
             "policy target on keeping moves", "moves that give value away"]  # fmt: skip
    return table(heads, rows)


def games_html(outcome: Outcome) -> Markup:
    """Return what the games are like as data."""
    grades = outcome.grades
    rows = [
        ["different games", shown(grades, "different_games")],
        ["different positions among the examples", shown(grades, "different_positions")],
        ["points of the side that begins", shown(grades, "first_side")],
        ["drawn games", shown(grades, "drawn_games")],
        ["plies of a game", shown(grades, "plies", "{:.1f}")],
    ]
    return table(["of this generation", ""], rows)


def history(outcomes: Sequence[Outcome]) -> Markup:
    """Return a row for each generation."""
    forms = {"held_value_error": "{:.3f}", "target_error": "{:.3f}"}
    names = ["held_value_error", "target_error", *CURVES, "blunders"]
    heads = ["generation", "value error², held out", "of targets", *CURVES.values(), "blunders", "mistakes"]
    rows = [
        [f"{outcome.generation}", *(shown(outcome.grades, name, forms.get(name, "{:.1%}")) for name in names),
         ", ".join(fault.name for fault in outcome.faults) or "none"]
        for outcome in outcomes
    ]  # fmt: skip
    return table(heads, rows)


def audit_figure(outcomes: Sequence[Outcome]) -> Figure:
    """Return the curves of the audit."""
    with plot_style():
        figure = new_figure(WIDTH, 3.2)
        axes = figure.subplots()
        for number, (name, words) in enumerate(CURVES.items()):
            known = [(outcome.generation, 100 * outcome.grades[name]) for outcome in outcomes if name in outcome.grades]
            if known:
                where, values = zip(*known, strict=True)
                axes.plot(where, values, color=SERIES[number], linewidth=1.6, marker="o", markersize=3, label=words)
        axes.set_xlabel("generation", color=FAINT)
        axes.set_title("%")
        whole_numbers(axes)
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    return figure
