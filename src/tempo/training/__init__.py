"""Training: self-play and fitting, in JAX, and the commands around it. Games are found through their adapters.

    train              the command `train`: runs a game's trainer stage by stage
    extrapolation      what more games would bring, by a power law
    run_folder         the folder of a run: its game, board and preset, and one process at a time
    self_play          self-play training of a policy-value network
    self_play_bench    speed of self-play, with the network in JAX and compiled
    network_match      matches between two networks
    write_network      writes a trained network into the sources
    committed_network  the network in the sources
    curves_command     `report FOLDER`: learning curves as picture, page and table
    curve_data         the metrics of runs, read from their checkpoints
    curves_figure      the picture
    curves_page        the tables and the page
"""
