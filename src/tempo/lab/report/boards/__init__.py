"""Drawings of boards: text, SVG, and the replay on a page."""
