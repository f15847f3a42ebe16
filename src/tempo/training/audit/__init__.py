"""Audit of a system that learns by self-play: its network, search, targets and games, graded by the truth.

    evidence.py         games, targets and answers of a network, as of one generation
    run_evidence.py     ... read from the folder of a run of `train`, by its networks.py
    json_evidence.py    ... read from somebody else's JSON lines
    truth.py            exact values of positions, or proofs and deep searches
    grades.py           figures about network, search, targets and games
    faults/             known mistakes of such systems, by what they do to the evidence
    verdict.py          what limits the network, in sentences
    audit.py            the outcome for one generation; audit_page.py, its page
    run_audit.py        one generation after the other, beside a run
"""
