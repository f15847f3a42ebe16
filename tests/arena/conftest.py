"""A tiny repository for the tests of git:REV, bisect and history."""

from revision_support import repository

__all__ = ["repository"]
