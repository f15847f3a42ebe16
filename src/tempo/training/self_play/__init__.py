"""Self-play training of policy-value networks, the AlphaZero way.

    configs         every number of a run: self-play, replay window, optimizer
    trainer         the trainer: generations of games, each followed by fitting
    games           plays a block of games side by side and records samples
    batched_search  many MCTS trees at once, with one network batch for all waiting leaves
    gumbel          root policy: Gumbel with sequential halving
    dirichlet       root policy: PUCT with Dirichlet noise, forced playouts, pruned targets
    batch_network   the network in compiled code, for batches on a processor
    winograd        matrices of Winograd's convolution
    products        blocks of matrix products, written for LLVM
    distributions   random draws in compiled code: uniform, Gumbel, normal, gamma
    samples         training samples and the bytes of a block
    learner         the network in JAX, its loss and its optimizer
    symmetries      symmetries of boards, and of moves
    checkpoints     one file for each generation: weights, optimizer state, metrics
    matches         two networks against each other, for the gate
    accuracy        move accuracy and value error on solved positions
"""
