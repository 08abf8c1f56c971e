"""What a seat may see, as types: the map, banks and decks, banners, the seats, a campaign under way."""

from __future__ import annotations

from interrex.engine.wire import Struct


class FaceView(Struct, frozen=True):
    """A card that lies face down: its back, and its face for those who know it."""

    back: str  # denizen or vision
    card: str | None


class RelicView(Struct, frozen=True):
    """A relic that lies face down, and its face for those who know it."""

    relic: str | None


class TitleView(Struct, frozen=True):
    """The title of the Oathkeeper, or of the Usurper, and who holds it."""

    seat: int
    usurper: bool


class SlotView(Struct, frozen=True):
    """A place of the map: its site and everything there."""

    slot: int  # 1 to 8
    region: str
    face_up: bool
    site: str | None  # None: it lies face down, and the seat does not know it
    capacity: int
    cards: list[str]
    relics: list[RelicView]
    favor: int
    secrets: int
    warbands: int
    colour: str | None
    rulers: list[int]
    bandits: bool  # do they rule it?
    pawns: list[int]


class PeoplesFavorView(Struct, frozen=True):
    """The People's Favor, or the Mob's on its other side."""

    holder: int | None
    favor: int
    mob: bool


class DarkestSecretView(Struct, frozen=True):
    holder: int | None
    secrets: int


class BannersView(Struct, frozen=True, rename={"peoples_favor": "peoples-favor", "darkest_secret": "darkest-secret"}):
    """The two banners."""

    peoples_favor: PeoplesFavorView
    darkest_secret: DarkestSecretView


class SeatView(Struct, frozen=True):
    """A player's board and what lies beside it."""

    role: str
    colour: str
    favor: int
    secrets: int  # face up
    face_down_secrets: int
    warbands: int
    bank: int  # warbands of the board's own colour in the personal bank
    supply: int
    rested: int  # the Supply that a Rest would leave it with now
    pawn: int  # the place where it stands, 1 to 8; 0: it is not placed yet
    advisers: list[str]  # face up
    face_down: list[FaceView]
    limit: int  # of advisers
    vision: str | None  # revealed
    relics: list[str]
    drawn: list[FaceView]  # in hand while searching
    rules: list[int]  # the places it rules, 1 to 8


class TokensView(Struct, frozen=True):
    """What lies on a card."""

    card: str
    favor: int
    secrets: int


class ProphetView(Struct, frozen=True):
    """A Vision in the box with somebody's warband on it."""

    vision: str
    seat: int


class PlanView(Struct, frozen=True):
    """A battle plan that was used, and by whom."""

    card: str
    seat: int | None  # None: the bandits


class CampaignView(Struct, frozen=True):
    """A campaign under way. Pairs stand for the attacking and the defending side."""

    stage: str
    attacker: int
    defender: int | None  # None: the bandits
    allies: list[int]
    sites: list[int]  # targets: places, 1 to 8
    relics: list[str]
    banners: list[str]
    pawn: bool  # are the defender's pawn and favor a target?
    attack: int  # dice
    defense: int
    forces: tuple[int, int]
    plans: list[PlanView]
    odds: (
        int | None
    )  # that the attacker wins as things stand, in per cent; None: the dice have been rolled, or there are none yet
    rolled: tuple[list[int], list[int]]  # faces, 1 to 6
    swords: int  # what they show, with all that is ignored or doubled
    skulls: int
    shields: int
    totals: tuple[int, int]
    killed: tuple[int, int]  # warbands so far
    victor: str | None


class BoardView(Struct, frozen=True):
    """Everything a seat may see."""

    round: int
    turn: int
    phase: str
    chancellor: int
    oath: str
    title: TitleView
    visions_drawn: int
    next: str | None  # the back of the first card of the world deck
    banks: dict[str, int]
    shared: int  # favor in the shared bank
    slots: list[SlotView]
    piles: dict[str, list[FaceView]]
    relic_deck: int
    reliquary: list[RelicView | None]
    banners: BannersView
    seats: list[SeatView]
    tokens: list[TokensView]
    cage: dict[str, int]  # warbands on a relic, by colour
    prophets: list[ProphetView]
    boxed: list[str]
    campaign: CampaignView | None
