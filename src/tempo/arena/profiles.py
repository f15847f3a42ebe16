"""Our own agents by name, with overrides: what a match means by `champion:discount=0.98,cap=3`."""
from typing import Any

from tempo.connectx.agent import PLAYOUTS, Agent
from tempo.connectx.profiles import CHAMPION, CLASSIC, Profile

PROFILES = {profile.name: profile for profile in (CLASSIC, CHAMPION)}
CHOICES = {
    "choose": ("rate", "visits", "bound"),
    "playout": tuple(PLAYOUTS),
    "opening": ("always", "empty"),
}
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def make_agent(
    name: str,
    overrides: dict[str, str] | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    log: bool = False,
) -> Agent:
    """A fresh agent of a profile; ValueError says what is wrong with a name or a value."""
    if name not in PROFILES:
        raise ValueError(f"there is no profile {name!r}; choose one of {', '.join(PROFILES)}")
    return Agent(override(PROFILES[name], overrides or {}), simulations, seed, log)


def override(profile: Profile, overrides: dict[str, str]) -> Profile:
    """The profile with some of its values replaced, each found by its name wherever it stands."""
    for name, text in overrides.items():
        if name in ("opening", "book", "exact"):
            profile = profile._replace(**{name: parse(name, text, getattr(profile, name))})
        elif name in profile.knobs._fields:
            value = parse(name, text, getattr(profile.knobs, name))
            profile = profile._replace(knobs=profile.knobs._replace(**{name: value}))
        elif name in profile.plan._fields:
            value = parse(name, text, getattr(profile.plan, name))
            profile = profile._replace(plan=profile.plan._replace(**{name: value}))
        else:
            known = ("opening", "book", "exact", *profile.knobs._fields, *profile.plan._fields)
            raise ValueError(f"there is no parameter {name!r}; choose from {', '.join(known)}")
    return profile


def parse(name: str, text: str, default: object) -> Any:
    """The value of a parameter, of the same type as its default."""
    if isinstance(default, bool):
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise ValueError(f"{name} is on or off; give 1 or 0, not {text!r}")
    if isinstance(default, str):
        if text in CHOICES[name]:
            return text
        raise ValueError(f"{name} is one of {', '.join(CHOICES[name])}, not {text!r}")
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        raise ValueError(f"{name} is a number, not {text!r}") from None
