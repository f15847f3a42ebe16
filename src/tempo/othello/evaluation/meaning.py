"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""
from tempo.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, doubt=(9.25, 1.0), spread=(0.63, 0.259, -0.327, 1.206))
