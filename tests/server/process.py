"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path


class Process:
    """``python -m interrex.server`` on a free port; what it complains about is kept."""

    def __init__(self, db: Path, *options: str, files: int | None = None) -> None:
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the process
        command = [sys.executable, "-m", "interrex.server", "--db", str(db), "--bot-delay", "0", *options]
        if files is not None:  # that it may have open at once
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._complaints, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.complaints()

    def complaints(self) -> str:
        self._complaints.seek(0)
        return self._complaints.read()

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(15)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.stop()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()
