"""The server under siege: a process of its own, whose log is kept and which can be killed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Self


class Besieged:
    """``python -m interrex.server`` on a free port of loopback."""

    def __init__(self, db: Path | str, *options: str) -> None:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        command = [sys.executable, "-m", "interrex.server", "--db", str(db), "--bot-delay", "0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(self.log())

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace")

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        self.process.kill()
        self.process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log.close()
