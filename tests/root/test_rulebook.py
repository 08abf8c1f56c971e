"""The rulebook keeps the numbers of the law (rulebook 24)."""

from __future__ import annotations

from interrex.rules.rulebook import rulebook
from interrex.testing import rule

# Every number of chapters 1 to 9 of the law, counted by position.
LAW = """
1.1 1.1.1 1.1.2 1.1.3 1.2 1.2.1 1.2.2 1.3 1.3.1 1.3.2 1.4 1.4.1 1.4.2 1.5 1.5.1 1.5.2 1.5.3 1.5.4 1.5.5 2.1
2.1.1 2.1.1.1 2.1.1.2 2.1.2 2.1.3 2.2 2.2.1 2.2.2 2.2.3 2.2.4 2.3 2.4 2.4.1 2.5 3.1 3.2 3.2.1 3.2.2 3.3 3.3.1
3.3.1.1 3.3.1.2 3.3.2 3.3.3 3.3.4 4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.2 4.2.1 4.2.2 4.3 4.3.1 4.3.1.1 4.3.1.2 4.3.2
4.3.2.1 4.3.3 4.3.3.1 4.3.3.2 4.3.4 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.1.6 5.1.7 5.2 6.1 6.2 6.2.1 6.2.2 6.2.3
6.3 6.3.1 6.3.2 6.3.3 6.3.4 6.3.5 6.4 6.5 6.5.1 6.5.2 6.5.3 6.5.4 6.5.4.1 6.5.4.2 6.5.4.3 6.5.5 6.6 7.1 7.2
7.2.1 7.2.2 7.2.3 7.3 7.3.1 7.3.2 7.3.3 7.3.4 7.3.5 7.4 7.4.1 7.4.2 7.4.3 7.5 7.5.1 7.5.2 7.5.2.1 7.5.2.2
7.5.2.3 7.5.2.4 7.6 7.6.1 7.6.2 7.7 7.7.1 7.7.2 7.7.3 7.7.3.1 7.7.4 7.8 7.8.1 7.8.2 7.8.3 7.8.4 8.1 8.2 8.2.1
8.2.2 8.2.3 8.2.3.1 8.2.4 8.2.5 8.2.5.1 8.2.5.2 8.2.6 8.3 8.3.1 8.3.2 8.3.3 8.3.4 8.4 8.4.1 8.4.1.1 8.4.1.2
8.4.1.3 8.4.2 8.4.2.1 8.4.2.2 8.4.2.2.1 8.4.2.3 8.5 8.5.1 8.5.2 8.5.3 8.6 8.6.1 8.6.1.1 8.6.1.2 8.6.1.3 8.6.1.4
8.6.2 9.1 9.2 9.2.1 9.2.2 9.2.2.1 9.2.3 9.2.4 9.2.5 9.2.5.1 9.2.5.2 9.2.6 9.2.7 9.2.8 9.2.9 9.2.9.1 9.2.9.1.1
9.2.9.1.2 9.2.9.2 9.2.9.2.1 9.2.9.2.2 9.2.9.2.3 9.2.9.2.4 9.2.9.3 9.2.9.3.1 9.2.9.3.2 9.2.9.3.3 9.2.9.3.4 9.3
9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.3.6 9.4 9.4.1 9.4.2 9.5 9.5.1 9.5.2 9.5.3 9.5.4 9.5.5 9.5.6 9.5.7 9.5.8 9.5.9
9.6 9.6.1 9.6.2 9.6.3 9.6.4 9.7 9.7.1 9.7.2 9.7.3
"""

WITHOUT_ENTRY = ["1.3.1", "5.1.6", "5.2", "6.1", "7.1", "8.1", "9.1"]


@rule("root", "24.1")
def test_every_number_of_the_law_has_its_rule_or_its_reason() -> None:
    law = LAW.split()
    for language in ("en", "pl"):
        book = rulebook("root", language)
        ours = [number for number in book.rules if int(number.split(".")[0]) <= 9 and "." in number]
        covered = {n for n in law if n in ours or any(o.startswith(n + ".") for o in ours)}
        assert [n for n in law if n not in covered] == WITHOUT_ENTRY
        assert [n for n in ours if n not in law] == []
        assert all(n in book.find("24.1").text for n in WITHOUT_ENTRY)


@rule("root", "24.2")
def test_the_other_chapters_are_our_own() -> None:
    chapters = {int(number.split(".")[0]) for number in rulebook("root", "en").rules}
    assert chapters == {*range(1, 12), 22, 23, 24}
