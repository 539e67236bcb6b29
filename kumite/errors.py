"""What is said to somebody who got something wrong: one sentence that says what and where, and the rules behind it."""

LONGEST = 60  # of somebody's words that are repeated to them


def brief(value: object) -> str:
    """What somebody gave us, as it is written, cut to a readable length."""
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python likes to write
        return "a number of thousands of digits"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 4]} ..."


def brief_both(one: object, other: object) -> tuple[str, str]:
    """Two of them, which begin shortly before they differ where that comes late."""
    shown = [brief(one), brief(other)]
    if shown[0] != shown[1] or one == other or not shown[0].endswith(" ..."):
        return shown[0], shown[1]
    texts = [repr(one), repr(other)]
    at = next(i for i, (a, b) in enumerate(zip(*[f"{text}\n" for text in texts], strict=False)) if a != b)
    start = max(0, at - LONGEST // 3)
    cut = [text[start : start + LONGEST] for text in texts]
    return f"... {cut[0]}", f"... {cut[1]}"


class Refusal(ValueError):
    """A wrong input, refused: nothing has changed."""

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason, rules)  # both, so that a refusal survives the way back from a worker process
        self.reason = reason
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.reason} [{', '.join(self.rules)}]" if self.rules else self.reason


class IllegalAnswer(Refusal):
    """Not among the options of the open question, or there is no open question."""


class BrokenRecord(Refusal):
    """A record that does not replay; the reason names the line."""


class BadPosition(Refusal):
    """A described position that cannot be on a table."""


class BadScenario(Refusal):
    """A scenario file that cannot be read; one that merely fails is not refused, it fails."""


class UnknownGame(Refusal):
    """No game goes by this name."""


class BadOption(Refusal):
    """A setting, mode or flag that does not exist or cannot be honoured here."""
