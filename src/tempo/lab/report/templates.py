"""Jinja templates of the pages: the HTML and SVG files of `assets`. They escape every text that is not Markup."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader
from markupsafe import Markup

TEMPLATES = Environment(
    loader=PackageLoader("tempo.lab.report", "assets"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)
TEMPLATES.policies["json.dumps_kwargs"] = {"separators": (",", ":"), "allow_nan": False}


def render(name: str, **values: Any) -> Markup:
    """Return a template with these values."""
    return Markup(TEMPLATES.get_template(name).render(values))


def macros(name: str) -> Any:
    """Return a template of macros as an object with a function for each."""
    return TEMPLATES.get_template(name).module
