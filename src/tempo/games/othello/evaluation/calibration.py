"""Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`."""
from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.games.othello.rules import CELLS
from tempo.search.game import Evaluation

SPREAD = (0.501, 0.231, -0.353, 1.461)
EVALUATION = Evaluation(evaluate, UNIT, logistic_scale=(10.75, 1.0), spread=SPREAD, plies=CELLS)
