"""Programs of others at a board: only where the command line allowed them, and files only from one folder."""

from __future__ import annotations

import os
import re
import stat
import sys
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from folders import ROOT
from storage_support import Page
from waiting import wait_until
from what_windows_lacks import has_links, needs_modes

from tempo.app.access import access_token
from tempo.app.access.allowed_players import AllowedPlayers, reason_to_refuse
from tempo.app.play_command import _allowed_players, _open_browser, main, parser
from tempo.app.storage.board_files import BoardFiles
from tempo.arena.adapter.game_adapter import adapter_of, games
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import foreign_code
from tempo.lab.check.check import build_parser
from tempo.lab.tournament import match
from tempo.native.atomic_file import atomic_write

AGENT = "def agent(observation, configuration):\n    return observation.board[:7].index(0)\n"
OURS = ["champion", "champion:cap=1", "level:3", "random"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with an agent file, beside another file and a link to it."""
    made = tmp_path / "agents"
    made.mkdir()
    (made / "mine.py").write_text(AGENT)
    (tmp_path / "other.py").write_text(AGENT)
    (made / "link.py").symlink_to(tmp_path / "other.py")
    return made


@pytest.mark.parametrize("game", games())
def test_what_a_player_runs_is_known_by_its_name(game: str) -> None:
    assert [foreign_code(name, game) for name in OURS] == ["", "", "", ""]
    assert foreign_code("git:HEAD", game) == "revision"
    assert {foreign_code(name, game) for name in ("a.py", "/bin/sh", "C:\\a", "champion/x")} == {"file"}
    assert {foreign_code(f"{name}:/bin/true", game) for name in adapter_of(game).engines} <= {"engine"}
    assert {foreign_code(name, game) for name in adapter_of(game).players} == {""}


def test_without_permission_no_program_of_others_plays(tmp_path: Path, folder: Path) -> None:
    """A page cannot seat one, nor let one move; nothing is read or started, and one line says how to allow it."""
    page, mark = Page(tmp_path / "games"), tmp_path / "started"
    search = {"task": "move", "id": 1, "actions": [], "seat": 0, "board": "b", "number": 0, "seed": 1}
    engines = [f"gtp:touch {mark}", f"nboard:dir={folder},touch {mark}"]
    for name in [str(folder / "mine.py"), "no/such.py", "git:HEAD", *engines]:
        asked = page.post("/api/players", 400, game="othello", name=name)
        assert asked == page.post(f"/api/pages/{'0' * 16}/engines/game", 400, game="othello", player=name, **search)
        assert "--allow-files" in asked and "\n" not in asked
        assert "no program" not in asked and "no agent file" not in asked
    assert not mark.exists()
    offered = page.get("/api/catalogue").get_json()
    assert {one["game"] for one in offered["games"] if one["has_puzzles"] and one["sample"]["plies"]} == {*games()}
    assert not offered["allows_files"] and all(game["allowed"] == [] for game in offered["games"])
    assert not {"gtp", "nboard", "pbrain"} & {player["name"] for game in offered["games"] for player in game["players"]}
    page.services.close()


@has_links
def test_files_play_from_the_allowed_folder_only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = AllowedPlayers(folder)
    for name in (str(folder / "mine.py"), f"{folder}/../agents/mine.py", "git:HEAD", *OURS):
        allowed.check(name, "connectx")
    for name in (str(folder.parent / "other.py"), f"{folder}/../other.py", str(folder / "link.py"), "mine.py", "/"):
        with pytest.raises(BadInput, match="the folder of --allow-files"):
            allowed.check(name, "connectx")
    monkeypatch.chdir(folder)
    AllowedPlayers(Path()).check("mine.py", "connectx")


@has_links
def test_what_may_sit_is_listed(folder: Path) -> None:
    """Also from folders below, but nothing that lies elsewhere or cannot be run."""
    (folder / "below").mkdir()
    for name in ("below/engine", "my engine"):
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    (folder / "shell").symlink_to("/bin/sh")
    (folder / "notes.txt").write_text("text")
    (folder / "line\n.py").write_text(AGENT)
    allowed, mine = AllowedPlayers(folder), str(folder / "mine.py")
    assert allowed.players("connectx") == [mine]
    engines = [f'{kind}:"{folder}/{name}"' for name in ("my engine", "below/engine") for kind in ("gtp", "nboard")]
    assert sorted(allowed.players("othello")) == sorted([mine, *engines])
    assert AllowedPlayers().players("othello") == []


def test_engines_play_from_the_allowed_folder_only(folder: Path) -> None:
    program = folder / "engine.cmd"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    allowed = AllowedPlayers(folder)
    for name in (f"gtp:{program} --level=1", f"nboard:dir={folder},depth=6,engine.cmd"):
        allowed.check(name, "othello")
    for name in (f'gtp:"{sys.executable}" {program}', f'gtp:dir={folder},"{sys.executable}" engine.cmd'):
        with pytest.raises(BadInput, match="the folder of --allow-files"):
            allowed.check(name, "othello")


@has_links
def test_a_linked_folder_is_allowed(folder: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(folder)
    AllowedPlayers(link).check(str(link / "mine.py"), "connectx")
    AllowedPlayers(link).check(str(folder / "mine.py"), "connectx")


def test_the_command_line_names_players_itself(folder: Path) -> None:
    typed = str(folder / "mine.py")
    allowed = AllowedPlayers(typed=typed)
    allowed.check(typed, "connectx")
    assert not allowed.allows(str(folder / "link.py"), "connectx")


@has_links
def test_a_server_with_permission_plays_the_file(tmp_path: Path, folder: Path) -> None:
    server, mine = Page(tmp_path / "games", _allowed_players(folder, "random")), str(folder / "mine.py")
    assert {tuple(game["allowed"]) for game in server.get("/api/catalogue").get_json()["games"]} == {(mine,)}
    refused = server.post("/api/players", 400, game="connectx", name=str(folder / "link.py"))
    assert "the folder of --allow-files" in refused
    assert server.post("/api/players", game="connectx", name=mine) == {}
    page, search = f"/api/pages/{'0' * 16}", {"task": "move", "id": 1, "seat": 1, "board": "b", "number": 0, "seed": 1}
    server.post(f"{page}/engines/game", game="connectx", actions=[3], player=mine, **search)

    def result() -> dict[str, Any]:
        return server.get(f"{page}/poll").get_json()["engines"]["game"].get("result", {})

    assert wait_until(lambda: result().get("action") == 0)
    server.services.close()


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--allow-files", str(tmp_path / "none"), "--records", str(tmp_path)]) == 2
    assert "there is no such folder\n" in capsys.readouterr().err
    assert main(["--allow-files", "othello", "--records", str(tmp_path)]) == 2
    assert "a game stands before --allow-files" in capsys.readouterr().err


@has_links
def test_a_folder_with_programs_of_others_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that holds or lies in a virtual environment, or holds the checkout, also by a link."""
    environment, linked = tmp_path / "agents" / "tools" / "env", tmp_path / "linked"
    (environment / "bin").mkdir(parents=True)
    (environment / "pyvenv.cfg").touch()
    (tmp_path / "short").symlink_to(environment / "bin")
    linked.mkdir()
    (linked / "bin").symlink_to(environment / "bin")
    (tmp_path / "checkout").mkdir()
    (tmp_path / "checkout" / "link").symlink_to(ROOT)
    refused = [environment, environment / "bin", environment.parent, tmp_path / "agents", tmp_path, tmp_path / "short"]
    refused += [linked, ROOT, ROOT.parent, Path("/"), tmp_path / "checkout"]
    for folder in refused:
        assert main(["--allow-files", str(folder), "--records", str(tmp_path / "games")]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1 and ("a virtual environment" in said or "the checkout" in said), folder
    assert not reason_to_refuse(ROOT / "submission")
    with pytest.raises(SystemExit):
        main(["--allow-files"])
    assert "expected one argument" in capsys.readouterr().err


def test_who_may_be_harmed_by_an_agent_file_is_told() -> None:
    """Where one is named: in the help of the commands and in README. The form is tested in a browser."""
    for text in (match.parser("match").format_help(), parser().format_help(), (ROOT / "README.md").read_text("utf-8")):
        assert "rights" in text
    assert "no protection from a malicious file" in " ".join(build_parser("connectx").format_help().split())


@needs_modes
def test_the_token_file_of_a_server(tmp_path: Path) -> None:
    """One that others can read is replaced, and its pages have to be opened again."""
    boards = BoardFiles(tmp_path)
    token = tmp_path / ".access-token"
    assert stat.S_IMODE(token.stat().st_mode) == 0o600 and BoardFiles(tmp_path).token == boards.token
    broken = [b"", b"\xff", b"0" * 31, b"0" * 32 + b"\n", b"F" * 32, b"g" * 32]
    spoiled = [partial(token.write_bytes, content) for content in broken]
    for spoil in [lambda: token.chmod(0o644), token.unlink, lambda: swap(token), *spoiled]:
        before = BoardFiles(tmp_path).token
        spoil()
        found = BoardFiles(tmp_path).token
        assert re.fullmatch("[0-9a-f]{32}", found) and found not in (before, "0" * 32) and token.read_text() == found
        assert stat.S_IMODE(token.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [token.name]


def swap(token: Path) -> None:
    """Put a link that leads nowhere in place of a file."""
    token.unlink()
    token.symlink_to("nothing")


def test_servers_that_start_together_share_a_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one starts while the first writes the token, as its folder holds no valid one."""
    (tmp_path / ".access-token").write_text("not a token")
    tokens: list[str] = []
    second = Thread(target=lambda: tokens.append(BoardFiles(tmp_path).token))

    def interrupted(path: Path) -> Any:
        monkeypatch.undo()
        second.start()
        return atomic_write(path)

    monkeypatch.setattr(access_token, "atomic_write", interrupted)
    tokens.append(BoardFiles(tmp_path).token)
    second.join()
    assert len(tokens) == 2 and len({*tokens, BoardFiles(tmp_path).token}) == 1
    assert re.fullmatch("[0-9a-f]{32}", tokens[0])
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [".access-token"]


@needs_modes
def test_a_file_system_without_modes_keeps_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.open
    monkeypatch.setattr(os, "open", lambda path, flags, mode=0o777: write(path, flags, 0o666))
    previous = os.umask(0)
    try:
        tokens = {BoardFiles(tmp_path).token for _ in range(2)}
    finally:
        os.umask(previous)
    assert len(tokens) == 2 and not (tmp_path / ".access-token").exists()


@needs_modes
def test_a_browser_is_started_without_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody can read its command line."""
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", opened.append)
    _open_browser("http://127.0.0.1:1/?token=secret#board=x", tmp_path / "page.html")
    assert opened == [(tmp_path / "page.html").as_uri()]
    assert "url=http://127.0.0.1:1/?token=secret#board=x" in (tmp_path / "page.html").read_text()
    assert stat.S_IMODE((tmp_path / "page.html").stat().st_mode) == 0o600
