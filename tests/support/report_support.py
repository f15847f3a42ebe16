"""Support for tests of reports: a record like one of a match, a strict reader of pages, and their scripts in node."""

import json
import random
from html.parser import HTMLParser

from markupsafe import Markup
from page_support import node_says

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.records.record_file import VERSION, game_record
from tempo.arena.referee.one_game import play_game
from tempo.lab.report import record_sections

HOSTILE = ("</script><script>alert(1)</script>", "$x^2$ & \"q' <b>", "plain")
CONFIG = new_config("connectx", {"rows": 5, "columns": 6, "inarow": 4}, act_timeout=1.0, bank=9.0)
VOID = {"meta", "input", "br", "link", "img", "hr"}
PAIRS = 12
REASONS = ("search", "book", "own idea", None)


class Page(HTMLParser):
    """A parsed page: elements in balance, texts of scripts, tables and ids."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.scripts, self.tables, self.attributes = [], [], [], [], []
        self.titles = []
        self.feed(text)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag, attributes):
        self.attributes += attributes
        self.ids += [value for name, value in attributes if name == "id"]
        if tag in VOID:
            return
        self.open.append(tag)
        starts = {"script": self.scripts, "table": self.tables, "tr": self.tables and self.tables[-1]}
        if tag in starts:
            starts[tag].append("" if tag == "script" else [])
        if tag in ("td", "th") and self.tables[-1]:
            self.tables[-1][-1].append("")
        if tag in ("h1", "h2"):
            self.titles.append("")

    def handle_startendtag(self, tag, attributes):
        self.attributes += attributes
        self.ids += [value for name, value in attributes if name == "id"]

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, text):
        inside = self.open[-1] if self.open else ""
        if inside == "script":
            self.scripts[-1] += text
        cell = self.open[-2:][0] if inside == "a" else inside
        if cell in ("td", "th") and self.tables[-1] and self.tables[-1][-1]:
            self.tables[-1][-1][-1] += text
        if inside in ("h1", "h2"):
            self.titles[-1] += text

    def games(self):
        """Return the data of the boards on the page."""
        return [json.loads(script) for script in self.scripts if script.startswith("{")]

    def table(self, *heads):
        """Return the rows of the table that begins with these headings."""
        return next(rows[1:] for rows in self.tables if rows and rows[0][: len(heads)] == list(heads))


def chatty(generator):
    """Return an agent that plays random moves and logs a reason for some of them."""

    def agent(observation, configuration):
        reason = generator.choice(REASONS)
        print(f"value={generator.random():.3f} sims={generator.randrange(1000)}" + (f" why={reason}" if reason else ""))
        return generator.choice([column for column in range(6) if observation.board[column] == 0])

    return agent


def write_record(path, kind="gauntlet", names=HOSTILE, pairs=PAIRS, **header):
    """Write a record like one of a match killed in the middle of a line; games 3 and 8 are forfeited."""
    generator = random.Random(f"{kind} {names}")
    pairings = [(0, other) for other in range(1, len(names))]
    about = {"format": "tempo-record", "version": VERSION, "kind": kind, "game": "connectx", "pairings": pairings}
    about |= {"players": [{"name": name, "version": "1 & <2>"} for name in names], "config": CONFIG._asdict()}
    about |= {"simulations": None, "plies": [2, 2], "pairs": pairs, "seed": 1, "sprt": None, **header}
    lines = [about]
    for index in range(2 * pairs * len(pairings)):
        pairing, place = divmod(index, 2 * pairs)
        pair, swapped = divmod(place, 2)
        seats = pairings[pairing][::-1] if swapped else pairings[pairing]
        agents = [chatty(generator), chatty(generator)]
        if index in (3, 8):
            agents[index % 2] = lambda observation, configuration: 77
        game = play_game((agents[0], agents[1]), CONFIG, (pair % 6, 0))
        lines.append(game_record(game, index=index, players=seats, pairing=pairing, pair=pair, game=swapped))
    path.write_text("".join(json.dumps(line) + "\n" for line in lines) + '{"index": 99, "players"')
    return lines[1:]


def leave_out_figures(monkeypatch):
    """Let pages be written without their figures, which take a quarter of a second each."""
    monkeypatch.setattr(record_sections, "figure_html", lambda figure, caption: Markup())


# The part of a browser that drawings use: elements that keep their attributes and children.
BROWSER = """
const element = (name) => ({
  name, attributes: {}, children: [],
  setAttribute(key, value) { this.attributes[key] = value; },
  getAttribute(key) { return this.attributes[key] ?? null; },
  append(...children) { this.children.push(...children); },
});
const document = {
  querySelectorAll: () => [], addEventListener() {},
  createElement: element, createElementNS: (space, name) => element(name),
};
const window = document, location = { hash: "" };
const all = (one) => [one, ...one.children.flatMap(all)];
const scoresOf = (svg) => all(svg).filter((one) => one.attributes.class?.startsWith("score")).map((one) => {
  const inside = (name) => one.children.find((child) => child.name === name);
  return [one.attributes.class, inside("text").textContent, Boolean(inside("path"))];
});
"""


def in_the_browser(script, lines):
    """Return the value of a JavaScript expression, evaluated by node where it is installed."""
    return node_says(script=f"{BROWSER}\n{script}\n;JSON.parse(JSON.stringify({lines}));")
