"""WorkerPool as nobody wants them: `python -m tests.server.bad_worker die|hang|spin|rubbish|illegal|deaf`, and
`together FOLDER COUNT`, which answers when so many of them think at once."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from crise.server.workers import jobs
from crise.server.workers.worker import Worker, run

COMMAND = (sys.executable, "-m", "tests.server.bad_worker")


def answer(how: str, job: jobs.Job, worker: Worker) -> bytes:
    if not isinstance(job, jobs.Think) or not job.table:  # the question whether it is awake
        return worker.do(job)
    if how == "die":
        sys.exit(3)
    if how == "hang":
        time.sleep(3600)
    if how == "spin":
        print("spinning", flush=True)
        end = time.monotonic() + 300
        while time.monotonic() < end:
            pass
    if how == "together":
        wait_for_the_others(Path(sys.argv[2]), int(sys.argv[3]))
        return worker.do(job)
    return {"rubbish": b"{]", "illegal": b'{"option":"no#1"}', "deaf": b'{"option":""}'}[how]


def wait_for_the_others(folder: Path, count: int) -> None:
    (folder / str(os.getpid())).touch()
    while len(list(folder.iterdir())) < count:
        time.sleep(0.01)


def main() -> None:
    worker = Worker()
    run(lambda job: answer(sys.argv[1], job, worker))


if __name__ == "__main__":
    main()
