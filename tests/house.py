"""The real server in a process of its own, as a person would start it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

KUMITE = [sys.executable, "-m", "kumite.cli.app"]
PATIENCE = 60.0  # seconds, on a busy machine


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options, self.port = folder, options, 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*KUMITE, "serve", "--port", str(self.port), "--pace", "0", "--crowd", "20", *self.options]
        command += ["--database", f"sqlite:///{self.folder}/db", "--secret-file", f"{self.folder}/secret"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        pytest.fail((self.folder / "log").read_text())

    def stop(self, hard: bool) -> None:
        if self.process is not None and self.process.stdout is not None:
            (self.process.kill if hard else self.process.terminate)()
            self.process.stdout.read()
            self.process.stdout.close()
            self.process.wait(PATIENCE)
            self.process = None
