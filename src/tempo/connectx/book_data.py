"""The book's moves, made by `python -m tempo.connectx.make_book`; never edited by hand."""

FIRST_SEAT_MOVES = ""
SECOND_SEAT_MOVES = ""
