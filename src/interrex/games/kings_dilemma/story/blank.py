"""A new story: small, whole and without a fault, to be written over."""

from __future__ import annotations

from ..data import FIRST_DILEMMAS, RESOURCES
from .reader import MECHANICS, words_file

LETTERS = "ABCDEFGHIJKL"
HEAD = """\
# A story. What may stand here: docs/story-packs.md. What is wrong with it: interrex story lint FOLDER

format = 1
id = "{name}"
version = 1
languages = ["en", "pl"]
authors = []
licence = ""
opening = "opening"

[storyline.first]
doors = [{pairs}]
"""
DILEMMA = """
[dilemma.{name}]
storyline = "first"
skull = {skull}
front = {{ aye = ["up {up}", "down {down}"], nay = ["down {up}"] }}
aye = [{{ do = "move", res = "{up}", by = 1 }}, {{ do = "move", res = "{down}", by = -1 }}{aye}]
nay = [{{ do = "move", res = "{up}", by = -1 }}{nay}]
"""
TAIL = """
[story.beginning]
storyline = "first"
number = 1
signed = false

[story.ending]
storyline = "first"
number = 2
ending = true
then = [{ do = "order", n = 1 }, { do = "signatory_bonus", what = "prestige", n = 2 }]

[finale]
order = { prestige = 2, crave = 1 }
rebellion = { prestige = 1, crave = 2 }
equal = { prestige = 1, crave = 1 }
"""
SAID = {
    "en": ("A New Story", "What it is about, in a sentence.", "Aldred", "Title", "What happens, in a few sentences.",
           "What does the council decide?", "What aye promises.", "What nay promises.", "What came of it.", "Chapter",
           "Door"),
    "pl": ("Nowa historia", "O czym jest, w jednym zdaniu.", "Aldred", "Tytuł", "Co się dzieje, w kilku zdaniach.",
           "Co postanowi Rada?", "Co obiecuje TAK.", "Co obiecuje NIE.", "Co z tego wyszło.", "Rozdział", "Drzwi"),
}  # fmt: skip


def blank(name: str) -> dict[str, str]:
    """Its files."""
    cards = [f"card-{n}" for n in range(1, FIRST_DILEMMAS + 1)]
    pairs = ", ".join([f'["{LETTERS[n]}", "{LETTERS[n + 1]}"]' for n in range(0, len(LETTERS), 2)])
    listed = ", ".join([f'"{card}"' for card in cards])
    story = [HEAD.format(name=name, pairs=pairs), f'\n[envelope.opening]\nstory = "beginning"\ncards = [{listed}]\n']
    for n, card in enumerate(cards):
        more = [f', {{ do = "mystery", letter = "{LETTERS[2 * n + side]}" }}' if n < 6 else "" for side in (0, 1)]
        if n == 6:
            more[0] = ', { do = "story", story = "ending" }'
        up, down = RESOURCES[n % 5], RESOURCES[(n + 1) % 5]
        skull = str(n % 4 == 0).lower()
        story.append(DILEMMA.format(name=card, skull=skull, up=up, down=down, aye=more[0], nay=more[1]))
    doors = "\n[door]\n" + "".join([f"{letter} = {{}}\n" for letter in LETTERS])
    return {MECHANICS: "".join([*story, doors, TAIL]), **{words_file(lang): _words(cards, lang) for lang in SAID}}


def _words(cards: list[str], language: str) -> str:
    title, about, king, name, scene, question, aye, nay, after, chapter, door = SAID[language]
    parts = [f'[pack]\ntitle = "{title}"\nabout = "{about}"\nking = "{king}"\n']
    for n, card in enumerate(cards, 1):
        fields = {"title": f"{name} {n}", "scene": scene, "question": question, "aye": aye, "nay": nay}
        fields |= {"aye-after": after, "nay-after": after}
        parts.append(f"[{card}]\n" + "".join([f'{field} = "{text}"\n' for field, text in fields.items()]))
    parts += [f'[{part}]\ntitle = "{chapter}"\ntale = "{scene}"\n' for part in ("beginning", "ending", "finale")]
    parts += [f'[door-{letter.lower()}]\ntitle = "{door} {letter}"\ntale = "{scene}"\n' for letter in LETTERS]
    return "\n".join(parts)
