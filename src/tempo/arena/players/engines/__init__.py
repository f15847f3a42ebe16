"""Engines of other people, which speak a protocol or come with a library."""
