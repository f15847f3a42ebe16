"""Learning curves: all measures of a run are drawn and listed, and missing ones are left out."""

import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from folders import ROOT
from matplotlib.image import imread
from report_support import HOSTILE, Page

from tempo.arena.adapter.file_formats import WrittenGame
from tempo.arena.adapter.trainer import Log, Stage
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.converted import episode_of, record_of, write_converted
from tempo.training import curves_command
from tempo.training.curve_data import Run, at_equal_cost, read_run
from tempo.training.curves_command import main
from tempo.training.curves_figure import curves_figure
from tempo.training.self_play.checkpoints import Checkpoint, checkpoint_file, save
from tempo.training.train import Training

PANELS = ["loss", "entropy of the policy, nats", "KL from the search, nats", "squared error of the value"]
LOSSES = ("total", "entropy", "kl", "value")


def line_of(number: int, **more: float) -> dict[str, float]:
    """Return the metrics of a generation in a run without a gate."""
    return {"games": 20 * number, **{name: 2 / (number + place) for place, name in enumerate(LOSSES)}, **more}


def timed(number: int, **more: float) -> dict[str, float]:
    return line_of(number, playing=90.0, learning=30.0, **more)


def write_run(folder: Path, *lines: Mapping[str, float]) -> Path:
    folder.mkdir(exist_ok=True)
    for number, line in enumerate(lines, start=1):
        save(folder, number, Checkpoint([], [], number, line))
    return folder


@pytest.fixture
def two_runs(tmp_path: Path) -> list[str]:
    """Return a run with a gate and accuracy on solved positions, and a run without times."""
    known = {"kept_0": 80.0, "perfect_0": 60.0, "kept_1600": 99.5, "perfect_1600": 95.0}
    first = [timed(1, won=0.6), timed(2, won=0.5, **known), timed(3, won=0.4)]
    return [str(write_run(tmp_path / "gated", *first)), str(write_run(tmp_path / "old", line_of(1)))]


def test_a_run_as_json_has_the_figures_of_each_generation_and_some_games(tmp_path, capsys):
    folder, found = write_run(tmp_path / "run", timed(1), timed(2, kept_0=80.0)), tmp_path / "run.json"
    games = [[3, 3, 2, 2, 1, 1, 0], [3, 2, 3, 2, 3, 2, 3]]
    shape, players = {"rows": 6, "columns": 7, "inarow": 4}, ("one", "two")
    written = [WrittenGame(shape, tuple(moves), players, (), "", "") for moves in games]
    write_converted(folder / "generation-0001.jsonl", record_of(episode_of("connectx", written, "run"), [], "1"))
    assert main([str(folder), "--json", str(found)]) == 0
    first, second = json.loads(found.read_text(encoding="utf-8"))["generations"]
    assert (first["games"], second["kept_0"], first["sample"], second["sample"]) == (20, 80.0, [], games)
    assert main([str(folder), f"again={folder}", "--json", str(found)]) == 2
    assert "single folder" in capsys.readouterr().err


def titles(runs: list[Run], against: str = "games") -> list[str]:
    return [axes.get_title(loc="left") for axes in curves_figure(runs, against).axes if axes.axison]


def test_tables_at_equal_cost(tmp_path, capsys):
    cheap = [timed(number, kept_0=50.0 + number, solved_error=0.25) for number in (1, 2)]
    dear = [line_of(number, playing=200.0, learning=20.0, kept_0=60.0 + number, solved_error=0.5) for number in (1, 2)]
    late = [line_of(1, playing=500.0, learning=1.0)]
    runs = [Run(name, lines) for name, lines in (("cheap", cheap), ("dear", dear), ("late", late))]
    assert [len(run.lines) for run in at_equal_cost(runs[:2])] == [2, 1], "240 s are over before the second generation"
    assert [len(run.lines) for run in at_equal_cost(runs)] == [2, 1, 1], "a generation at least"
    folders = [str(write_run(tmp_path / run.name, *run.lines)) for run in runs[:2]]
    assert main([*folders, "--against", "seconds"]) == 0
    told = capsys.readouterr().out
    assert "52.0" in told and "61.0" in told and "62.0" not in told and "0.250" in told and "0.500" in told


