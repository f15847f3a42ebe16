"""Gomoku for the lab and for kaggle_environments.

- adapter: the GameAdapter; board: the referee's board; check_spec: the check's extra positions.
- openings: openings of matches; opponents: built-ins; exact_scores: proven scores by threats.
- environment, interpreter, rendering, built_ins: the environment `gomoku`.
- self_play: training by self-play.
"""
