"""Reports on the choice of moves: unsearched moves, backends, reasons."""

import json

from report_support import HOSTILE, Page, leave_out_figures, write_record

from tempo.lab.report.board_assets import read_assets
from tempo.lab.report.plots import INK_ON_PAGE, REASONS, SERIES
from tempo.lab.report.report_command import main


def test_unsearched_moves_stand_above_all_else_and_backends_beside_the_clock(tmp_path, capsys, monkeypatch):
    """Games of agents that report no backend have nothing to say of them."""
    leave_out_figures(monkeypatch)
    path, page = tmp_path / "match.jsonl", tmp_path / "page.html"
    games = write_record(path, "match", HOSTILE[:2])

    def with_reason(game, place, move):
        if move["seat"] != game["players"].index(0):
            return move
        return move | {"backend": "python" if place < 2 else "native"} | ({"reason": "error"} if place < 2 else {})

    assert main([str(path), "--html", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "backend" not in capsys.readouterr().out and 'class="warning"' not in text
    assert "backend" not in Page(text).table("player", "moves")[0]
    header, *_ = path.read_text().splitlines()
    games = [game | {"moves": [with_reason(game, *one) for one in enumerate(game["moves"])]} for game in games]
    path.write_text("\n".join([header, *map(json.dumps, games)]) + "\n")
    assert main([str(path), "--html", str(page)]) == 0
    out, text = capsys.readouterr().out, page.read_text(encoding="utf-8")
    unsearched = sum(move["reason"] == "error" for game in games for move in game["moves"])
    own = sum(move["seat"] == game["players"].index(0) for game in games for move in game["moves"])
    assert f"{unsearched} of {own} moves unsearched (error {unsearched})" in out
    warning = text.index(f"{unsearched} of {own} moves unsearched (error {unsearched})")
    assert text.index('class="warning"') < warning < text.index("<nav>")
    clock = {row[0]: row for row in Page(text).table("player", "moves", "unsearched")}
    climbed = "22× python → native at move 2; 2× python"  # two games were forfeited before anybody moved twice
    assert (clock[HOSTILE[0]][2], clock[HOSTILE[0]][-1]) == (str(unsearched), climbed)
    assert (clock[HOSTILE[1]][2], clock[HOSTILE[1]][-1]) == ("0", "not reported")


def test_every_colour_of_a_figure_has_a_light_and_a_dark_value():
    style = read_assets("board.css")
    assert [name for name in INK_ON_PAGE.values() if style.count(f"{name}: light-dark(") != 1] == []
    assert sorted(set(REASONS.values())) == list(range(len(SERIES))), "each reason has its own colour"