def test_the_picture_goes_to_the_folder_of_the_run(two_runs, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(curves_command, "ROOT", tmp_path)
    first, second = (Path(run) / "curves.png" for run in two_runs)
    assert main(two_runs) == 0 and not first.exists() and not second.exists(), "of both it is the picture of neither"
    assert main(two_runs[:1]) == 0 and not second.exists() and not first.with_suffix(".html").exists()
    told = capsys.readouterr().out.splitlines()
    for path in (tmp_path / "runs" / "curves.png", first):
        pixels = imread(path)
        assert pixels.shape[0] > 500 and pixels.shape[1] > 1000 and pixels.std() > 0.01
        assert str(path) in told


def test_there_is_a_panel_for_each_measure_of_any_run():
    assert titles([Run("plain", [line_of(1)])]) == PANELS
    late = Run("late", [line_of(1), line_of(2, kept_100=90.0, kept_7=80.0, won=0.5)])
    measured = ["keep the value, 7 sims, %", "keep the value, 100 sims, %", "points against the best, %"]
    assert titles([Run("plain", [line_of(1)]), late]) == PANELS + measured
    assert titles([Run("bare", [{"games": 10, "total": 1.0}])]) == ["loss"]


def test_lines_are_drawn_where_they_were_measured():
    runs = [Run("a", [timed(1), timed(2, won=0.25)]), Run("b", [timed(1), timed(2), timed(3)])]
    for against, step in (("games", 20), ("seconds", 120)):
        loss, *_, won = (axes for axes in curves_figure(runs, against).axes if axes.axison)
        assert [list(line.get_xdata()) for line in loss.get_lines()] == [[step, 2 * step], [step, 2 * step, 3 * step]]
        *of_runs, mark = [list(line.get_ydata()) for line in won.get_lines()]
        assert of_runs == [[25.0], []] and mark == pytest.approx([55, 55]), "where it takes the best one's place"
        assert loss.get_xlim() == won.get_xlim() and loss.get_xlim()[1] > 3 * step


def test_the_axis_begins_where_a_run_with_a_network_began():
    late = Run("late", [line_of(number) for number in range(100, 110)])
    early = Run("early", [line_of(number) for number in range(1, 10)])
    begins = [curves_figure(runs, "games").axes[0].get_xlim()[0] for runs in ([late], [early], [late, early])]
    assert begins == [2000, 0, 0]


def test_small_differences_look_small():
    run = Run("a", [line_of(1, solved_error=0.2517, kept_0=97.0), line_of(2, solved_error=0.2571, kept_0=97.1)])
    *_, kept, untrue = (axes.get_ylim() for axes in curves_figure([run], "games").axes if axes.axison)
    assert untrue[0] < 0.2450 and untrue[1] > 0.2640 and kept[1] - kept[0] == pytest.approx(2)


def test_one_scale_for_all_numbers_of_simulations():
    run = Run("a", [line_of(1, kept_0=50.0, kept_100=99.0, perfect_0=20.0)])
    kept, searched, perfect, _ = list(curves_figure([run], "games").axes)[4:8]
    assert kept.get_ylim() == searched.get_ylim() != perfect.get_ylim()
    assert kept.get_ylim()[0] < 50 and kept.get_ylim()[1] > 99


def test_tables_show_the_last_generation(two_runs, capsys):
    main(two_runs)
    *lines, _ = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80 and "…" not in "".join(lines)
    said = [line.split() for line in lines]
    assert ["gated", "60", "6.0", "0.667", "0.500", "0.400", "0.333", "40.0"] in said
    assert ["old", "20", "-", "2.000", "1.000", "0.667", "0.500", "-"] in said
    assert ["gated", "40", "80.0", "99.5", "60.0", "95.0"] in said, "of the generation that was looked at"


def test_losses_as_moving_averages(two_runs, tmp_path, capsys):
    page = tmp_path / "page.html"
    main([*two_runs, "--mean", "2", "--html", str(page)])
    told = capsys.readouterr().out
    said = [line.split() for line in told.splitlines()]
    assert "Means of the last 2 generations, or all." in " ".join(told.split())
    assert ["gated", "60", "6.0", "0.833", "0.583", "0.450", "0.367", "40.0"] in said, "points are not"
    assert ["old", "20", "-", "2.000", "1.000", "0.667", "0.500", "-"] in said
    assert "3 generations, 60 games; 4.5 minutes of processor time to play, 1.5 to learn" in page.read_text("utf-8")


def test_long_names_fit_into_80_columns(tmp_path, capsys):
    names = ["connectx-short-noisy", "connectx-short-noisy-deep"]
    known = {f"{kind}_{most}": 100.0 for kind in ("kept", "perfect") for most in (0, 100)} | {"solved_error": 0.5}
    assert main([str(write_run(tmp_path / name, timed(600, won=0.5, **known))) for name in names]) == 0
    told = capsys.readouterr().out.splitlines()
    assert all(sum(name in line.split() for line in told) == 2 for name in names)
    assert max(len(line.rstrip()) for line in told if str(tmp_path) not in line) <= 80


def test_the_page_has_panels_and_tables_and_no_requests(two_runs, tmp_path, capsys):
    html = tmp_path / "page.html"
    assert main([*two_runs, f"{HOSTILE[0]}={two_runs[0]}", "--html", str(html)]) == 0
    assert not (Path(two_runs[0]) / "curves.png").exists(), "the page alone was asked for"
    text = html.read_text(encoding="utf-8")
    page = Page(text)
    assert not page.scripts and not re.search(r"https?:|\bsrc\s*=|@import|<link|url\((?!#)", text)
    assert len(page.ids) == len(set(page.ids))
    assert all(title in text for title in [*PANELS, "perfect, 1,600 sims, %", "points against the best, %"])
    rows = page.table("run", "games", "minutes", "loss", "entropy", "KL", "value error", "won, %")
    assert [row[0] for row in rows] == ["gated", "old", HOSTILE[0]] and rows[0][1:3] == ["60", "6.0"]
    assert [row[1:3] for row in page.table("run", "games", "kept 0 sims")] == [["40", "80.0"]] * 2
    assert [row[:2] for row in page.table("games", "minutes")] == [["20", "2.0"], ["40", "4.0"], ["60", "6.0"]]


def test_the_error_on_new_games_is_drawn(tmp_path, capsys):
    lines = timed(1, new_games_error=0.75), timed(2, new_games_error=0.25)
    run, page = write_run(tmp_path / "run", *lines), tmp_path / "page.html"
    assert main([str(run), "--mean", "2", "--html", str(page)]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines()[:-1])) <= 80
    assert Page(page.read_text(encoding="utf-8")).table("run", "games", "minutes")[0][-1] == "0.500"
    assert titles([read_run("run", run)]) == [*PANELS, "squared error, new games"]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["nowhere"], "there is no folder 'nowhere'"),
        (["name=nowhere"], "there is no folder 'nowhere'"),
        (["empty"], "'empty' holds no generation of self-play"),
        (["torn"], "'torn/network-0001.npz' is damaged (BadZipFile): delete it"),
        (["strange"], "a network in 'strange' is damaged: a generation lacks its number of games"),
        (["gated", "./gated"], "2 runs have the name 'gated': name them, as in first=gated"),
        (["gated", "old", "--against", "seconds"], "the run 'old' lacks the times of its generations"),
        (["gated", "--mean", "0"], "'0' is not a whole number from 1 up"),
        (["gated", "-o", "taken.png"], "cannot write 'taken.png'"),
        (["gated", "-o", "curves.jpeg"], "'curves.jpeg' does not end in .png"),
        (["blocked"], "cannot write 'blocked/curves.png': Is a directory"),
        (["gated", "--html", "nowhere/page.html"], "cannot write 'nowhere/page.html'"),
    ],
)
def test_bad_input_to_curves_gets_one_line(two_runs, tmp_path, monkeypatch, capsys, typed, complaint):
    monkeypatch.chdir(tmp_path)
    for name in ("empty", "torn", "taken.png"):
        Path(name).mkdir()
    checkpoint_file(Path("torn"), 1).write_bytes(b"PK\x03\x04 and no more")
    write_run(Path("strange"), {"total": 1.0})
    (write_run(Path("blocked"), line_of(1)) / "curves.png").mkdir()
    try:
        assert main(typed) == 2
    except SystemExit as left:
        assert left.code == 2
    error = capsys.readouterr().err
    assert error.startswith("local_eval.py report: ") and complaint in error and error.count("\n") == 1


