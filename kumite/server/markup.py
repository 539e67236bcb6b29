"""HTML that cannot be broken out of: everything is escaped unless it was made here."""

from __future__ import annotations

from html import escape

EMPTY = ("input", "link", "meta")  # elements without an end


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def text(*parts: object) -> Html:
    """Everything as markup, one after the other."""
    return Html("".join([part if isinstance(part, Html) else escape(str(part)) for part in parts]))


def tag(element: str, /, *inner: object, **attributes: str | bool) -> Html:
    """An element; `for_` is for names that Python keeps for itself, True is an attribute without a value."""
    written = [_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items()]
    start = f"<{element}{''.join(written)}>"
    return Html(start if element in EMPTY else f"{start}{text(*inner)}</{element}>")


def _attribute(key: str, value: str | bool) -> str:
    if isinstance(value, bool):
        return f" {key}" if value else ""
    return f' {key}="{escape(value)}"'


def page(title: str, *inner: object) -> Html:
    """A whole document."""
    head = (
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("link", rel="stylesheet", href="/style.css"),
    )
    body = (tag("header", tag("a", "Kumite", href="/", class_="brand")), tag("main", *inner))
    return text(Html("<!doctype html>\n"), tag("html", tag("head", *head), tag("body", *body), lang="en"))


CSS = """\
:root { color-scheme: light dark; --ink: #1d1b1a; --paper: #fbf8f3; --soft: #ece5da; --red: #a8201a; --line: #cfc4b4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe9e1; --paper: #191716; --soft: #292523; --red: #ff8a73; --line: #4a423c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { border-bottom: 3px solid var(--red); padding: .8rem 1.2rem; }
.brand { color: var(--red); font-size: 1.4rem; font-weight: 800; letter-spacing: .04em; text-decoration: none; }
main { margin: 0 auto; max-width: 52rem; padding: 1rem 1.2rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 1rem 0 .4rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem; }
a { color: var(--red); }
a:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible, pre:focus-visible {
  outline: 3px solid var(--red); outline-offset: 2px;
}
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: .4rem; }
th, td { border-bottom: 1px solid var(--line); padding: .45rem .8rem .45rem 0; text-align: left; vertical-align: top; }
pre, code { background: var(--soft); border-radius: .3rem; font: .92rem/1.45 ui-monospace, monospace; }
code { padding: .1rem .3rem; }
pre { overflow-x: auto; padding: .8rem 1rem; }
pre:has(> code) { overflow-wrap: anywhere; white-space: pre-wrap; }
form { background: var(--soft); border-radius: .5rem; display: grid; gap: .9rem; max-width: 28rem; padding: 1.1rem; }
label { display: grid; gap: .2rem; }
label.check { align-items: center; display: flex; gap: .5rem; }
select, button { font: inherit; padding: .5rem .6rem; }
button { background: var(--red); border: 0; border-radius: .3rem; color: var(--paper); font-weight: 700; }
"""
