"""Who may read and do what in a campaign. This is the one place that decides; ``docs/security.md`` has it as a table.

What is not here needs no right: whoever has the address of a campaign sees its page, its book and what lies on the
table, and may take a house that is open.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..refusals import No, no
from ..store.rows import StoredCampaign
from ..tokens import holder

Role = Literal[
    "owner",  # who made the campaign, by the token that came back
    "member",  # who plays for a house, by the house's token
    "dismissed",  # who did so until the owner sent them away
    "spectator",  # anybody else who has the address, and came in by the lobby
    "stranger",  # and who did not, where the lobby has a password
]
Deed = Literal[
    "list",  # the campaigns that are listed
    "see",  # the page, the book, what lies on the table
    "join",  # an open house
    "export",  # a campaign that is not decided, and the records and notations of its games
    "export decided",  # one that is
    "call",  # for the next game, to answer such a call, and to begin it when all have
    "invite",  # a newcomer's house, or a bot's
    "give up",  # the game under way, which becomes a table of its own
    "dismiss",  # whoever plays for a house, for good
]

ALL: frozenset[Role] = frozenset({"owner", "member", "dismissed", "spectator", "stranger"})
PART: frozenset[Role] = frozenset({"owner", "member"})
MAY: dict[Deed, frozenset[Role]] = {
    "list": ALL - {"stranger"},
    "see": ALL,
    "join": ALL - {"dismissed"},
    "export": PART,
    "export decided": ALL,
    "call": PART,
    "invite": PART,
    "give up": frozenset({"owner"}),
    "dismiss": frozenset({"owner"}),
}


class Visitor(NamedTuple):
    """Somebody at a campaign: in which role, for which house, and whether they showed a token at all."""

    role: Role
    house: int | None = None
    token: bool = False


def visitor(stored: StoredCampaign, token: str | None) -> Visitor:
    """Whoever shows this token at a campaign."""
    if token is None:
        return Visitor("spectator")
    if (house := holder(token, [row.token for row in stored.houses])) is not None:
        return Visitor("member", house, True)
    if holder(token, [stored.row.owner]) is not None:
        return Visitor("owner", None, True)
    gone = holder(token, [row.dismissed for row in stored.houses])
    return Visitor("spectator" if gone is None else "dismissed", None, True)


def check(deed: Deed, who: Visitor) -> None:
    """No, in words, if somebody may not do that."""
    if who.role not in MAY[deed]:
        raise _refusal(deed, who)


def _refusal(deed: Deed, who: Visitor) -> No:
    if deed == "list":
        return no("password", "server-password")
    if not who.token:
        return no("not-yours", "server-token-wanted")
    if who.role == "dismissed":
        return no("not-yours", "server-campaign-dismissed")
    if "member" not in MAY[deed]:
        return no("not-yours", "server-campaign-owner-only")
    return no("not-yours", "server-campaign-members-only")
