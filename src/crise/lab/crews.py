"""Who plays the games of a run: processes of this computer, or a Ray cluster.

A worker may be lost at any moment (out of memory, a computer that goes). What it was at is given to another; what is
lost again, all alone, is left out and named.
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from crise.lab.run import Crew, Done, Run, Task, in_turn, work
from crise.lab.simulate import leave_interrupts

TRIES: Final = 2  # of a task that is played alone, because it may be what costs workers their life


class NoRay(Exception):
    """Ray is not installed, or the cluster can't be reached."""


# --- processes -----------------------------------------------------------------------------


def pool(workers: int) -> Crew:
    if workers == 1:
        return in_turn

    def crew(run: Run, tasks: list[Task]) -> Iterator[Done]:
        waiting = deque(tasks)
        while waiting:
            suspects: list[Task] = []
            yield from until_broken(run, waiting, suspects, workers)
            for task in suspects:
                yield alone(run, task)

    return crew


def processes(workers: int) -> ProcessPoolExecutor:
    """Fresh ones, not copies of this one, which may have threads (a progress bar)."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), leave_interrupts)


def until_broken(run: Run, waiting: deque[Task], suspects: list[Task], workers: int) -> Iterator[Done]:
    """A pool is of no use any more once one of its processes was lost: all that flew then are suspects."""
    crew = processes(min(workers, len(waiting)))
    flying: dict[Future[Done], Task] = {}
    try:
        while (waiting or flying) and not suspects:
            while waiting and len(flying) < 2 * workers and not suspects:
                task = waiting.popleft()
                try:
                    flying[crew.submit(work, run, task)] = task
                except BrokenProcessPool:
                    suspects.append(task)
            for future in wait(flying, return_when=FIRST_COMPLETED).done:
                task = flying.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    suspects.append(task)
                else:
                    yield future.result()
    finally:
        suspects += flying.values()
        crew.shutdown(cancel_futures=True)


def alone(run: Run, task: Task) -> Done:
    for _ in range(TRIES):
        with processes(1) as crew:
            try:
                return crew.submit(work, run, task).result()
            except BrokenProcessPool:
                continue
    return Done(task, {}, lost="its process was stopped from outside (out of memory?)")


# --- Ray -----------------------------------------------------------------------------------


def ray_cluster(address: str | None, workers: int | None) -> Crew:
    """A cluster at this address, or one of this computer alone. The package must be installed on all its computers."""

    def crew(run: Run, tasks: list[Task]) -> Iterator[Done]:
        if not tasks:
            return
        ray = start_ray(address, workers)
        try:
            yield from on_ray(ray, run, tasks)
        finally:
            ray.shutdown()

    return crew


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
    waiting, flying = deque(tasks), dict[Any, Task]()
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while waiting or flying:
        while waiting and len(flying) < most:
            task = waiting.popleft()
            flying[remote.remote(run, task)] = task
        ready, _ = ray.wait(list(flying), num_returns=1)
        for one in ready:
            task = flying.pop(one)
            try:
                yield ray.get(one)
            except (ray.exceptions.RayTaskError, KeyboardInterrupt):
                raise
            except ray.exceptions.RayError as error:
                yield Done(task, {}, lost=f"its worker was lost ({type(error).__name__})")
