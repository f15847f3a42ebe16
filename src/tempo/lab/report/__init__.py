"""Reports: tables for the terminal, figures, boards as text and SVG, and HTML pages that need no network.

sprt_text       texts about an SPRT: length, state, verdict
report_command  `local_eval.py report`
record_sections sections and figures of a page about a record
record_stats    scores, Elo, times and reasons of a recorded run
summary         the first lines of a report: who is stronger, and how certain that is
tables          tables and lines for the terminal
plots           matplotlib figures
html_page       sections, tables, figures and replays of a page
replay          games packed for the replay on a page
board_assets    CSS and JavaScript that draw boards, each game's own included
geometry_json   geometry of a board of polygons, for pages
text_board      a board as text
polygon_board   a board of polygons as text
svg_board       a board as SVG
templates       Jinja templates of `assets`
"""
