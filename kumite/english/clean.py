"""Stage 1: a card's record -> clean text.  The only stage that knows about dirt (CARD-ENGLISH, 3)."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lexicon import SYMBOLS
from kumite.english.markup import headers, markup
from kumite.english.otherwise import otherwise
from kumite.english.slips import slips
from kumite.english.spelling import repaired

LONGEST: Final = 6_000  # letters; the longest card has a quarter of that
ASCII: Final = {
    "’": "'", "‘": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-",
    "−": "-", "‑": "-", "\u00a0": " ", "\u2007": " ", "\u202f": " ", "\u200b": "", "\ufeff": "", "…": "...", "\r": "",
    "½": "half", "＋": "+", "：": ":", "，": ",",
}  # fmt: skip
TABLE: Final = str.maketrans(ASCII)
SYMBOL_NAMES: Final = "|".join(sorted(SYMBOLS - {"infinity"}))
MISSPELT: Final = {
    "addtional": "additional",
    "additonal": "additional",
    "attck": "attack",
    "attacj": "attack",
    "comitted": "committed",
    "commited": "committed",
    "dificulty": "difficulty",
    "difficuly": "difficulty",
    "discad": "discard",
    "dicard": "discard",
    "discrad": "discard",
    "founation": "foundation",
    "foundaion": "foundation",
    "fondation": "foundation",
    "momemtum": "momentum",
    "momentem": "momentum",
    "oppponent": "opponent",
    "oponent": "opponent",
    "opponnent": "opponent",
    "playes": "plays",
    "recieve": "receive",
    "recieves": "receives",
    "vitailty": "vitality",
    "vitaltiy": "vitality",
    "stagging": "staging",
    "thier": "their",
    "teh": "the",
    "eqauls": "equals",
    "wtih": "with",
    "yuor": "your",
    "untill": "until",
    "succesfully": "successfully",
    "ressource": "resource",
    "symbole": "symbol",
    "symboles": "symbols",
    "opponet": "opponent",
    "momemtnum": "momentum",
    "momenutm": "momentum",
    "commite": "commit",
    "attacl": "attack",
    "cjeck": "check",
    "dois": "does",
}
BARE_SYMBOL: Final = re.compile(
    rf"(?<![{{\w])({SYMBOL_NAMES})(?= (?:attack|symbol|foundation|asset|card|character)s?\b| or \{{)"
)
KEYWORD: Final = r"[A-Z][\w' -]{0,30}(?:: ?\d+)?(?: ?\([^)]{0,80}\))?"
KEYWORD_LINE: Final = re.compile(rf"^(?:{KEYWORD}\s*[·•|]\s*){{1,12}}{KEYWORD}\s*$")
KEYWORD_START: Final = re.compile(
    rf"(?m)^(?:{KEYWORD} [·•] ){{1,12}}[A-Z][\w']*(?:: ?\d+)?(?: \([^)]{{0,80}}\))?"
    r"(?= +(?:(?:First |Combo )?[ERF]\b|After |Before |While |If |Your |This ))"
)
TYPE: Final = r"(?:Enhance|Response|Form|Blitz|E|R|F|B)"


CLAUSE: Final = r"(?:Choose|After|Before|At|If|When|Your|You|This)\b"  # the text has begun: a list follows
COST: Final = "(?:Commit|Discard|Destroy|Flip|Remove|Add|Lose|Reveal|Sacrifice|Spend|Mill|Ready|Return|Name)"
LONE_KEYWORD: Final = re.compile(
    r"(?m)^(?:(?:Terrain|Unique|Slam|Kick|Punch|Throw|Ranged|Weapon|Fury|Charge|Ally|Safe|Reversal|Tech|Taunt)"
    r"|(?:Combo|Stun|Powerful|Multiple|Breaker|EX|Gauge)(?:: ?\d+| ?\([^)]{0,40}\))) +"
    r"(?=(?:After|While|Before|If|When|The|This) )"
)
RATED: Final = "(?:Stun|Powerful|Multiple|Breaker|EX|Gauge|Desperation|Echo|Deflect)"
STRAY: Final = re.compile(
    rf"(?m)^{RATED}: ?\d+ +(?=(?:First |Combo )?[ERF]\b)"
    r'|^"(?:Flash|Safe|Throw|Unique|Reversal)"$|^[a-z]{3}\d\d (?=[A-Z])'
)  # a keyword before a header, a keyword in quotation marks, the sign of a set
COMBO_LINE: Final = re.compile(r"(?m)^Combo \([^)]{1,80}\) +(?=[ERF]\b)")
NEED: Final = r"(?:[A-Z][\w']* |\{\w+\} ){0,3}"  # Combo E, {fire} E, Somebody E


class TooLong(ValueError):
    """A text no card has room for."""


def clean(text: str) -> str:
    """All steps, in order."""
    if len(text) > LONGEST:
        raise TooLong(f"{len(text)} letters; a card has at most {LONGEST}")
    for step in STEPS:
        text = step(text)
    return text


def plain_signs(text: str) -> str:
    """Typographic quotes, dashes and spaces become ASCII; AFter is After."""
    text = text.translate(TABLE).replace("\u2028", "\n").replace("\u2029", "\n\n")
    return re.sub(r"\b([AB])([FE])(ter|fore)\b", lambda found: found[1] + found[2].lower() + found[3], text)


def lost_signs(text: str) -> str:
    """A question mark that was an apostrophe or a quotation mark."""
    text = re.sub(r"(?<=\w)\?(?=s\b)", "'", text)
    return re.sub(r"(?<!\w)\?([A-Z][^?.]{2,40})\?", r'"\1"', text)


QUOTED: Final = re.compile(r"(?<![\w'\"])'([A-Z][^'\"\n.:]{1,40})'(?![\w'])")
ZONES_LISTED: Final = re.compile(r"(?i)\b(attack zone),? ?\[['\"]?high['\"]?, ['\"]?mid['\"]?,? or ['\"]?low['\"]?\]")


def double_quotes(text: str) -> str:
    """'Lamp Light' is a name, 'Fire' a symbol; an apostrophe stands behind a word, a quotation mark before one."""
    return QUOTED.sub(unquoted, ZONES_LISTED.sub(r"\1", text))


def unquoted(found: re.Match[str]) -> str:
    name = found[1]
    if name in ("High", "Mid", "Low"):
        return found[0]
    return f"{{{name.lower()}}}" if name.lower() in SYMBOLS else f'"{name}"'


def plain_lines(text: str) -> str:
    """No space before a line's end; a tab is the gap between two abilities."""
    return re.sub(r"\t+", "  ", re.sub(r"[ \t]*\n", "\n", text))


