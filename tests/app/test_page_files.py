"""Files of the page as they are sent."""

from page_support import PAGE

from tempo.app.page_files import plain_script, sent

SCRIPT = """\
/* What it does.

   More of it. */
import { a } from "./a.js"; /* stays */

  /** @type {(x: number) => number} */
  f(x) { return x ** 2 / 3; } // stays
const text = "/* stays */", cast = /** @type {number} */ (a);
/** @type {string} */ (text).trim();
"""


def test_comments_on_lines_of_their_own_are_not_sent():
    plain = plain_script(SCRIPT)
    assert plain.count("\n") == SCRIPT.count("\n")
    assert [line for line in plain.splitlines() if line] == [
        'import { a } from "./a.js"; /* stays */',
        "  f(x) { return x ** 2 / 3; } // stays",
        'const text = "/* stays */", cast = /** @type {number} */ (a);',
        "/** @type {string} */ (text).trim();",
    ]


def test_a_script_is_sent_with_fewer_bytes_than_it_has():
    script, style = PAGE / "board" / "board_view.js", PAGE / "style.css"
    assert len(sent(script)) < 0.9 * script.stat().st_size and sent(style) == style.read_bytes()
