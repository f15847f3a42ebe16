"""Revisions of this repository against each other.

ladder_command   command ladder, for players of any kind; revisions alone get their commits and a plot
bisect_command   command bisect: the commit that lost strength
"""
