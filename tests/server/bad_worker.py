"""Workers as nobody wants them: `python -m tests.server.bad_worker die|hang|rubbish|illegal|deaf`."""

from __future__ import annotations

import sys
import time

from crise.server import jobs
from crise.server.worker import Worker


def answer(how: str, job: jobs.Job, worker: Worker) -> bytes:
    if not isinstance(job, jobs.Think):
        return worker.do(job)
    if how == "die":
        sys.exit(3)
    if how == "hang":
        time.sleep(3600)
    return {"rubbish": b"{]", "illegal": b'{"option":"no#1"}', "deaf": b'{"option":""}'}[how]


def main() -> None:
    worker = Worker()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(sys.argv[1], jobs.decoder.decode(line), worker) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
