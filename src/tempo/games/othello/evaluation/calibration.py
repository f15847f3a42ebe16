"""Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`."""
from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, logistic_scale=(10.75, 1.0), spread=(0.501, 0.231, -0.353, 1.461))
