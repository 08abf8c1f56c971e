"""Why not, of what the question is not about: a verb of another moment, or a component that nobody points at to act.

What a verb or a question refuses by itself stands where it is written (``play``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase, Word

from .data import AGENDA_IDS, HOUSES, NO_HOUSE, NOBODY, RESOURCES, TOKENS
from .kingdom import Laid
from .play.settling import BreakTie, NameElected, NameLeader
from .play.terms import why_no_dealing
from .state import SCORING, SETTING_UP, Council
from .vocabulary import Ability
from .words import AGENDA, HOUSE, SEAT, TOKEN, TOKEN_IDS

# ------------------------------------------------------------------------------------------ verbs of another moment


def _join(g: Council, seat: int) -> Refusal:
    return refusal("8.2.1", "kings-dilemma-no-join-now", house=g.houses[seat])


def _take(g: Council, seat: int) -> Refusal:
    held = g.agendas[seat]
    if held:
        return refusal("2.7", "kings-dilemma-no-take-now", agenda=AGENDA_IDS[held[0]])
    return refusal("2.7", "kings-dilemma-no-take-yet")


def _give_up(g: Council, seat: int) -> Refusal:
    return refusal("3.5.4", "kings-dilemma-no-give-up-now", n=TOKENS)


def _moderators(kind: type, rule: str, key: str) -> Callable[[Council, int], Refusal]:
    """A question of the Moderator's: it may stand before somebody else, or not at all."""

    def why(g: Council, seat: int) -> Refusal:
        waiting: Any = g.waiting()
        if isinstance(getattr(waiting, "own", waiting), kind):
            return refusal(rule, "kings-dilemma-moderator-decides", seat=g.moderator)
        return refusal(rule, key)

    return why


def _only(rule: str, key: str) -> Callable[[Council, int], Refusal]:
    return lambda g, seat: refusal(rule, key)


def _crown(g: Council, seat: int) -> Refusal:
    if g.stage == SCORING and g.revealed and g.turn != NOBODY:
        return refusal("6.5.3", "kings-dilemma-no-crown-others", seat=g.turn)
    return refusal("6.5.3", "kings-dilemma-no-crown-now")


def _dealing(g: Council, seat: int) -> Refusal:
    return why_no_dealing(g) or g.asked_else(seat)


WHY: Final[dict[str, Callable[[Council, int], Refusal]]] = {
    "with": _dealing, "promise": _dealing, "propose": _dealing, "accept": _dealing, "refuse": _dealing,
    "withdraw": _dealing,
    "join": _join, "take": _take, "give-up": _give_up,
    "decide": _moderators(BreakTie, "4.3.20", "kings-dilemma-no-decide"),
    "elect": _moderators(NameElected, "10.6.14", "kings-dilemma-no-elect-now"),
    "appoint": _moderators(NameLeader, "4.3.23", "kings-dilemma-no-appoint-now"),
    "name": _only("10.1.3", "kings-dilemma-no-name-now"),
    "choose": _only("10.2.25", "kings-dilemma-no-choose-now"),
    "use": _only("10.4.4", "kings-dilemma-no-use-now"),
    "marry": _only("6.5.2", "kings-dilemma-no-marry-now"),
    "crown": _crown,
    "pass": _only("4.3.2", "kings-dilemma-no-pass-alone"),
}  # fmt: skip


class NotNow(Phrase):
    """A verb that another question has."""

    only_explains = True

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return WHY[self.name](g, seat)


# ------------------------------------------------------------------------------------------------------ components


class Component(Phrase):
    """A component by its kind and name. What is still sealed is not there: nothing is said about it."""

    only_explains = True

    def __init__(self, word: Word, why: Callable[[Council, int, str], Refusal | None]) -> None:
        super().__init__(word.name, word)
        self.why = why

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return self.misread(g, a, "1.4.3") or self.why(g, seat, str(a[1])) or _not_there(g, self.words[0], str(a[1]))


def _not_there(g: Council, word: Word, said: str) -> Refusal:
    return refusal("1.4.4", "kings-dilemma-not-there", said=said, kind=Message(f"kings-dilemma-word-{word.name}", {}))


def _resource(g: Council, seat: int, said: str) -> Refusal:
    return refusal("4.6.3", "kings-dilemma-no-resource", resource=said)


def _sticker(g: Council, seat: int, said: str) -> Refusal | None:
    if not g.has_opened(said):
        return None
    for row in g.chronicle:
        for slot in row:
            if slot is not None and g.story.sticker_handle(slot.sticker) == said:
                return refusal("3.3.1", "kings-dilemma-no-sticker", sticker=said, house=slot.house)
    return refusal("4.7.3", "kings-dilemma-no-sticker-gone", sticker=said)


def _story(g: Council, seat: int, said: str) -> Refusal | None:
    if not g.has_opened(said):
        return None
    for stack in g.stories:
        for laid in stack:
            if g.story.story_handle(laid.story) == said:
                return _of_story(g, seat, laid, stack[-1], said)
    return None


