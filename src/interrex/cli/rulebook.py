"""A rulebook at the terminal: a rule with what leans on it, or what a search for words has found."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from interrex.engine.registry import find
from interrex.rules.references import references
from interrex.rules.rulebook import Rule, rulebook
from interrex.rules.search import WORD, Found, lines, search

from .words import CommandError, say, spoken

HITS = 10  # shown unless all are asked for
WIDTH = 100
_ADDRESS = re.compile(r"\d+(?:\.\d+)*")


def address(asked: str) -> str | None:
    """The id somebody means by ``4.2``, ``4.2.`` or ``[4.2]``; None for words."""
    bare = asked.strip(" .[]")
    return bare if _ADDRESS.fullmatch(bare) else None


def show(console: Console, game: str, asked: str, most: int = HITS) -> None:
    """A rule by its id, or the rules with these words."""
    rule_id = address(asked)
    if rule_id is None:
        show_found(console, game, asked, most)
    else:
        show_rule(console, game, rule_id)


def show_rule(console: Console, game: str, rule_id: str) -> None:
    """A rule and everything below it, the rules named there, and those that name it."""
    under = [rule.id for rule in rulebook(game, spoken()).under(rule_id)]
    rules = rulebook(game, spoken()).rules
    show_markdown(console, "\n\n".join([_markdown(rules[one]) for one in under]))
    between = references(game, spoken())
    for key, named in (("cli-see-also", between.to), ("cli-referred-to-by", between.by)):
        others = dict.fromkeys([other for one in under for other in named[one] if other not in under])
        if others:
            listed = [f"- {other} {_opening(rules[other])}" for other in others]
            show_markdown(console, f"\n*{say(key)}*\n\n" + "\n".join(listed))


def _markdown(rule: Rule) -> str:
    if not rule.heading:
        return f"**{rule.id}** {rule.text}"
    title, _, rest = rule.text.partition("\n")
    return f"{'##' if '.' not in rule.id else '###'} {rule.id} {title}\n{rest}".rstrip()


def _opening(rule: Rule) -> str:
    """A rule's first words, as much as fits a line."""
    first = lines(rule.text)[0]
    room = WIDTH - 20
    return first if len(first) <= room else first[:room].rpartition(" ")[0].rstrip(" ,;:(") + " …"


def show_markdown(console: Console, text: str) -> None:
    """Set for a terminal; as it is for a file or a pipe."""
    if console.is_terminal:
        console.print(Padding(Markdown(text), (0, 1)), width=min(console.width, WIDTH))
    else:
        console.print(text.rstrip(), markup=False, soft_wrap=True)


def show_found(console: Console, game: str, sought: str, most: int) -> None:
    """The rules with these words, best first: id, what it stands under, the line with the words marked."""
    found = search(game, spoken(), sought)
    if not found.hits:
        raise CommandError(
            "cli-rules-none",
            sought=sought,
            game=find(game).title,
            known=len(found.suggestions),
            suggestions=", ".join(found.suggestions),
        )
    for hit in found.hits[:most]:
        console.print(Text.assemble((hit.id, "bold"), ("  " + " › ".join(hit.titles), "dim")), soft_wrap=True)
        line = marked(hit.line, found)
        if console.is_terminal:
            console.print(Padding(line, (0, 1, 0, 4)), width=min(console.width, WIDTH))
        else:
            console.print(Text("    ") + line, soft_wrap=True)
    if len(found.hits) > most:
        console.print(say("cli-rules-more", more=len(found.hits) - most), style="dim")


def marked(line: str, found: Found) -> Text:
    """A line with the words that were found standing out."""
    text = Text(line)
    for word in WORD.finditer(line):
        if word[0].lower() in found.words:
            text.stylize("bold yellow", word.start(), word.end())
    return text


def as_json(game: str, asked: str) -> dict[str, Any]:
    """What would be shown, for machines: the rules asked for, or what was found."""
    book = rulebook(game, spoken())
    rule_id = address(asked)
    heading: dict[str, Any] = {"game": game, "language": spoken()}
    if asked and rule_id is None:
        found = search(game, spoken(), asked)
        return {**heading, "sought": asked, "hits": [hit._asdict() for hit in found.hits],
                "words": found.words, "suggestions": found.suggestions}  # fmt: skip
    between = references(game, spoken())
    rules = list(book.rules.values()) if rule_id is None else book.under(rule_id)
    listed = [{**r._asdict(), "refers_to": between.to[r.id], "referred_by": between.by[r.id]} for r in rules]
    return {**heading, **({"intro": book.intro} if rule_id is None else {}), "rules": listed}
