"""Lines that are typed while other things happen, and a scroll that shows both without drawing over anything."""

from __future__ import annotations

import io
import os
import sys
import threading
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator

from kumite.cli.paper import Paper

CHUNK = 4096
LONGEST = 10_000  # characters of a line that anybody means


class Keyboard:
    """Hands over every typed line, and None when nobody will type any more; on a thread of its own."""

    def __init__(self, put: Callable[[str | None], None]) -> None:
        self.put = put
        self.lines = typed_lines()
        threading.Thread(target=self._run, name="kumite keyboard", daemon=True).start()

    def _run(self) -> None:
        for line in self.lines:
            self.put(line[:LONGEST])
        self.put(None)


def typed_lines() -> Iterator[str]:
    """The lines of the standard input.  Read past Python's buffer, whose lock a sleeping reader would hold for ever."""
    stream = sys.stdin
    try:
        descriptor = stream.fileno()
    except (AttributeError, OSError, io.UnsupportedOperation):
        return iter(stream) if stream is not None else iter(())
    return raw_lines(descriptor)


def raw_lines(descriptor: int) -> Iterator[str]:
    decoder, rest = getincrementaldecoder("utf-8")("replace"), ""
    while chunk := read(descriptor):
        *lines, rest = (rest + decoder.decode(chunk)).split("\n")
        yield from lines
    if rest:
        yield rest


def read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, CHUNK)
    except OSError:  # the terminal is gone
        return b""


class Scroll(Paper):
    """Paper with an open prompt at its end: whatever is added goes below it, and then the prompt comes again."""

    def __init__(self) -> None:
        super().__init__()
        self.prompted = False
        self.count = 0  # lines so far

    def _edit_lines(self) -> None:
        """Not here: lines are edited by the terminal itself."""

    def line(self, text: str = "", *styles: str) -> None:
        self.end_prompt()
        self.count += 1
        super().line(text, *styles)

    def end_prompt(self) -> None:
        if self.prompted:
            self.prompted = False
            super().line()

    def prompt(self, text: str) -> None:
        """Where one types.  Only a terminal needs to see it before something is typed."""
        if self.heard_by_itself and not self.prompted:
            self.prompted = True
            print(text, end="", flush=True)

    def heard(self, prompt: str, typed: str, ahead: bool = False) -> None:
        """Somebody typed this; a terminal has shown it already, unless it was typed ahead."""
        if not self.heard_by_itself or ahead:
            self.line(f"{prompt}{typed}")
