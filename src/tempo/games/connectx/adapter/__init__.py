"""ConnectX for the lab.

- adapter: the GameAdapter; board: the referee's board; check_spec: the check's extra positions.
- openings, position_sampler: openings of matches, and uniform samples of early positions.
- opponents: built-ins, perfect play.
- exact_scores: scores by the tables and the solver.
- self_play, solver_trainer: training by self-play, and by the solver's labels.
"""
