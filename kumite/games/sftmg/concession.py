"""What becomes of somebody who gives up: the table's answer, as data of the House."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record


class Concession(Record):
    """How a table takes it that somebody gives up.  This one: then the match is over."""

    def goes_on(self, g: Any, seat: int) -> bool:
        """Whether the others go on."""
        return False

    def is_out(self, g: Any, seat: int) -> bool:
        """Whether this seat has nothing left to give up."""
        return False

    def take(self, g: Any, seat: int) -> None:
        """What that does, where the others go on."""
        raise NotImplementedError(f"{self} ends the match")


THE_END: Final = Concession()
