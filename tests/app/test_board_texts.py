"""Texts of the page: all languages have the same keys and parameters, and none is missing."""

import re
from pathlib import Path

from page_support import PAGE, page_says

CALL = re.compile(r"""(?:\bt|\bbutton|\bbindText|\bbindLabel|hasText)\(\s*(?:\w+,\s*)?"([a-z]+\.[\w.-]+)\"""")
PROPERTY = re.compile(r"""\b(?:textKey|labelKey|says|group|text|key): "([a-z]+\.[\w.-]+)\"""")
SIGN = re.compile(r"""symbolButton\("[^"]*", "([a-z]+\.[\w.-]+)\"""")
MADE = re.compile(r"`([a-z]+\.[\w.]*)\$\{")  # prefixes of keys that are completed at run time


def test_both_languages_have_the_same_keys():
    """Both languages have all keys, and each text has the same {names}."""
    languages = texts()
    english = languages.pop("en")
    assert len(english) > 150
    for language, other in languages.items():
        assert english.keys() ^ other.keys() == set(), language
        assert [key for key in english if names_in(english[key]) != names_in(other[key])] == [], language
        assert [key for key, text in other.items() if not text.strip()] == [], language


def test_no_text_is_missing():
    keys = texts()["en"].keys()
    asked: dict[str, str] = {}
    for file in modules():
        source = file.read_text(encoding="utf-8")
        for pattern in (CALL, PROPERTY, SIGN):
            asked.update(dict.fromkeys(pattern.findall(source), file.name))
        for start in MADE.findall(source):
            assert [key for key in keys if key.startswith(start)], f"{file.name} makes keys of {start}"
    assert len(asked) > 80
    assert {key: file for key, file in asked.items() if key not in keys} == {}


def test_all_texts_are_used():
    """Unused texts are removed."""
    sources = "".join(file.read_text(encoding="utf-8") for file in modules())
    made = tuple(set(MADE.findall(sources)))
    assert [key for key in texts()["en"] if f'"{key}"' not in sources and not key.startswith(made)] == []


def test_every_level_has_a_name():
    english = texts()["en"]
    assert [f"level.{level}" in english for level in range(1, 11)] == [True] * 10


def test_texts_are_filled_and_follow_the_language():
    told = page_says(
        'import { language, numberText, percentText, setLanguage, shortCount, t, timeText } from "./ui/i18n.js";',
        """[language(), t("play.turn_of", { name: "$&{x}" }), t("no.such"), t("play.turn_of"), shortCount(999),
            shortCount(1234), shortCount(45678), shortCount(3.4e6), percentText(0.625), numberText(12345.6),
            timeText(0.012), timeText(2.25), timeText(14.6), timeText(75.9)]""",
    )
    assert told[:4] == ["en", "$&{x} to move", "no.such", "{name} to move"]
    assert told[4:8] == ["999", "1.2k", "46k", "3.4M"]
    assert told[8:] == ["63%", "12,346", "12 ms", "2.3 s", "15 s", "1:15"]


def modules() -> list[Path]:
    """Return all modules of the page but its texts."""
    return [file for file in PAGE.rglob("*.js") if file.parent.name != "texts"]


def texts() -> dict[str, dict[str, str]]:
    """Return all texts by language, as the page reads them."""
    languages = sorted(file.stem for file in (PAGE / "texts").glob("*.js"))
    imports = "\n".join(f'import {one} from "./texts/{one}.js";' for one in languages)
    return page_says(imports, f"{{ {', '.join(languages)} }}")


def names_in(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))
