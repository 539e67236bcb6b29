"""What the grammar can build: every label with its fields, for NODES.md and for whoever checks it."""

from __future__ import annotations

from importlib import resources

from kumite.english.grammar import CONST, WORD, Element, Grammar, load

SHOWN = 4


class Label:
    """One label: where it can stand, and for each field what it can hold."""

    def __init__(self, name: str, chapter: str) -> None:
        self.name = name
        self.chapter = chapter
        self.categories: list[str] = []
        self.fields: dict[str, list[str]] = {}
        self.rules = 0
        self.always: set[str] | None = None

    def holds(self, field: str, what: str) -> None:
        """One more thing a field can hold."""
        listed = self.fields.setdefault(field, [])
        if what not in listed:
            listed.append(what)


def labels(grammar: Grammar) -> dict[str, Label]:
    """Every label, in the order of the chapters."""
    found: dict[str, Label] = {}
    for category, listed in grammar.rules.items():
        for rule in listed:
            if rule.label == "-":
                continue
            label = found.setdefault(rule.label, Label(rule.label, rule.place.partition(".")[0]))
            if category not in label.categories:
                label.categories.append(category)
            sure = gather(label, rule.elements, True)
            label.always = sure if label.always is None else label.always & sure
    return found


def gather(label: Label, elements: tuple[Element, ...], sure: bool) -> set[str]:
    """The fields of a pattern; gives those that are always there."""
    always: set[str] = set()
    for element in elements:
        if element.name:
            name = element.name
            label.holds(name, held(element))
            if sure:
                always.add(name)
        if element.kind == WORD and element.value:
            label.holds(element.value, '"yes"')
        for part in element.parts:
            gather(label, part, False)
    return always


def held(element: Element) -> str:
    """What an element puts into its field."""
    if element.kind == CONST:
        return f'"{element.value}"'
    if element.kind == WORD:
        return " ".join([f'"{word}"' for word in sorted(element.words)])
    return f"<{element.category}>"


def described() -> dict[str, tuple[str, str]]:
    """What each label means, with an example of ours."""
    text = resources.files("kumite.english").joinpath("grammar/labels.txt").read_text("utf-8")
    found: dict[str, tuple[str, str]] = {}
    for line in text.splitlines():
        if "|" in line and not line.startswith("#"):
            name, meaning, example = [part.strip() for part in line.split("|")]
            found[name] = (meaning, example)
    return found


def field_text(label: Label, name: str) -> str:
    """One field: `what`, `[from]` where it may be missing, `parts*` where it is a list."""
    values = [value for value in label.fields[name] if value.startswith("<")]
    words = sorted({word for value in label.fields[name] if not value.startswith("<") for word in value.split('" "')})
    words = [word.strip('"') for word in words]
    shown = values + ([f'"{"/".join(words)}"'] if words and name not in ("words", "verb") else [])
    if name == "verb":
        shown = ["/".join(words)]
    text = f"{name}: {' '.join(shown)}" if shown else name
    return text if label.always and name in label.always else f"[{text}]"


def page() -> str:
    """The table of all labels, chapter by chapter."""
    meanings = described()
    out: list[str] = []
    chapter = ""
    for label in labels(load()).values():
        if label.name == "List":
            continue
        if label.chapter != chapter:
            chapter = label.chapter
            out += ["", f"## {chapter.capitalize()}", ""]
        meaning, example = meanings.get(label.name, ("", ""))
        fields = ", ".join([field_text(label, name) for name in label.fields if name != "words"])
        where = " ".join([f"@{category}" for category in label.categories])
        said = f" *{example}*" if example else ""
        out.append(f"- **{label.name}**({fields}) {where}  \n  {meaning}{said}")
    return "\n".join(out) + "\n"


def categories() -> str:
    """What each category can give: its labels, and those of the categories it passes on."""
    grammar = load()
    out: list[str] = []
    for category, listed in grammar.rules.items():
        given: list[str] = []
        for rule in listed:
            name = rule.label if rule.label != "-" else passed_on(rule.elements)
            if name not in given:
                given.append(name)
        out.append(f"- `{category}`: {', '.join(given)}")
    return "\n".join(out) + "\n"


def passed_on(elements: tuple[Element, ...]) -> str:
    """What a rule without a label gives."""
    for element in elements:
        if element.category and not element.name:
            return f"<{element.category}>"
    return "words"


def nodes_md() -> str:
    """The whole of NODES.md."""
    intro = resources.files("kumite.english").joinpath("grammar/intro.txt").read_text("utf-8")
    return f"{intro}{page()}\n## What the categories give\n\n{categories()}"


if __name__ == "__main__":
    with resources.as_file(resources.files("kumite.english").joinpath("NODES.md")) as path:
        path.write_text(nodes_md(), "utf-8")
