"""Campaigns, over HTTP; one handler each."""

from __future__ import annotations

from interrex.campaign.file import CampaignFile

from ..config import IMPORT_LIMIT
from ..protocol.campaigns import (
    BetweenInfo,
    BookInfo,
    CallAnswer,
    Called,
    CampaignBrought,
    CampaignInfo,
    CampaignListed,
    CampaignMade,
    CampaignWanted,
    HouseClaim,
    HouseGone,
    HouseInfo,
    HouseJoined,
    HouseWanted,
    NextGame,
)
from ..tables import rights
from .requests import CAMPAIGN, FIND, GATE, PAGE, SENT, Call, Endpoint


async def list_campaigns(call: Call) -> bytes:
    """The listed campaigns, newest first; those after one of them."""
    rights.check("list", rights.Visitor("spectator" if call.inside() else "stranger"))
    call.take("lists", call.server.config.limits.lists)
    return await call.server.campaigns.listed(call.number("limit", PAGE, PAGE), call.after())


async def make_campaign(call: Call, wanted: CampaignWanted) -> CampaignMade:
    """A new campaign, and the tokens of its owner and of the owner's own houses."""
    call.check_lobby()
    await call.count_table()
    return await call.server.campaigns.found(wanted, call.language)


async def import_campaign(call: Call, brought: CampaignBrought) -> CampaignMade:
    """A campaign from elsewhere, once every game in it has been played again."""
    return await call.server.campaigns.bring(brought)


async def may_import(call: Call) -> None:
    """Before the file is read: it may be long."""
    call.check_lobby()
    await call.take_everywhere("imports", call.server.config.limits.imports)


async def see_campaign(call: Call) -> bytes:
    """What anybody with the campaign's address may know."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.page(call.part("id"))


async def see_book(call: Call) -> bytes:
    """The history of the campaign, a chapter for each of its games, where the game keeps one."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.book(call.part("id"))


async def see_between(call: Call) -> bytes:
    """What lies on the table between two games of a campaign, with the words it needs."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.between(call.part("id"), call.edition())


async def see_house(call: Call) -> HouseInfo:
    """The house that the token opens."""
    return await call.server.campaigns.house(call.part("id"), call.token)


async def export_campaign(call: Call) -> str:
    """The campaign as a file to keep, with the records of its finished games; never of the one under way.

    Until it is decided, for those who take part, and without what is sealed.
    """
    call.take("writings", call.server.config.limits.writings)
    return await call.server.campaigns.export(call.part("id"), call.token)


async def join_campaign(call: Call, claim: HouseClaim) -> HouseJoined:
    """Play for an open house; its token comes back, and opens its seat at every table of the campaign."""
    await call.count_table()
    return await call.server.campaigns.join(call.part("id"), call.token, claim)


async def add_house(call: Call, wanted: HouseWanted) -> CampaignInfo:
    """One house more, for a newcomer or a bot. For those who take part."""
    await call.count_table()
    return await call.server.campaigns.invite(call.part("id"), call.token, wanted, call.language)


async def next_game(call: Call, wanted: NextGame) -> Called:
    """Call for the next game, agree to it, or begin it when nobody is waited for. For those who take part."""
    await call.count_table()
    return await call.server.campaigns.next(call.part("id"), call.token, wanted)


async def answer_call(call: Call, answer: CallAnswer) -> Called:
    """Agree to the game that somebody has called for, or stay away from it. For the house whose token it is."""
    await call.count_table()
    return await call.server.campaigns.answer(call.part("id"), call.token, answer)


async def dismiss_house(call: Call, gone: HouseGone) -> CampaignInfo:
    """A bot for good in the place of whoever plays for a house. For the campaign's owner."""
    return await call.server.campaigns.dismiss(call.part("id"), call.token, gone)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/campaigns", list_campaigns, gives=list[CampaignListed],
             refuses=(*GATE, "bad", "not-found"), query=("limit", "after")),
    Endpoint("POST", "/api/campaigns", make_campaign, CampaignWanted, CampaignMade, status=201,
             refuses=(*GATE, "bad", "too-large")),
    Endpoint("POST", "/api/campaigns/import", import_campaign, CampaignBrought, CampaignMade, status=201,
             refuses=(*GATE, "bad", "too-large"), limit=IMPORT_LIMIT, before=may_import),
    Endpoint("GET", CAMPAIGN, see_campaign, gives=CampaignInfo, refuses=FIND),
    Endpoint("GET", CAMPAIGN + "/book", see_book, gives=BookInfo, refuses=(*FIND, "bad")),
    Endpoint("GET", CAMPAIGN + "/between/{language}", see_between, gives=BetweenInfo, refuses=(*FIND, "bad")),
    Endpoint("GET", CAMPAIGN + "/house", see_house, gives=HouseInfo, token="house", refuses=FIND),
    Endpoint("GET", CAMPAIGN + "/export", export_campaign, gives=CampaignFile, token="maybe", refuses=FIND),
    Endpoint("POST", CAMPAIGN + "/join", join_campaign, HouseClaim, HouseJoined, refuses=SENT),
    Endpoint("POST", CAMPAIGN + "/dismiss", dismiss_house, HouseGone, CampaignInfo, token="owner", refuses=SENT),
    Endpoint("POST", CAMPAIGN + "/houses", add_house, HouseWanted, CampaignInfo, token="house", refuses=SENT),
    Endpoint("POST", CAMPAIGN + "/next", next_game, NextGame, Called, token="house", refuses=SENT),
    Endpoint("POST", CAMPAIGN + "/answer", answer_call, CallAnswer, Called, token="house", refuses=SENT),
)  # fmt: skip
