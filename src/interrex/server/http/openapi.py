"""The OpenAPI file, made from the endpoints and their types: it cannot say anything else than the code does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from interrex.engine import wire

from ..protocol.table import ClientMessage, Refused, ServerMessage
from ..refusals import STATUS
from .requests import JSON, Endpoint

_REF = "#/components/schemas/{name}"
_REASONS = {200: "Done.", 201: "Made."}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "description": "The id of a table or a campaign."},
    "game": {"type": "string", "description": "A game's id, as /api/games gives it."},
    "language": {"type": "string", "enum": ["en", "pl"]},
    "name": {"type": "string", "description": "A notation of the table's game, as /api/games gives it."},
    "pack": {"type": "string", "description": "A pack that was opened at the table."},
    "token": {"type": "string", "description": "Of a feed, or of the link in a mail."},
    "move": {"type": "integer", "minimum": 0, "maximum": 9_999_999},
}
_QUERY: dict[str, dict[str, Any]] = {
    "limit": {"type": "integer", "minimum": 1, "maximum": 50, "default": 50},
    "after": {"type": "string", "maxLength": 60},
    "seat": {"type": "integer", "minimum": 0, "maximum": 11},
    "table": {"type": "string", "maxLength": 60},
    "words": {"type": "string", "description": "What to look for; only its beginning is read if it is long."},
}


def describe(endpoints: Sequence[Endpoint], version: str) -> bytes:
    """The file, as JSON."""
    types = [kind for e in endpoints for kind in (e.takes, e.gives) if kind is not None]
    every = [*types, Refused, ClientMessage, ServerMessage]
    found, components = msgspec.json.schema_components(every, ref_template=_REF)
    schemas = {repr(kind): schema for kind, schema in zip(every, found, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    for taken in {e.takes for e in endpoints if e.takes is not None}:
        _untag(components.get(taken.__name__, {}))
    return wire.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Interrex",
                "version": version,
                "description": "Tables for games of contested crowns. A seat's token is the only key to it. Sockets: "
                "/api/tables/{id}/socket takes ClientMessage and sends ServerMessage, one JSON text each; hello first.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    refused = {STATUS[code] for code in (*endpoint.refuses, "not-yours", "too-fast")} | (
        {401} if endpoint.token else set()
    )
    content = {endpoint.media.partition(";")[0]: {"schema": schemas.get(repr(endpoint.gives), {"type": "string"})}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": [_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
        + [{"name": name, "in": "query", "schema": _QUERY[name]} for name in endpoint.query]
        + [{"name": "lang", "in": "query", "schema": {"type": "string"}, "description": "en or pl"}],
        "responses": {
            str(endpoint.status): {"description": _REASONS[endpoint.status], "content": content},
            **{str(status): _refusal(schemas) for status in sorted(refused)},
        },
    }
    if endpoint.takes is not None:
        schema = schemas[repr(endpoint.takes)]
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if endpoint.token:
        operation["security"] = [{"token": []}] if endpoint.token != "maybe" else [{}, {"token": []}]
    return operation


def _parameter(name: str) -> dict[str, Any]:
    schema = dict(_PARAMETERS[name])
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _refusal(schemas: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Refused, and why.", "content": {JSON: {"schema": schemas[repr(Refused)]}}}


def _untag(schema: dict[str, Any]) -> None:
    """Over HTTP the address says what a message is; its type may be left out."""
    if "type" in schema.get("properties", {}):
        schema["required"] = [name for name in schema["required"] if name != "type"]
