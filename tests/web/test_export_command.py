"""`play --export`: what it says of input that cannot be used."""

import pytest

from tempo.web import wasm_module
from tempo.web.export_command import configs_of, main
from tempo.web.game_export import shape_name


@pytest.mark.parametrize(("argv", "complaint"), [
    (["FOLDER", "chess"], "no game 'chess'"),
    (["FOLDER", "othelo"], "did you mean othello"),
    (["FOLDER/file/below", "othello"], "Not a directory"),
])  # fmt: skip
def test_bad_input_gets_one_line(argv, complaint, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(wasm_module.shutil, "which", lambda name: name)
    (tmp_path / "file").write_text("")
    assert main([word.replace("FOLDER", str(tmp_path)) for word in argv]) == 2
    said = capsys.readouterr()
    assert complaint in said.err and said.err.count("\n") == 1 and said.out == ""


def test_without_a_linker_it_says_how_to_get_one(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main([str(tmp_path / "web"), "connectx"]) == 2
    assert "apt-get install lld" in capsys.readouterr().err and not (tmp_path / "web").exists()


def test_boards_of_a_game_are_the_usual_one_first():
    names = [shape_name(config) for config in configs_of("connectx")]
    assert names[0] == "rows6-columns7-inarow4" and len(set(names)) == len(names) > 1
