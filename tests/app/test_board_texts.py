"""Texts of the page: all languages have the same keys and parameters. A missing text fails the tests in a browser."""

import re

from page_support import PAGE, page_says


def test_both_languages_have_the_same_keys():
    """Both languages have all keys, and each text has the same {names}."""
    languages = texts("texts", "texts/import")
    english = languages.pop("en")
    assert len(english) > 150
    for language, other in languages.items():
        assert english.keys() ^ other.keys() == set(), language
        assert [key for key in english if names_in(english[key]) != names_in(other[key])] == [], language
        assert [key for key, text in other.items() if not text.strip()] == [], language


def test_every_level_has_a_name_and_a_sentence():
    for language, known in texts("texts").items():
        for ending in ("", ".about"):
            named = {known[f"level.{level}{ending}"] for level in range(1, 11)}
            assert len(named) == 10, (language, ending)


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


def texts(*folders: str) -> dict[str, dict[str, str]]:
    """Return the texts in these folders by language, as the page reads them."""
    languages = sorted(file.stem for file in (PAGE / "texts").glob("*.js"))
    names = {(number, one): f"{one}{number}" for number in range(len(folders)) for one in languages}
    imports = "\n".join(
        f'import {name} from "./{folders[number]}/{one}.js";' for (number, one), name in names.items()
    )
    parts = {one: ", ".join(f"...{name}" for (_, other), name in names.items() if other == one) for one in languages}
    return page_says(imports, f"{{ {', '.join(f'{one}: {{ {part} }}' for one, part in parts.items())} }}")


def names_in(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))
