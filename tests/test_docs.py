"""README and docs/: links, lengths, sentences, commands and Python examples."""

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path

import pytest
from built_files import BUILT_AGENTS
from examples import PLACES
from folders import ROOT
from notebook_pages import markdown

from tempo.arena.command_line.inputs import Parser
from tempo.arena.players.player_specs import ProfilePlayer, foreign_code, parse_player
from tempo.arena.players.profile_agents import PLAYER_OPTIONS, override, profile_of
from tempo.cli import COMMANDS, main
from tempo.lab.tournament.match import parser as match_parser

PAGES = [ROOT / "README.md", *sorted(page for kind in ("md", "ipynb") for page in (ROOT / "docs").rglob(f"*.{kind}"))]
MOST_WORDS, LONGEST_SENTENCE = 2_500, 40
MOST_WORDS_OF = {"README.md": 450, "docs/background/othello.md": 1_500, "docs/background/gomoku.md": 1_500}
MOST_WORDS_IN_ALL = 25_000  # as `wc -w` counts them: README.md, CONTRIBUTING.md and docs/**/*.md
FENCED = re.compile(r"^( *)```(\w*).*?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|[|;&] *|do )(?:python local_eval\.py|tempo)(?: (.*))?$")
MODULE = re.compile(r"python -m (tempo[\w.]*)")
BLOCK_START = re.compile(r"^\s*(?:[-*] |\d+\. |#+ |$)")
ELSEWHERE_LOADED = re.compile(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="?(\w+:[^"> ]+|//[^"> ]+)')
PLACEHOLDERS = {"COMMAND", "FILES", "..."}
NUMBER = re.compile(r"[NPS]")  # a placeholder for one
NAME = re.compile(r"(.*[:,=])?[A-Z]+")  # a placeholder for a player, or one at the end of it
FORMER_PLAYERS = {"lines_tree"}  # of commits that the pages name
BUILT_FILES = {f"submission/{name}.py" for name in BUILT_AGENTS}  # which need not be there
READS = re.compile(r"(?:\w+=)?(runs/[\w/-]+|[\w/]+\.jsonl)")  # folders of trainings, and records without a time
WRITES = ("--record", "--folder", "-o")
RECORDED = re.compile(r'record="([^"]+)"')
ELSEWHERE = ("breakthrough", "shrinkage")  # tests of the tutorials run these in a copy that has the game or the option


class Parsed(Exception):
    """Raised instead of running a command whose line was parsed."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    return markdown(page) if page.suffix == ".ipynb" else page.read_text(encoding="utf-8")


each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


# Lengths


@each_page
def test_a_page_is_short_enough(page):
    assert len(text_of(page).split()) <= MOST_WORDS_OF.get(name_of(page), MOST_WORDS)


def test_all_documents_are_short_enough():
    """Nobody reads pages that only grow. If this fails, shorten another page: say a thing once, drop unused figures."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    assert sum(len(page.read_text(encoding="utf-8").split()) for page in pages) <= MOST_WORDS_IN_ALL


def prose(text: str) -> str:
    """Return the text without code blocks, tables, addresses and quotations; inline code becomes one word."""
    text = FENCED.sub("\n\n", text)
    text = INLINE.sub("code", text)
    text = LINK.sub(lambda link: link[1].strip("![]"), text)
    text = re.sub(r"[“\"][^”\"]*[”\"]", "quotation", text)
    return "\n".join("" if line.lstrip().startswith(("|", ">")) else line for line in text.splitlines())


def sentences(text: str) -> Iterator[str]:
    paragraph: list[str] = []
    for line in [*prose(text).splitlines(), ""]:
        if BLOCK_START.match(line):
            yield from re.split(r"(?<=[.!?])[)*_]*\s+", " ".join(paragraph))
            paragraph = []
        paragraph.append(line.strip())


@each_page
def test_sentences_are_short_enough(page):
    too_long = [one for one in sentences(text_of(page)) if len(one.split()) > LONGEST_SENTENCE]
    assert not too_long


def test_a_long_sentence_is_found():
    assert max(len(one.split()) for one in sentences("- One two\n  three. Four.\n\n`a b c` five\n")) == 4


