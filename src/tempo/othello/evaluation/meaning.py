"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""
from tempo.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, doubt=(6.0, 3.0), spread=(0.463, 0.385, -0.474, 1.443))
