"""Write docs/rulings.md from the catalogues, or check that it is up to date (--check)."""

from __future__ import annotations

import sys
from pathlib import Path

from kumite.catalogue import catalogue, games

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
HEAD = """# Rulings

What we decided where a rulebook is silent or contradicts itself. Written from `kumite/catalogue/*.yaml` by
`scripts/rulings.py`; change it there. `kumite rules ID` shows a ruling with the rules it is about.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for game in games():
        lines.append(f"## {game}\n")
        for ruling in catalogue(game).rulings:
            about = f" ({', '.join(ruling.about)})" if ruling.about else ""
            lines.append(f"**{ruling.id}**{about}  \n*{ruling.problem.strip()}*  \n{ruling.ruling.strip()}\n")
    return "\n".join(lines)


def main() -> None:
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/rulings.md is older than the catalogue: run scripts/rulings.py")
        return
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
