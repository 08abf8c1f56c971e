"""A seal beside a campaign's file: how its games ended, so that whoever keeps it need not play them all again.

It is believed where it fits the file byte for byte, under the key of whoever has written both and under the rules of
today; else, and in any file of somebody else, every game is played again.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from interrex.engine import wire
from interrex.engine.game import Chronicle, Result
from interrex.engine.registry import find

from . import Campaign, Played, of_own_file
from .file import CampaignFile, read


class Seal(wire.Struct, frozen=True):
    results: tuple[Result | None, ...]
    began: Chronicle | None  # what the last game began with: the file says it of none that playing gives it out for
    proof: str = ""


def seal(campaign: Campaign, data: bytes, key: bytes) -> str:
    """What to keep beside the file of a campaign, given what stands in the file."""
    last = campaign.games[-1].record.chronicle if campaign.games else None
    unproved = Seal(tuple([played.result for played in campaign.games]), last)
    return wire.encode(wire.replace(unproved, proof=_proof(unproved, data, key))).decode()


def resumed(data: bytes, sealed: bytes, key: bytes) -> Campaign:
    """The campaign in a file of one's own. Of games before the last it may not say what they began with."""
    file = read(data)
    try:
        found = wire.decode(sealed, Seal)
    except (wire.WireError, UnicodeDecodeError, RecursionError):
        return of_own_file(file)
    fits = hmac.compare_digest(found.proof.encode(), _proof(wire.replace(found, proof=""), data, key).encode())
    return _believed(file, found) if fits and find(file.game).version == file.version else of_own_file(file)


def _proof(unproved: Seal, data: bytes, key: bytes) -> str:
    return hashlib.blake2b(hashlib.blake2b(data).digest() + wire.encode(unproved), key=key).hexdigest()


def _believed(file: CampaignFile, found: Seal) -> Campaign:
    campaign = Campaign(find(file.game), file.houses, file.options)
    records = [record.of_today() for record in file.records]
    if records:
        records[-1] = msgspec.structs.replace(records[-1], chronicle=found.began)
    campaign.games = [Played(record, result) for record, result in zip(records, found.results, strict=True)]
    campaign.chronicle = file.chronicle
    return campaign
