"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""
from tempo.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, doubt=(8.75, 1.0), spread=(0.162, 0.26, -0.268, 1.693))