def without_keyword_lines(text: str) -> str:
    """`Breaker: 1 · Ranged` is no ability, on a line of its own or before a header."""
    lines = [line for line in text.split("\n") if not KEYWORD_LINE.match(line.strip())]
    return COMBO_LINE.sub("", STRAY.sub("", LONE_KEYWORD.sub("", KEYWORD_START.sub("", "\n".join(lines)))))


def header_signs(text: str) -> str:
    """{Fire}E; water Enhance:; R After ...; two colons; a full stop for the colon."""
    text = re.sub(r"\}(?=[ERF]\b)", "} ", text)
    text = re.sub(rf"(?m)(^|  )['\"]?(?:G:|Gender:?) ?([MF])['\"]?[,:]? (?={NEED}{TYPE}\b)", r"\1Gender\2 ", text)
    text = re.sub(rf"(?mi)(^|  )({NEED}{TYPE}) \(((?:once|twice) per (?:turn|game))\)", r"\1\2 [\3]", text)
    text = re.sub(
        rf"(?m)(^|  |\. )({NEED}{TYPE}) ((?:Once|Twice|once|twice) per (?:turn|game))(?=: )", r"\1\2 [\3]", text
    )
    text = re.sub(rf"(?m)^((?:First |Combo )?{TYPE}(?: [A-Z][a-z]+)?):(?=[A-Z])", r"\1: ", text)
    text = re.sub(
        rf"(?m)(^|  |\. )({SYMBOL_NAMES}) +(?=(?:First |Combo |Deadlock )?{TYPE}\b)",
        lambda m: f"{m[1]}{{{m[2]}}} ",
        text,
        flags=re.IGNORECASE,
    )
    text = re.sub(r"(?m)(^|  |\. )([ER]|Response|Enhance)[.;]? (After|Before) ", r"\1\2: \3 ", text)
    text = re.sub(rf"(\[[A-Z][\w ,']*\]): (?!{CLAUSE})(?=[^.:]{{3,60}}: )", r"\1 ", text)
    text = re.sub(rf"(?m)(^|  |[.)] )({TYPE}(?: \[[^\]]*\])+) (?=(?:Your|This|If|After|Before) )", r"\1\2: ", text)
    text = re.sub(rf"(?m)(^|  |[.)] )({NEED}{TYPE}): (?={COST}[^.:\"]{{3,70}}: [A-Z])", r"\1\2 ", text)
    text = re.sub(rf"(?m)(^|  )({NEED}{TYPE}) (?=Choose \d of the following)", r"\1\2: ", text)
    text = re.sub(rf"(?m)(^|  )({NEED}{TYPE}\b[^.:]{{0,80}}), choose (?=\d of the following)", r"\1\2: Choose ", text)
    text = re.sub(rf"(?m)(^|  )({NEED}{TYPE} (?:Commit|Flip|Destroy|Remove)); (?=(?:After|Before)\b)", r"\1\2: ", text)
    text = re.sub(rf"(?m)(^|  )({NEED}{TYPE})(?:,| -) (?=(?:Commit|Flip|Destroy|Discard|Remove)\b)", r"\1\2 ", text)
    text = re.sub(rf"(?m)(^|  )({NEED}{TYPE} (?:Commit|Flip|Destroy|Remove)); (?=[A-Z])", r"\1\2: ", text)
    text = re.sub(rf"(?m)^({NEED}{TYPE} {COST}[^.:;\n]{{3,70}}); (?=(?:this|your) )", r"\1: ", text)
    text = re.sub(rf"(?m)^({NEED}{TYPE}) (?=[A-Z][^:.\n]*\.[ ]*(?:\Z|\n\n{NEED}{TYPE}\b))", r"\1: ", text)
    text = re.sub(rf"(?m)(^|  |[.)] )({TYPE} (?:Commit|Flip|Destroy|Remove))\. (?=[a-z])", r"\1\2, ", text)
    return re.sub(rf"(?m)(^|  )({TYPE} [A-Z][^.:]{{3,70}})\. (?=[A-Z])", r"\1\2: ", text)


