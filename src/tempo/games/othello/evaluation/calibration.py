"""Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`."""
from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, logistic_scale=(11.25, 1.0), spread=(0.895, 0.233, -0.351, 0.948))
