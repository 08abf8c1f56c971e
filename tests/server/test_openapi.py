"""The OpenAPI file, and the API as it describes itself: schemathesis tries to prove that one of the two is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from interrex.server.http.openapi import describe
from interrex.server.http.routes import ENDPOINTS

from .helpers import Live, Table, config

EXAMPLES = 12


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with Live(config(tmp_path_factory.mktemp("openapi"))) as server:
        made = server.table("human", "human", "open")
        made.play(0)
        yield made


@pytest.fixture(scope="module")
def campaign(table: Table) -> dict[str, Any]:
    houses = [{"kind": "human"}, {"kind": "open"}]
    return dict(table.server.post("/campaigns", {"game": "root", "houses": houses}).json())


api = schemathesis.openapi.from_dict(json.loads(describe(ENDPOINTS, "0")))


@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_does_what_it_says(case: schemathesis.Case[Any], table: Table, campaign: dict[str, Any]) -> None:
    """Half of the calls are about a table or campaign that is there, with the token of a seat or house."""
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        of_campaign = "/campaigns/" in case.path
        case.path_parameters["id"] = campaign["campaign"]["id"] if of_campaign else table.id
        token = campaign["houses"][0]["token"] if of_campaign else table.tokens[0]
        case.headers["Authorization"] = f"Bearer {token}"
    case.call_and_validate(
        base_url=table.server.address, excluded_checks=[schemathesis.checks.positive_data_acceptance]
    )


def test_every_endpoint_is_described_with_its_types() -> None:
    found = json.loads(describe(ENDPOINTS, "1.2.3"))
    assert found["openapi"] == "3.1.0"
    for endpoint in ENDPOINTS:
        operation = found["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        assert str(endpoint.status) in operation["responses"]
        assert ("requestBody" in operation) == (endpoint.takes is not None)
    schemas = found["components"]["schemas"]
    assert {"TableWanted", "StateMessage", "Refused", "Play", "Hello"} <= set(schemas)
    assert schemas["Play"]["properties"]["seat"] == {"type": "integer", "minimum": 0, "maximum": 31}


def test_the_file_is_served_and_stays_the_same(server: Live) -> None:
    import interrex  # here, because only the version is wanted

    assert server.get("/openapi.json").content == describe(ENDPOINTS, interrex.__version__)


def test_operations_have_names_of_their_own() -> None:
    names = [endpoint.handler.__name__ for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)
    assert all(Path(endpoint.path).is_absolute() for endpoint in ENDPOINTS)