def symbols_and_words(text: str) -> str:
    """{all} foundations and {order} are words; a `fire attack` has a symbol; attack zones become plain."""
    text = re.sub(r"\{[Aa]ll\}(?= [a-z])(?! (?:or|and|attack|symbol|foundation|card|asset|character)\b)", "all", text)
    text = re.sub(r"(any|random) \{order\}", r"\1 order", text)
    text = re.sub(r"\bin \{order\} (?=to [a-z])", "in order ", text)
    text = re.sub(rf"[\[{{]({SYMBOL_NAMES})[\]}}]", r"{\1}", text, flags=re.IGNORECASE)
    text = re.sub(r"(?<=[a-z])\{all\}(?=[a-z])", "all", text)
    text = re.sub(r"[\[{](?:attack ?)?(high|mid|low)[\]}]", r"\1", text, flags=re.IGNORECASE)
    text = re.sub(r"\battack(high|mid|low)\b", r"\1", text)
    text = re.sub(r"(?i)\bzone \[high, mid, low\]", "zone", text)
    return BARE_SYMBOL.sub(
        symbol_word, BARE_SYMBOL.sub(symbol_word, text)
    )  # in `life or water symbol` the last is first


def symbol_word(match: re.Match[str]) -> str:
    """`all attacks` and `order cards` stay words."""
    word = match.group(1)
    return word if word in ("all", "order") else f"{{{word}}}"


def quoted_whole(text: str) -> str:
    """`gains the following ability: E ...` to the end of the paragraph: as if in quotation marks."""
    return re.sub(rf'(?m)\b(following abilit(?:y|ies)): +(?={TYPE}\b)([^"\n]+?)(?=  |$)', r'\1: "\2"', text)


def spelling(text: str) -> str:
    """Misspelt words of a fixed list, small letters only: names stay as they are."""
    return repaired(re.sub(r"\b[a-z]{3,14}\b", lambda m: MISSPELT.get(m[0], m[0]), text))


LIMIT_AFTER: Final = re.compile(r"(?i)\. \((max|min|maximum|minimum)\.? (?:of )?\+?(\d+)\)\.?")  # behind the stop


def punctuation(text: str) -> str:
    """Doubled stops, a stop inside a closing bracket, spaces before signs."""
    text = re.sub(r"\.{2,}", ".", text)
    text = re.sub(r"(\w)\.\)(?=\s|$)", r"\1).", text)
    text = LIMIT_AFTER.sub(r" (\1 \2).", text)
    text = re.sub(r" +([,.;:])", r"\1", text)
    text = re.sub(r"([,;])(?=[A-Za-z])", r"\1 ", text)
    text = re.sub(r",{2,}", ",", text)
    text = re.sub(r"(?<=\s)([+-]) (?=(?:\d+|X) (?:speed|damage|difficulty)\b)", r"\1", text)
    text = re.sub(r"; (if|otherwise)\b", lambda found: f". {found[1].capitalize()}", text)
    text = re.sub(r",[ ]*(?=\n\n|\s*$)", ".", text)
    text = re.sub(r"(?<=[\w)])\?[ ]*(?=\n|$)", ".", text)
    return re.sub(r"\b([Mm]ax|[Mm]in)\.", r"\1", text)


STEPS: Final = (
    markup,
    plain_signs,
    lost_signs,
    double_quotes,
    plain_lines,
    headers,
    without_keyword_lines,
    header_signs,
    quoted_whole,
    symbols_and_words,
    spelling,
    slips,
    otherwise,
    punctuation,
)
