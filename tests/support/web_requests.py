"""Requests of a page: those that it answers itself, and those that its server answers."""

from functools import partial

from playwright.sync_api import Page
from waiting import wait_until
from web_learning_support import ROOT

PEOPLE = [{"kind": "human"}] * 2
ASK = """
async ({ name, path, body }) => {
  const { [name]: ask } = await import(new URL("app/page/backend.js", ROOT));
  try {
    const answer = await ask(path, body);
    return answer.content ? { name: answer.name, text: await answer.content.text() } : answer;
  } catch (error) {
    return { error: error.message, status: error.status };
  }
}
""".replace("ROOT", ROOT)


class WebPage:
    """Requests as the page makes them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, name: str, path: str, body: dict | None = None):
        return self.page.evaluate(ASK, {"name": name, "path": f"api/{path}", "body": body})

    def post(self, path: str, **body):
        answer = self.ask("post", path, body)
        assert "status" not in answer, answer
        return answer

    def refused(self, path: str, **body) -> str:
        return self.ask("post", path, body)["error"]

    def file(self, board: str, suffix: str) -> dict[str, str]:
        return self.ask("get", f"boards/{board}/export/{suffix}")

    def played(self, game: str, actions: list[int], **about) -> dict:
        """Play these moves one by one, and return the state when the browser has saved the game."""
        state = self.post("boards", game=game, seats=PEOPLE, **about)
        for at, action in enumerate(actions):
            self.post(f"boards/{state['id']}/play", action=action, at=at)
        shown = partial(self.ask, "get", f"boards/{state['id']}")
        wait_until(lambda: not shown()["over"] or shown()["saved_as"])
        return shown()
