"""Searching a rulebook: the rules that have every word looked for, best first, for all faces.

A word is found as it is typed, in another form of it, or as the beginning of a longer one, whatever its accents and
case. Words in a heading count for the rules below it, so "vagabond battle" finds how the Vagabond battles. When nothing
is found, other words of the book are suggested.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from .references import between
from .rulebook import Rule, Rulebook, rulebook
from .stems import plain, stem

# How well a word of the book answers a word looked for.
SAME: Final = 4
A_FORM_OF_IT: Final = 3
BEGINS_WITH_IT: Final = 2

# What a word is worth where it stands: in a title or as the id, in what a rule begins with, anywhere in it, above it.
TITLE: Final = 8
OPENING: Final = 4
TEXT: Final = 2
ABOVE: Final = 1

OPENING_WORDS: Final = 3
SUGGESTED: Final = 3
MOST_WORDS: Final = 8  # that are looked for: the rest of a longer question is left out
REMEMBERED: Final = 500  # searches: one who types looks for every beginning of a word
WORD: Final = re.compile(r"\d+(?:\.\d+)+|[^\W_]+")
_SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-ZĆŁÓŚŹŻ„“\"+−])")


class Hit(NamedTuple):
    """A rule that was found: the titles above it, and as much of it as shows the words."""

    id: str
    titles: tuple[str, ...]
    line: str


class Found(NamedTuple):
    """Hits, best first; the words to be marked in them, in lower case; what else to look for if there are none."""

    hits: tuple[Hit, ...]
    words: tuple[str, ...]
    suggestions: tuple[str, ...]


class _Entry(NamedTuple):
    rule: Rule
    titles: tuple[str, ...]
    worth: dict[str, int]  # of each plain word
    named: int  # by how many rules


class Index:
    """A rulebook made ready to be searched."""

    def __init__(self, book: Rulebook) -> None:
        self.language = book.language
        self.entries: list[_Entry] = []
        self.spellings: dict[str, dict[str, int]] = {}  # of a plain word, with how often each stands in the book
        headings = [rule for rule in book.rules.values() if rule.heading]
        named_by = between(book).by
        for rule in book.rules.values():
            titles = [above.text for above in headings if rule.id.startswith(above.id + ".")]
            self.entries.append(_Entry(rule, tuple(titles), self._worth(rule, titles), len(named_by[rule.id])))
        self.stems = {word: stem(word, book.language) for word in self.spellings}

    def _worth(self, rule: Rule, titles: list[str]) -> dict[str, int]:
        worth = {word: ABOVE for title in titles for word in words(title)}
        for n, spelling in enumerate(WORD.findall(rule.text)):
            word = plain(spelling)
            known = self.spellings.setdefault(word, {})
            known[spelling.lower()] = known.get(spelling.lower(), 0) + 1
            place = TITLE if rule.heading else OPENING if n < OPENING_WORDS else TEXT
            worth[word] = max(place, worth.get(word, 0))
        self.spellings.setdefault(rule.id, {rule.id: 0})
        return {**worth, rule.id: TITLE}

    def search(self, sought: str) -> Found:
        answers = [self._answers(word) for word in dict.fromkeys(words(sought)[:MOST_WORDS])]
        ranked = [(score, entry) for entry in self.entries if (score := _score(entry, answers))]
        ranked.sort(key=lambda pair: (-pair[0], -pair[1].named))  # of equals the one others lean on, then printed order
        hits = tuple([_hit(entry, answers) for _, entry in ranked])
        marked = [spelling for answer in answers for word in answer for spelling in self.spellings[word]]
        return Found(hits, tuple(marked) if hits else (), () if hits else self._suggestions(sought))

    def _answers(self, sought: str) -> dict[str, int]:
        """The words of the book that answer a word looked for, with how well."""
        kin = stem(sought, self.language)
        found: dict[str, int] = {}
        for word, its_stem in self.stems.items():
            if word == sought:
                found[word] = SAME
            elif its_stem == kin:
                found[word] = A_FORM_OF_IT
            elif len(sought) > 1 and word.startswith(sought):
                found[word] = BEGINS_WITH_IT
        return found

    def _suggestions(self, sought: str) -> tuple[str, ...]:
        """What would be found instead: the words of the book nearest to those it does not have, or each word alone."""
        near = [[word] if self._answers(word) else self._near(word) for word in words(sought)[:MOST_WORDS]]
        mended = [" ".join([some[min(n, len(some) - 1)] for some in near if some]) for n in range(SUGGESTED)]
        alone = sorted([some[0] for some in near if some], key=len, reverse=True)
        others = [other for other in dict.fromkeys([*mended, *alone]) if other and words(other) != words(sought)]
        return tuple([other for other in others if self.search(other).hits][:SUGGESTED])

    def _near(self, sought: str) -> list[str]:
        """Words of the book within a slip of the finger or two, nearest first, as the book spells them."""
        allowed = 1 if len(sought) < 5 else 2
        alike = [word for word in self.spellings if len(word) > 2 and abs(len(word) - len(sought)) <= allowed]
        slips = [(distance(sought, word), -sum(self.spellings[word].values()), word) for word in alike]
        close = sorted([slip for slip in slips if slip[0] <= allowed])
        return [max(self.spellings[word], key=self.spellings[word].__getitem__) for _, _, word in close]


def _score(entry: _Entry, answers: list[dict[str, int]]) -> int:
    """0 where a word is missing, or where all of them stand above the rule and none in it."""
    total = 0
    inside = False
    for answer in answers:
        best = max([grade * entry.worth[word] for word, grade in answer.items() if word in entry.worth], default=0)
        if not best:
            return 0
        total += best
        inside = inside or any(entry.worth.get(word, 0) > ABOVE for word in answer)
    return total if inside else 0


def _hit(entry: _Entry, answers: list[dict[str, int]]) -> Hit:
    """The rule, with as few of its lines as show all the words that stand in it."""
    every = lines(entry.rule.text)
    has = [{n for n, answer in enumerate(answers) if not answer.keys().isdisjoint(words(line))} for line in every]
    shown = {max(range(len(every)), key=lambda i: len(has[i]))}
    missing = set().union(*has).difference(*[has[i] for i in shown])
    while missing:
        shown.add(best := max(range(len(every)), key=lambda i: len(has[i] & missing)))
        missing -= has[best]
    return Hit(entry.rule.id, entry.titles, " … ".join([every[i] for i in sorted(shown)]))


def words(text: str) -> list[str]:
    """The plain words of a text; an address is one word."""
    return [plain(word) for word in WORD.findall(text)]


def lines(text: str) -> list[str]:
    """A rule's sentences and rows of tables, without marks."""
    found: list[str] = []
    for part in re.split(r"\n\s*\n", re.sub(r"[*`]", "", text)):
        rows = part.splitlines()
        if part.startswith("|"):
            cells = [row.strip("| ").split("|") for row in rows if re.search(r"\w", row)]
            found += [" · ".join([cell.strip() for cell in row]) for row in cells]
        else:
            found += _SENTENCE.split(" ".join(rows))
    return found


def distance(a: str, b: str) -> int:
    """How many letters must be changed, added or dropped to make one word of the other."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        corner, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            corner, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, corner + (x != y))
    return row[-1]


@cache
def _index(game: str, language: str) -> Index:
    return Index(rulebook(game, language))


@lru_cache(REMEMBERED)
def search(game: str, language: str, sought: str) -> Found:
    """Search the rulebook of a registered game."""
    return _index(game, language).search(sought)
