"""Learning from games: reviews, best lines, exercises.

game_review     the review of one game, in passes
position_cache  exact scores and estimates of positions
annotations     annotated moves as JSON
best_line       the line of best replies after a move
review_worker   review process; review_client starts it and sends it requests
board_review    the review of a board's line
folder_review   the review of a folder of records
exercises       positions with a mistake to avoid
sessions        review and exercises of each board
routes          HTTP routes
"""
