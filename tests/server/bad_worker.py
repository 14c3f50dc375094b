"""WorkerPool as nobody wants them: `python -m tests.server.bad_worker die|hang|spin|rubbish|illegal|deaf`."""

from __future__ import annotations

import sys
import time

from crise.server.workers import jobs
from crise.server.workers.worker import Worker, run

COMMAND = (sys.executable, "-m", "tests.server.bad_worker")


def answer(how: str, job: jobs.Job, worker: Worker) -> bytes:
    if not isinstance(job, jobs.Think):
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
    return {"rubbish": b"{]", "illegal": b'{"option":"no#1"}', "deaf": b'{"option":""}'}[how]


def main() -> None:
    worker = Worker()
    run(lambda job: answer(sys.argv[1], job, worker))


if __name__ == "__main__":
    main()
