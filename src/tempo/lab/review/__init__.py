"""Review of games and of players, move by move, against exact scores.

annotate          hold each move of a game against exact scores and estimates
losing_move       the losing move of a lost game, by more time for the positions that decide it
move_quality      one annotated move; accuracy over many
scoring           exact scores and search estimates of many positions
game_summary      result and cause of one game, from one side's view
result_counts     counts over many games: by opponent, seat, first mistake and cause of loss
move_text         value, cost and best moves of a move as text
review_command    `local_eval.py review`, with review_report and episodes_report
accuracy          `local_eval.py accuracy`
episodes          `local_eval.py episodes`: episodes of a submission, fetched from Kaggle and reviewed
"""
