"""Texts that a page reads, with a server and without one: what becomes of them, for tests of import."""

from typing import Any

from playwright.sync_api import Page
from web_learning_support import ROOT

# Reads each text [text, source, game, shape]; answers are lists of games, or sentences.
READ = """
async (texts) => {
  const { importGames } = await import(new URL("app/page/storage/importer.js", ROOT));
  const { toJson } = await import(new URL("app/page/storage/imported_game.js", ROOT));
  const { services } = await import(new URL("app/page/services.js", ROOT));
  const answers = [];
  for (const [text, source, game, shape] of texts) {
    try {
      const games = await importGames(services, text, source, game ?? undefined, shape ?? undefined);
      answers.push(games.map((read) => {
        const { actions, rewards, known, ending, at = null, own = false, clock = null } = read;
        return { ...toJson(read), actions, rewards, known, ending, at, own, clock };
      }));
    } catch (error) {
      answers.push(error.status ? error.message : `!${error.stack}`);
    }
  }
  return answers;
}
""".replace("ROOT", ROOT)


def set_language(page: Page, language: str) -> None:
    """Choose the language of a page on which scripts can import modules."""
    page.evaluate(f"""async (language) => {{
      const {{ setLanguage }} = await import(new URL("app/page/ui/i18n.js", {ROOT}));
      await setLanguage(language);
    }}""", language)


def read_texts(page: Page, texts: list[list[Any]]) -> list[Any]:
    """Return what becomes of texts, each [text, source, game on the board, its shape]: games, or a sentence."""
    answers: list[Any] = page.evaluate(READ, texts)
    return answers


# Reads texts of many games; how many each has, and the different lists of moves, so that not all games are sent.
COUNT = f"""
async (texts) => (await ({READ})(texts)).map((games) => (
  [games.length, [...new Set(games.map(({{ actions }}) => JSON.stringify(actions)))].map(JSON.parse)]))
"""


def count_games(page: Page, texts: list[str]) -> list[tuple[int, list[list[int]]]]:
    """Return for each text the number of its games, and their different lists of moves."""
    answers = page.evaluate(COUNT, [[text, "", "", None] for text in texts])
    return [(count, actions) for count, actions in answers]


def read_text(page: Page, text: str, game: str | None = None, shape: dict[str, int] | None = None) -> Any:
    """Return the games of a text, or the sentence why it has none."""
    return read_texts(page, [[text, "the text", game, shape]])[0]


# Opens a game with a number of moves on boards that take any; answers `opened`, or the sentence why not.
OPEN = """
async (count) => {
  const { openOn } = await import(new URL("app/page/storage/imported_game.js", ROOT));
  const board = { tree: { last: 0 }, importedNames: {}, dates: {}, endings: {}, saved: {}, ending: () => null };
  const rules = { name: "any", shape: {}, about: { players: [], engines: [], levels: [] } };
  const game = { rules, actions: Array(count).fill(0), players: ["", ""], known: [], ending: null, date: "" };
  return openOn({ add: async () => board, write() {} }, game, "").then(() => "opened", ({ message }) => message);
}
""".replace("ROOT", ROOT)


def opened_with(page: Page, moves: int) -> str:
    """Return what is said when a game with this number of moves is opened."""
    answer: str = page.evaluate(OPEN, moves)
    return answer
