"""Executors of a run: processes of this computer, or a Ray cluster.

A worker may be lost at any moment (out of memory, a computer that is switched off). Its task is given to another
worker; a task that is lost again, run alone, is left out and named in the results.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from crise.lab.run.run import Done, Executor, Run, Task, in_turn, work
from crise.lab.simulate.processes import processes

TRIES: Final = 2  # of a task that is run alone, because it may be what kills workers


class NoRay(Exception):
    """Ray is not installed, or the cluster can't be reached."""


# --- processes -----------------------------------------------------------------------------


def pool(workers: int) -> Executor:
    if workers == 1:
        return in_turn

    def execute(run: Run, tasks: list[Task]) -> Iterator[Done]:
        waiting = deque(tasks)
        while waiting:
            suspects: list[Task] = []
            yield from until_broken(run, waiting, suspects, workers)
            for task in suspects:
                yield alone(run, task)

    return execute


def until_broken(run: Run, waiting: deque[Task], suspects: list[Task], workers: int) -> Iterator[Done]:
    """A pool can't be used once one of its processes was lost; any task that ran then may be the cause: a suspect."""
    workers_pool = processes(min(workers, len(waiting)))
    running: dict[Future[Done], Task] = {}
    try:
        while (waiting or running) and not suspects:
            while waiting and len(running) < 2 * workers and not suspects:
                task = waiting.popleft()
                try:
                    running[workers_pool.submit(work, run, task)] = task
                except BrokenProcessPool:
                    suspects.append(task)
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                task = running.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    suspects.append(task)
                else:
                    yield future.result()
    finally:
        suspects += running.values()
        workers_pool.shutdown(cancel_futures=True)


def alone(run: Run, task: Task) -> Done:
    for _ in range(TRIES):
        with processes(1) as one_worker:
            try:
                return one_worker.submit(work, run, task).result()
            except BrokenProcessPool:
                continue
    return Done(task, {}, lost="its process was stopped from outside (out of memory?)")


# --- Ray -----------------------------------------------------------------------------------


def ray_cluster(address: str | None, workers: int | None) -> Executor:
    """A cluster at this address, or one of this computer alone. The package must be installed on all its computers."""

    def execute(run: Run, tasks: list[Task]) -> Iterator[Done]:
        if not tasks:
            return
        ray = start_ray(address, workers)
        try:
            yield from on_ray(ray, run, tasks)
        finally:
            ray.shutdown()

    return execute


def start_ray(address: str | None, workers: int | None) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise NoRay(
            "Ray is not installed: make setup (in the project's folder), or pip install 'crise[ray]'"
        ) from error
    own: dict[str, Any] = {} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoRay(f"no Ray cluster at {address or 'this computer'}: {error}") from error
    return ray


def on_ray(ray: Any, run: Run, tasks: list[Task], do: Callable[[Run, Task], Done] = work) -> Iterator[Done]:
    """Ray itself gives the task of a lost worker to another, a few times."""
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(do)
    waiting, running = deque(tasks), dict[Any, Task]()
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while waiting or running:
        while waiting and len(running) < most:
            task = waiting.popleft()
            running[remote.remote(run, task)] = task
        ready, _ = ray.wait(list(running), num_returns=1)
        for one in ready:
            task = running.pop(one)
            try:
                yield ray.get(one)
            except (ray.exceptions.RayTaskError, KeyboardInterrupt):
                raise
            except ray.exceptions.RayError as error:
                yield Done(task, {}, lost=f"its worker was lost ({type(error).__name__})")
