"""`plot --json`: visits add up in every node, the root has the numbers of the plot, and limits hold."""

import json

import pytest
from record_support import said

from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.arena.players.profile_agents import make_agent
from tempo.lab.plot.plot_command import main, search_table
from tempo.lab.plot.searched_moves import searched_moves
from tempo.lab.plot.tree_json import tree_json, tree_of
from tempo.lab.review.scoring import PositionQuery, search_position
from tempo.search.tree import ROOT

SIMULATIONS = 500
SHAPES = {"gomoku": {"size": 9}}
TREES = [
    ("connectx", "champion", (3, 3)),
    ("connectx", "classic", ()),
    ("connectx", "network", ()),
    ("connectx", "champion", (3, 0, 3, 0, 3)),
    ("gomoku", "classic_rules", (40,)),
    ("othello", "classic", (37,)),
]


def searched(game, profile, actions, depth=4, least=1):
    """Return a search of a position, its agent, and its tree as JSON."""
    query = PositionQuery(new_config(game, SHAPES.get(game)), actions)
    agent = make_agent(game, profile, {}, SIMULATIONS, 1)
    snapshot = search_position(agent, query)
    return snapshot, agent, tree_json(profile, query, snapshot, searched_moves(snapshot), tree_of(agent), depth, least)


def nodes_of(node, plies=0):
    """Yield each node with its plies below the root."""
    yield node, plies
    for child in node["children"]:
        yield from nodes_of(child, plies + 1)


@pytest.mark.parametrize(("game", "profile", "actions"), TREES)
def test_visits_add_up_in_every_node(game, profile, actions):
    _, agent, data = searched(game, profile, actions)
    nodes = list(nodes_of(data["root"]))
    assert 2 <= max(plies for _, plies in nodes) <= 4
    for node, plies in nodes:
        below = sum(child["visits"] for child in node["children"]) + node["left_out"]["visits"]
        assert node["visits"] == node["own_visits"] + below
        assert node["own_visits"] == 1 or below == 0 or plies == 0, "a node gets its children at its second visit"
        if plies < 4:
            assert node["left_out"] == {"moves": 0, "visits": 0}
    assert data["root"]["visits"] == tree_of(agent).stats[ROOT].visits


@pytest.mark.parametrize(("game", "profile", "actions"), [*TREES, ("othello", "champion", (37,))])
def test_the_root_has_the_numbers_of_the_plot(game, profile, actions):
    snapshot, _, data = searched(game, profile, actions)
    moves, config = searched_moves(snapshot), new_config(game, SHAPES.get(game))
    columns = {column.header: list(column.cells) for column in search_table(config, snapshot, moves).columns}
    root = data["root"]["children"]
    assert [node["move"] for node in root] == columns["move"]
    assert [f"{node['visits']:,}" for node in root] == columns.get("visits", columns.get("nodes"))
    assert [node["proven"] or "" for node in root] == [move.proven for move in moves]
    assert [node["value"] for node in root] == pytest.approx([move.value for move in moves], abs=1e-4)
    assert [node.get("prior") is not None for node in root] == [bool(snapshot.priors)] * len(root)
    assert data["root"]["value"] == pytest.approx(snapshot.value, abs=1e-4)
    assert data["side_to_move"] == ("first", "second")[board_after(config, actions).mark - 1] == root[0]["side"]


def test_values_are_for_the_side_of_the_node():
    """Without proofs, a node's value is one minus the mean of its replies' values."""
    _, _, data = searched("connectx", "classic", ())
    for node in data["root"]["children"]:
        replies = node["children"]
        assert {reply["side"] for reply in replies} == {"second"}
        mean = sum(reply["visits"] * reply["value"] for reply in replies) / (node["visits"] - 1)
        assert node["value"] == pytest.approx(1 - mean, abs=2 / node["visits"])


def test_limits_keep_the_file_small_and_count_what_is_left_out():
    _, _, whole = searched("connectx", "classic", (), depth=3)
    _, _, data = searched("connectx", "classic", (), depth=3, least=3)
    nodes, kept = list(nodes_of(whole["root"])), list(nodes_of(data["root"]))
    assert len(kept) < len(nodes) and max(plies for _, plies in kept) == 3
    assert all(node["visits"] >= 3 for node, _ in kept)
    for node, _ in kept:
        below = sum(child["visits"] for child in node["children"]) + node["left_out"]["visits"]
        assert node["visits"] == node["own_visits"] + below
    assert any(node["left_out"]["moves"] for node, plies in kept if plies < 3)


def test_a_winning_move_is_never_left_out():
    _, _, data = searched("connectx", "champion", (3, 0, 3, 0, 3, 1), least=1000)
    assert [(node["move"], node["proven"]) for node in data["root"]["children"]] == [("4", "won in 1")]


def test_alpha_beta_gives_moves_scores_and_the_principal_variation():
    snapshot, _, data = searched("othello", "champion", (37, 43))
    assert data["search"] == "alpha-beta" and "keeps no tree" in data["note"] and len(data["line"]) > 1
    best, *others = data["root"]["children"]
    assert best["bound"] == "exact" and best["score"] == snapshot.score
    assert others and {node["bound"] for node in others} == {"upper"}
    assert not any("children" in node for node in (best, *others))
    assert data["root"]["visits"] == sum(node["visits"] for node in (best, *others))


# ---- the command ----


def test_the_tree_goes_to_a_file_or_to_standard_output_alone(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    search = ["champion", "44", "--sims", "300", "--depth", "2", "--least", "5"]
    assert main([*search, "--json", "tree.json"]) == 0
    assert "written: tree.json" in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir()] == ["tree.json"], "no picture unless -o asks for one"
    assert main([*search, "--json", "-"]) == 0
    printed = capsys.readouterr()
    assert printed.out == (tmp_path / "tree.json").read_text(encoding="utf-8")
    data = json.loads(printed.out)
    assert (data["format"], data["game"], data["position"]) == ("tempo-tree", "connectx", ["4", "4"])
    assert (data["simulations"], data["depth"], data["least_visits"]) == (300, 2, 5)
    assert main([*search, "--json", "tree.json", "-o", "search.svg"]) == 0
    assert (tmp_path / "search.svg").exists()


@pytest.mark.parametrize("option", ["--depth", "--least"])
def test_limits_without_a_file_are_refused_in_one_line(option, capsys):
    assert "limit the file of --json" in said(capsys, 2, main, "champion", "44", option, "2")


def test_a_file_that_cannot_be_written_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit) as refused:
        main(["champion", "44", "--json", str(tmp_path / "none" / "tree.json")])
    assert refused.value.code == 2 and "cannot write" in capsys.readouterr().err