def _of_story(g: Council, seat: int, laid: Laid, top: Laid, said: str) -> Refusal:
    """Covered, used up, another's, works by itself, or asks when its moment comes (rulebook 3.6.2, 10.4)."""
    if laid is not top:
        return refusal("3.6.2", "kings-dilemma-story-covered", story=said, top=g.story.story_handle(top.story))
    abilities = g.story.story_cards[laid.story].abilities
    if not abilities:
        return refusal("3.6.2", "kings-dilemma-story-mute", story=said)
    ability = abilities[0]
    if ability.boxes and laid.boxes and laid.boxes[0] >= ability.boxes:
        return refusal("10.4.5", "kings-dilemma-story-spent", story=said)
    if ability.who != "each" and laid.house not in (NO_HOUSE, g.houses[seat]):
        return refusal("3.6.3", "kings-dilemma-story-others", story=said, house=laid.house)
    return _of_ability(ability, said)


def _of_ability(ability: Ability, said: str) -> Refusal:
    rule, key = {
        "once": ("10.4.1", "once"),
        "start": ("10.4.2", "start"),
        "when": ("10.4.3", "when"),
        "may": ("10.4.4", "asks"),
    }[ability.kind]
    return refusal(rule, f"kings-dilemma-story-{key}", story=said)


def _event(g: Council, seat: int, said: str) -> Refusal | None:
    if not g.has_opened(said):
        return None
    lasts = any(g.story.event_handle(event.event) == said for event in g.events)
    return refusal("10.8.1", "kings-dilemma-no-event" if lasts else "kings-dilemma-no-event-over", event=said)


def _card(g: Council, seat: int, said: str) -> Refusal | None:
    if not g.has_opened(said):
        return None
    on_scales = g.card != NOBODY and g.story.card_handle(g.card) == said
    if on_scales and g.story.is_dilemma(g.card):
        return refusal("4.3.2", "kings-dilemma-no-dilemma", card=said)
    if said == _next(g, seat):
        return refusal("4.1.2", "kings-dilemma-no-next", card=said)
    return refusal("4.1.3" if on_scales else "4.8.1", "kings-dilemma-no-card", card=said)


def _next(g: Council, seat: int) -> str:
    card = g.known_next(seat)
    return "" if card == NOBODY else g.story.card_handle(card)


def _agenda(g: Council, seat: int, said: str) -> Refusal:
    held = g.agendas[seat]
    if g.stage == SETTING_UP or not held:
        return _take(g, seat)
    if AGENDA_IDS[held[0]] == said:
        return refusal("6.2.2", "kings-dilemma-no-agenda-scored", agenda=said)
    return refusal("2.7", "kings-dilemma-no-take-now", agenda=AGENDA_IDS[held[0]])


def _token(g: Council, seat: int, said: str) -> Refusal:
    token = TOKEN_IDS.index(said)
    holder = next((other for other in range(g.players) if g.tokens[other] >> token & 1), NOBODY)
    if holder == NOBODY:
        return refusal("3.5.1", "kings-dilemma-no-token")
    if holder != seat:
        return refusal("3.5.1", "kings-dilemma-no-token-others", seat=holder)
    return refusal("6.3.1", "kings-dilemma-no-token-scored", token=said)


def _house(g: Council, seat: int, said: str) -> Refusal:
    return _join(g, seat)


def _achievement(g: Council, seat: int, said: str) -> Refusal:
    house, number = ACHIEVEMENTS[said]
    if g.houses[seat] != house:
        return refusal("6.7.1", "kings-dilemma-no-achievement-others", house=house)
    sheet, boxes = g.sheets[house - 1], g.printed[house - 1]
    if not sheet.complete(boxes, number):
        return refusal(
            "6.7.1", "kings-dilemma-no-achievement-yet", achievement=said, n=sheet.boxes[number], boxes=boxes[number]
        )
    return refusal("6.7.2", "kings-dilemma-no-achievement", achievement=said)


ACHIEVEMENTS: Final = {f"{house.id}-{n}": (house.number, n) for house in HOUSES for n in range(len(house.achievements))}

RESOURCE_WORD: Final = Word("resource", "resource:{}", {name: name for name in RESOURCES}.get)
COMPONENTS: Final = (
    Component(RESOURCE_WORD, _resource),
    Component(Word("sticker", "sticker:{}"), _sticker),
    Component(Word("story", "story:{}"), _story),
    Component(Word("event", "event:{}"), _event),
    Component(Word("card", "card:{}"), _card),
    Component(AGENDA, _agenda),
    Component(TOKEN, _token),
    Component(HOUSE.renamed("house"), _house),
    Component(Word("achievement", "achievement:{}", {name: name for name in ACHIEVEMENTS}.get), _achievement),
)

# Who points at a seat wants to deal with it.
UNTIMELY: Final = (NotNow("with", SEAT), *COMPONENTS, *[NotNow(name) for name in WHY if name != "with"])
