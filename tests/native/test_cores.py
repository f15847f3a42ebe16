"""Cores for this process: by its affinity, and by the quotas of its control groups."""

import os
from pathlib import Path

import pytest

from tempo.native import cores
from tempo.native.cores import usable_cores

WHOLE_MACHINE = 8
SLICE = "user.slice/job.scope"


@pytest.fixture
def system(tmp_path, monkeypatch):
    """Files of a Linux with eight cores, which the test writes."""
    monkeypatch.setattr(cores, "GROUP_OF_PROCESS", tmp_path / "cgroup")
    monkeypatch.setattr(cores, "ROOT_GROUPS", tmp_path / "groups")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(WHOLE_MACHINE), raising=False)
    return tmp_path


def write(folder: Path, texts: dict[str, str | bytes]) -> None:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize(("quota", "count"), [
    ("80000 100000", 1),  # --cpus=0.8
    ("100000 100000", 1), ("199000 100000", 1), ("250000 100000", 2), ("2000 1000", 2),
    ("900000 100000", WHOLE_MACHINE), ("max 100000", WHOLE_MACHINE), ("max", WHOLE_MACHINE),
    ("", WHOLE_MACHINE), ("250000 0", WHOLE_MACHINE), ("a b", WHOLE_MACHINE), ("1 2 3", WHOLE_MACHINE),
    (b"\xff\xfe 1", WHOLE_MACHINE), ("0 100000", WHOLE_MACHINE), ("1" * 5000 + " 1", WHOLE_MACHINE),
])  # fmt: skip
def test_a_quota_of_version_2_limits_the_cores(system, quota, count):
    write(system, {"cgroup": f"0::/{SLICE}\n", f"groups/{SLICE}/cpu.max": quota})
    assert usable_cores() == count


@pytest.mark.parametrize(("quota", "count"), [("80000", 1), ("250000", 2), ("-1", WHOLE_MACHINE)])
@pytest.mark.parametrize("controllers", ["cpu", "cpu,cpuacct", "cpuacct,cpu"])
def test_a_quota_of_version_1_limits_the_cores(system, controllers, quota, count):
    write(system, {
        "cgroup": f"9:name=systemd:/other\n4:{controllers}:/docker/80f3\n2:cpuset:/\n0::/other\n",
        "groups/cpu/docker/80f3/cpu.cfs_quota_us": f"{quota}\n",
        "groups/cpu/docker/80f3/cpu.cfs_period_us": "100000\n",
        "groups/cpu/other/cpu.cfs_quota_us": "1000\n", "groups/cpu/other/cpu.cfs_period_us": "100000\n",
    })  # fmt: skip
    assert usable_cores() == count


@pytest.mark.parametrize("limited", ["", "user.slice/", f"{SLICE}/"])
def test_the_smallest_quota_from_the_group_up_to_the_root_counts(system, limited):
    texts = {f"groups/{path}cpu.max": "700000 100000" for path in ("", "user.slice/", f"{SLICE}/")}
    write(system, {"cgroup": f"0::/{SLICE}\n", **texts, f"groups/{limited}cpu.max": "300000 100000"})
    assert usable_cores() == 3


@pytest.mark.parametrize("listed", [
    "0::/docker/80f3", "0::/", "0::/../other", "0::/docker/a:b", "4:cpu:/docker/80f3", "", "0::", "no list", "0::/\0",
    b"0::/\xff",
])  # fmt: skip
def test_in_a_container_the_group_is_the_root(system, listed):
    """The path in the list may be that on the host, whose folders are not there."""
    write(system, {"cgroup": listed, "groups/cpu.max": "150000 100000"})
    assert usable_cores() == 1


def test_without_files_the_affinity_counts(system, monkeypatch):
    assert usable_cores() == WHOLE_MACHINE
    write(system, {"cgroup/folder": "", "groups/cpu.max/folder": "", "groups/cpu": ""})
    assert usable_cores() == WHOLE_MACHINE
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)  # macOS, Windows
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert usable_cores() == 1
