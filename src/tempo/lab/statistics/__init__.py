"""Statistics of matches. Nothing here plays or prints.

pentanomial     score, interval and Elo from pairs of games
sprt            sequential probability ratio test
ladder_rating   ratings of many players on one scale
skill_rating    Kaggle's rule for its leaderboards, approximately
intervals       Wilson's interval of a proportion
player_totals   totals of one player over a set of games
backend_use     backends that agents ran on
"""
