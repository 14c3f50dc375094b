"""Who plays: processes, or Ray; and what becomes of a worker that is lost."""

import os
import sys
from pathlib import Path

import pytest

from crise.lab.run import executors
from crise.lab.run.executors import NoRay, pool, ray_cluster
from crise.lab.run.run import Done, Run, Task, work
from tests.lab.runs import names, played, small_run


def dies_once(run: Run, task: Task) -> Done:
    """The first time that it comes to its second task, the worker goes."""
    marker = Path(run.options["marker"])
    if task.first == 3 and task.kind == "games" and not marker.exists():
        marker.touch()
        os._exit(9)
    return Done(task, {"games": str(task.first).encode()})


def always_dies(run: Run, task: Task) -> Done:
    if task.first == 3:
        os._exit(9)
    return Done(task, {"games": str(task.first).encode()})


def tasks(count: int) -> list[Task]:
    return [Task("games", first, first + 1) for first in range(1, 2 * count, 2)]


def test_processes_bring_what_one_alone_does(tmp_path: Path) -> None:
    played(tmp_path / "one", execute=pool(1))
    played(tmp_path / "two", execute=pool(2))
    assert names(tmp_path / "one") == names(tmp_path / "two")


def test_the_task_of_a_lost_worker_is_done_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "work", dies_once)
    run = small_run(options={"marker": str(tmp_path / "died")})
    done = list(pool(2)(run, tasks(6)))
    assert (tmp_path / "died").exists()
    assert sorted(one.task.first for one in done) == [1, 3, 5, 7, 9, 11]
    assert all(one.tables and not one.lost for one in done)


def test_a_task_that_costs_every_worker_its_life_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "work", always_dies)
    done = {one.task.first: one for one in pool(2)(small_run(), tasks(4))}
    assert sorted(done) == [1, 3, 5, 7]
    assert done[3].tables == {}
    assert "stopped from outside" in done[3].lost
    assert all(done[first].tables for first in (1, 5, 7))


def test_nothing_to_do_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "start_ray", lambda *given: pytest.fail("Ray was started"))
    monkeypatch.setattr(executors, "processes", lambda *given: pytest.fail("a process was started"))
    assert list(pool(2)(small_run(), [])) == []
    assert list(ray_cluster(None, 1)(small_run(), [])) == []


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'crise\[ray\]'"):
        list(ray_cluster(None, 1)(small_run(), tasks(1)))


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_brings_what_processes_do(tmp_path: Path) -> None:
    played(tmp_path / "one", games=4, execute=pool(1))
    played(tmp_path / "ray", games=4, execute=ray_cluster(None, 1))
    assert names(tmp_path / "one") == names(tmp_path / "ray")


@pytest.mark.nightly  # Ray takes its time before it gives a worker up
@pytest.mark.filterwarnings("ignore")
def test_what_is_lost_on_ray_is_named() -> None:
    ray = executors.start_ray(None, 1)
    try:
        done = {one.task.first: one for one in executors.on_ray(ray, small_run(), tasks(2), always_dies)}
    finally:
        ray.shutdown()
    assert done[1].tables
    assert done[3].lost == "its worker was lost (WorkerCrashedError)"


def test_work_needs_nothing_but_run_and_task() -> None:
    task = Task("games", 1, 2)
    assert work(small_run(), task).tables == work(small_run(), task).tables
