"""A slow line: the page says that it waits, at its start, for a part of it and for a move."""

from playwright.sync_api import expect


class Held:
    """Requests that are held until they are let go."""

    def __init__(self, page, pattern):
        self.routes, self.is_open = [], False
        page.route(pattern, lambda route: route.continue_() if self.is_open else self.routes.append(route))

    def go(self):
        self.is_open = True
        for route in self.routes:
            route.continue_()


def test_a_page_that_waits_for_its_server_says_so(visit):
    page = visit()
    waiting = page.page.get_by_role("status").filter(has_text="One moment …")
    start = Held(page.page, "**/app/page/main.js")
    page.page.goto(f"{page.address}/", wait_until="commit")
    expect(page.page.locator(".loading")).to_be_visible()
    start.go()
    page.grid.wait_for()
    expect(page.page.locator(".loading")).to_have_count(0)
    page.home.get_by_role("button", name="Close").click()
    part = Held(page.page, "**/learn_view.js")
    page.tab("Learn")
    expect(waiting).to_be_visible()
    part.go()
    expect(page.button("Review this game")).to_be_visible()
    expect(waiting).to_be_hidden()
    if page.has_server:
        move = Held(page.page, "**/api/rules")
        page.cell(3).click()
        expect(waiting).to_be_visible()
        move.go()
        expect(page.stones).not_to_have_count(0)
        expect(waiting).to_be_hidden()