# Links


@each_page
def test_links_lead_somewhere(page):
    text = FENCED.sub("", text_of(page))
    targets = [target for _, target in LINK.findall(text) if not re.match(r"\w+:", target)]
    missing = [target for target in targets if not (page.parent / target.partition("#")[0]).exists()]
    assert not missing


def test_every_page_is_on_the_site():
    """`mkdocs build --strict` refuses dead links, dead anchors and pages that the navigation leaves out."""
    listed = set(re.findall(r"- ([\w/-]+\.(?:md|ipynb))$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    assert listed == {page.relative_to(ROOT / "docs").as_posix() for page in PAGES[1:]}


@pytest.mark.long  # the site holds the page, for which kernels are compiled
def test_the_site_builds_strictly_and_loads_nothing_from_other_hosts(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    for page in (tmp_path / "site").rglob("*.html"):
        loaded = ELSEWHERE_LOADED.findall(page.read_text(encoding="utf-8"))
        assert not [address for address in loaded if not address.startswith("data:")], page


# What a reader sees first


def section(text: str, title: str) -> str:
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_who_plays_reads_nothing_about_kaggle_first_and_the_other_way_round():
    readme, docs = (ROOT / "README.md").read_text(), ROOT / "docs"
    play, upload = section(readme, "Play"), section(readme, "Upload")
    assert "tempo play" in play and "submission/connectx.py" in upload
    assert "kaggle" not in (play + (docs / "how-to/play.md").read_text()).lower()
    assert "how-to/play" not in upload + (docs / "tutorials/first-upload.md").read_text()
    doors = re.findall(r"^  - (\w+):\n      - (\S+)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)[:3]
    assert doors == [
        ("Play", "how-to/play.md"), ("Upload", "tutorials/first-upload.md"), ("Read", "tutorials/uct.ipynb"),
    ]  # fmt: skip
    assert re.findall(r"^- \[(\w+)\]\((\S+)\)", (docs / "index.md").read_text(), re.MULTILINE) == doors


@pytest.mark.parametrize("word", ["offline", "undo", "hint"])
def test_the_page_about_playing_has_the_words_that_players_search(word):
    headings = re.findall(r"^## (.*)$", (ROOT / "docs/how-to/play.md").read_text(), re.MULTILINE)
    assert word in " ".join(headings).lower()


def test_drawings_are_pictures_for_light_and_dark():
    """No page draws boxes and arrows by letters."""
    drawings = list((ROOT / "docs" / "pictures").glob("*.svg"))
    assert drawings and all("prefers-color-scheme: dark" in drawing.read_text() for drawing in drawings)
    arrows = re.compile(r"^\s*[|v^]\s*$|-->|<--", re.MULTILINE)
    blocks = [block for page in PAGES for _, kind, block in FENCED.findall(text_of(page)) if kind in ("", "text")]
    assert len(blocks) > 50 and not [block for block in blocks if arrows.search(block)]


# Commands


def code_lines(text: str) -> Iterator[str]:
    """Yield the lines that a reader types: from blocks, without their output, and inline code."""
    for _, kind, block in FENCED.findall(text):
        block = re.sub(r"\\\n(?:> )?\s*", "", block)
        for line in block.splitlines():
            if kind == "console" and not line.startswith("$ "):
                continue
            if kind in ("", "sh", "bash", "shell", "console", "python"):
                yield line.removeprefix("$ ").removeprefix("!").strip()
    for piece in INLINE.findall(FENCED.sub("", text)):
        yield " ".join(piece.split())


def arguments(line: str) -> str | None:
    """Return the arguments of our command in a line, also where the program's name is left out."""
    if match := COMMAND.search(line):
        return match[1] or ""
    return line if line.partition(" ")[0] in COMMANDS else None


def commands(text: str) -> list[list[str]]:
    found = [words for line in code_lines(text) if (words := arguments(line)) is not None]
    lines = [shlex.split(one.partition(" | ")[0], comments=True) for one in found]
    lines = [[NUMBER.sub("1", word) if len(word) == 1 else word for word in words] for words in lines]
    is_name = [len(words) == 1 and words[0] in COMMANDS for words in lines]
    return [words for words, alone in zip(lines, is_name, strict=True) if not alone and not PLACEHOLDERS & set(words)]


def check_players(options: Namespace) -> None:
    """Raise BadInput if the options name a player that does not exist, or an option that it does not have.

    Engines and revisions are not looked for.
    """
    about, game = vars(options), getattr(options, "game", None) or "connectx"
    for name in [*about.get("players", ()), about.get("player"), about.get("opponent")]:
        if not isinstance(name, str) or name in {"human", *FORMER_PLAYERS, *BUILT_FILES} or NAME.fullmatch(name):
            continue
        if foreign_code(name, game) in ("engine", "revision"):
            continue
        player = parse_player(name, game)
        if isinstance(player, ProfilePlayer):
            values = {option: value for option, value in player.overrides.items() if option not in PLAYER_OPTIONS}
            override(profile_of(player.profile, game), values, game)


@each_page
def test_commands_are_understood(page, monkeypatch, capsys):
    original = Parser.parse_all

    def parse_only(parser, argv):
        options = original(parser, argv)
        try:
            check_players(options)
        except ValueError as problem:
            print(problem, file=sys.stderr)
        raise Parsed

    monkeypatch.setattr(Parser, "parse_all", parse_only)
    monkeypatch.setenv("TEMPO_GAMES", PLACES)
    refused = []
    for words in commands(text_of(page)):
        if any(name in " ".join(words) for name in ELSEWHERE):
            continue
        try:
            refused.append((words, main(words), capsys.readouterr().err))
        except Parsed:
            if err := capsys.readouterr().err:
                refused.append((words, "renamed, or no such player", err))
        except SystemExit as ended:
            if ended.code:
                refused.append((words, ended.code, capsys.readouterr().err))
    assert not refused


def test_commands_are_found():
    block = "```\nVAR=1 x | python local_eval.py report --dir x  # all\ntempo bench \\\n    --game othello\n```\n"
    page = f"{block}`python local_eval.py` `match a b` `match`"
    assert commands(page) == [["report", "--dir", "x"], ["bench", "--game", "othello"], [], ["match", "a", "b"]]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["classic", "random", "--game", "gomoku"], "no player 'classic'"),
        (["champion:colour=red", "random"], "no parameter 'colour'"),
        (["champion:exploration=A", "WHO"], None),
    ],
)
def test_a_player_that_does_not_exist_is_found(typed, said):
    options = match_parser("match").parse_all(typed)
    with pytest.raises(ValueError, match=said) if said else nullcontext():
        check_players(options)


def not_made(text: str) -> list[str]:
    """Return the trainings, records and episodes that a page's commands read before anything on it makes them."""
    made, missing = set(RECORDED.findall(text)), []
    for words in commands(text):
        for option, word in pairwise(words):
            if option in WRITES:
                made.add(word)
            elif (match := READS.fullmatch(word)) and match[1] not in made:
                missing.append(word)
        if words[:1] == ["episodes"]:
            made |= {f"runs/episodes/{word}" for word in words[1:2]}
        if words[:1] == ["train"]:
            values = dict(pairwise(words))
            parts = [words[1], values.get("--size"), values.get("--preset")]
            made.add(values.get("--folder") or "runs/train/" + "-".join(filter(None, parts)))
    return missing


@each_page
def test_commands_read_what_others_have_made(page):
    assert not not_made(text_of(page))


def test_a_file_that_no_command_makes_is_found():
    made = "tempo train gomoku --size 8\ntempo match a b --record a.jsonl\n"
    read = "tempo report x=runs/train/gomoku-8 runs/train/gomoku\ntempo review a.jsonl\ntempo report b.jsonl\n"
    assert not_made(f"```\n{made}{read}```\n") == ["runs/train/gomoku", "b.jsonl"]


@each_page
def test_modules_exist(page):
    missing = [name for name in MODULE.findall(text_of(page)) if importlib.util.find_spec(name) is None]
    assert not missing


# Python


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in text_of(page)], ids=name_of)
def test_python_examples_print_what_they_show(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(text_of(page), {}, name_of(page), str(page), 0)
    failures: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=failures.append)
    assert not failures, "".join(failures)
