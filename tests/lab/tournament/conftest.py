"""Fixtures of the tests of bisect and history."""

from revision_support import repository

__all__ = ["repository"]
