"""The tutorial docs/tutorials/search-idea.md: its edits and commands, in a copy of the sources."""

import re

import pytest
from folders import ROOT
from new_game_page import BLOCK
from tutorial_walk import change, check_outputs, copy_sources, follow

from tempo.lab.bench.bench_command import signature

PAGE = (ROOT / "docs" / "tutorials" / "search-idea.md").read_text(encoding="utf-8")
EDITS = [(block["path"], block["text"]) for block in BLOCK.finditer(PAGE) if block["kind"] == "diff"]
FILES = {"src/tempo/search/options.py", "src/tempo/search/backup.py"}
MOST_WORDS = 1_800


def test_the_page_is_short():
    assert len(PAGE.split()) <= MOST_WORDS


def test_the_edits_touch_two_files_and_withdraw_themselves(tmp_path):
    assert {path for path, _ in EDITS} == FILES
    for path in FILES:
        text = (ROOT / path).read_text(encoding="utf-8")
        file = tmp_path / "edited.py"
        file.write_text(text, encoding="utf-8")
        for edited, diff in EDITS:
            if edited == path:
                change(file, diff)
        assert file.read_text(encoding="utf-8") == text


@pytest.mark.long
def test_each_command_prints_what_the_page_shows(tmp_path):
    """The signature is that of the unedited sources with the default, and another one with another value."""
    copy_sources(tmp_path, "submission")
    walk = follow(PAGE.replace("--pairs 500 --sprt", "--pairs 20 --sprt"), tmp_path)
    played = [one.command for one in walk.typed if "--pairs 20 --sprt" in one.command]  # its verdict depends on 500
    check_outputs(walk._replace(typed=[one for one in walk.typed if one.command not in played]), ())
    matches = [one for one in walk.typed if one.command in played]
    assert matches and all(one.code == 0 and "SPRT 0 10" in one.output for one in matches)
    benches = [one.output for one in walk.typed if "--signature" in one.command]
    before, same, other = (int(re.search(r"^connectx: (\d+)$", output, re.MULTILINE)[1]) for output in benches)
    assert before == same == signature("connectx") != other
