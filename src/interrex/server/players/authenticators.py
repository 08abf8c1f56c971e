"""What a passkey's authenticator says, checked by the library ``webauthn`` (``pip install interrex[passkeys]``)."""

from __future__ import annotations

from typing import NamedTuple

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, parse_client_data_json

from ..protocol.passkeys import PasskeyEntry, PasskeyWanted
from .origin import Origin


class Made(NamedTuple):
    """A new passkey: what finds it, what its answers are checked with, and how often it was used so far."""

    locator: bytes
    public: bytes
    uses: int


def challenge_of(client_data: str) -> bytes:
    """What was answered."""
    return parse_client_data_json(base64url_to_bytes(client_data)).challenge


def made(said: PasskeyWanted, challenge: bytes, origin: Origin) -> Made:
    """An exception of any kind: it is none of ours."""
    found = verify_registration_response(
        credential=_credential(said.id, clientDataJSON=said.client_data, attestationObject=said.attestation),
        expected_challenge=challenge,
        expected_rp_id=origin.host,
        expected_origin=origin.page,
        require_user_verification=True,
    )
    if found.credential_id != base64url_to_bytes(said.id):
        raise ValueError(said.id)
    return Made(found.credential_id, found.credential_public_key, found.sign_count)


def answered(said: PasskeyEntry, challenge: bytes, origin: Origin, public: bytes, uses: int) -> int:
    """How often it was used by now. An exception of any kind: it is not the authenticator that made the passkey."""
    found = verify_authentication_response(
        credential=_credential(
            said.id,
            clientDataJSON=said.client_data,
            authenticatorData=said.authenticator_data,
            signature=said.signature,
        ),
        expected_challenge=challenge,
        expected_rp_id=origin.host,
        expected_origin=origin.page,
        credential_public_key=public,
        credential_current_sign_count=uses,
        require_user_verification=True,
    )
    return found.new_sign_count


def _credential(id_: str, **response: str) -> dict[str, object]:
    """As the library reads it."""
    return {"id": id_, "rawId": id_, "type": "public-key", "response": response, "clientExtensionResults": {}}
