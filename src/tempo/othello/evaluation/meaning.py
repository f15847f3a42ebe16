"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""
from tempo.othello.evaluation.evaluate import UNIT, evaluate
from tempo.search.game import Evaluation

EVALUATION = Evaluation(evaluate, UNIT, doubt=(11.0, 1.0), spread=(0.254, 0.256, -0.238, 1.547))