def test_the_command_line_has_the_command(two_runs, tmp_path):
    command = [sys.executable, str(ROOT / "local_eval.py"), "report", two_runs[0], "-o", str(tmp_path / "here.png")]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert (tmp_path / "here.png").read_bytes().startswith(b"\x89PNG")


class Pretending:
    """A trainer with one block a generation, which writes checkpoints without learning."""

    def stages(self) -> list[Stage]:
        return [Stage(f"generation-{number}", "one game", 1) for number in (1, 2, 3)]

    def block_maker(self, stage: Stage, folder: Path) -> "Pretending":
        return self

    def prepare(self) -> None:
        pass

    def __call__(self, number: int) -> bytes:
        return b""

    def is_done(self, stage: Stage, folder: Path) -> bool:
        return False

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        number = int(stage.name[-1])
        save(folder, number, Checkpoint([], [], number, line_of(number)))


def test_a_run_draws_its_own_curves(tmp_path):
    Training(Pretending(), tmp_path, LocalExecutor(1), math.inf).run()
    assert imread(tmp_path / "curves.png").std() > 0.01
    page = Page((tmp_path / "curves.html").read_text(encoding="utf-8"))
    assert page.table("run", "games")[0][:2] == [tmp_path.name, "60"]


def test_curves_are_drawn_seldom_and_at_the_end(tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr(curves_command, "draw_run", lambda folder: drawn.append(len(list(folder.glob("*.npz")))))
    Training(Pretending(), tmp_path, LocalExecutor(1), math.inf).run()
    assert drawn == [1, 3], "at once, and what came within a minute at the end"


def test_a_failing_picture_does_not_end_the_run(tmp_path):
    (tmp_path / "curves.png").mkdir()
    Training(Pretending(), tmp_path, LocalExecutor(1), math.inf).run()
    assert "no curves drawn: BadInput: cannot write" in (tmp_path / "log.txt").read_text()
    assert checkpoint_file(tmp_path, 3).exists()
