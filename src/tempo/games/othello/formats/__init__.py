"""Othello game files: transcripts, SGF and GGF.

    formats        the table of formats, for import and export
    transcripts    f5d6c3d3c4
    sgf_games      SGF, GM[2]
    ggf            GGF, as NBoard and GGS use it
    checked_moves  plays moves from files and protocols, and refuses illegal ones
"""
