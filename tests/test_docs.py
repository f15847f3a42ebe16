"""README and docs/: links, lengths, sentences, commands and Python examples."""

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from folders import ROOT

from tempo.cli import COMMANDS, main
from tempo.lab.command_line.inputs import Parser

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MOST_WORDS, LONGEST_SENTENCE = 2_500, 40
FENCED = re.compile(r"^( *)```(\w*).*?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|[|;&] *|do )(?:python local_eval\.py|tempo)(?: (.*))?$")
MODULE = re.compile(r"python -m (tempo[\w.]*)")
BLOCK_START = re.compile(r"^\s*(?:[-*] |\d+\. |#+ |$)")
ELSEWHERE_LOADED = re.compile(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="?(\w+:[^"> ]+|//[^"> ]+)')
PLACEHOLDERS = {"COMMAND", "..."}
NUMBER = re.compile(r"[NPS]")  # a placeholder for one
ELSEWHERE = "breakthrough"  # test_new_game.py runs these commands in a copy that has the game


class Parsed(Exception):
    """Raised instead of running a command whose line was parsed."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


# Lengths


@each_page
def test_a_page_is_short_enough(page):
    assert len(text_of(page).split()) <= MOST_WORDS


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
    listed = set(re.findall(r"- ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    assert listed == {page.relative_to(ROOT / "docs").as_posix() for page in PAGES[1:]}


def test_the_site_builds_strictly_and_loads_nothing_from_other_hosts(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    for page in (tmp_path / "site").rglob("*.html"):
        loaded = ELSEWHERE_LOADED.findall(page.read_text(encoding="utf-8"))
        assert not [address for address in loaded if not address.startswith("data:")], page


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


def commands(text: str) -> list[list[str]]:
    found = [match[1] or "" for line in code_lines(text) if (match := COMMAND.search(line))]
    lines = [shlex.split(one.partition(" | ")[0], comments=True) for one in found]
    lines = [[NUMBER.sub("1", word) if len(word) == 1 else word for word in words] for words in lines]
    is_name = [len(words) == 1 and words[0] in COMMANDS for words in lines]
    return [words for words, alone in zip(lines, is_name, strict=True) if not alone and not PLACEHOLDERS & set(words)]


@each_page
def test_commands_are_understood(page, monkeypatch, capsys):
    original = Parser.parse_all

    def parse_only(parser, argv):
        original(parser, argv)
        raise Parsed

    monkeypatch.setattr(Parser, "parse_all", parse_only)
    refused = []
    for words in commands(text_of(page)):
        if ELSEWHERE in " ".join(words):
            continue
        try:
            refused.append((words, main(words), capsys.readouterr().err))
        except Parsed:
            if err := capsys.readouterr().err:
                refused.append((words, "renamed", err))
        except SystemExit as ended:
            if ended.code:
                refused.append((words, ended.code, capsys.readouterr().err))
    assert not refused


def test_commands_are_found():
    block = "```\nVAR=1 x | python local_eval.py runs --dir x  # all\ntempo bench \\\n    --game othello\n```\n"
    page = f"{block}`python local_eval.py`"
    assert commands(page) == [["runs", "--dir", "x"], ["bench", "--game", "othello"], []]


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
