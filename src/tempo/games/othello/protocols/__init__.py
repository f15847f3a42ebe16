"""Othello engine protocols, GTP and NBoard: our agent as an engine, and other engines as opponents.

    gtp, nboard                our agent as an engine (run with `python -m`)
    own_engine                 our agent as both servers use it
    gtp_engine, nboard_engine  clients for other engines
    engines                    other engines as players in matches
"""
