"""The learned evaluation of Othello: a small network over pattern and count features, in integers.

    patterns          pattern features: the squares looked at together
    counts            count features: mobility, parity, corners
    evaluate          the value of a position
    weights           the float network, and its conversion to integers
    feature_networks  small networks that make the weights of the features
    weights_data      parameters of those networks as text, written by experiments/write_weights.py
    unpacking         decodes that text step by step
    calibration       what values mean to a search: logistic scale and spread by depth
    shared_evaluator  one evaluator for each thread
"""
