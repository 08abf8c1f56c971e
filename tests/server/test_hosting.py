"""Behind a proxy: a real nginx, with the very example of docs/hosting.md, in front of a server of its own."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from interrex.server.config import LOOPBACK, UNLIMITED, Rate
from interrex.server.http.security import Limiter
from interrex.server.refusals import No
from interrex.server.run import hosts_of, over_ipv6, speaks_for_many

from .helpers import WAIT, Live, config

NAME = "play.example.org"
DOCS = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```nginx\n(.*?)```", DOCS, re.DOTALL)[0]
LIMITS = UNLIMITED._replace(passwords=Rate(3, 0.001), connections_of_one=4)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Proxy:
    """nginx with an example, on a free port, in front of servers: those it names are at other addresses here."""

    def __init__(self, folder: Path, example: str, servers: dict[str, str]) -> None:
        assert shutil.which("nginx"), "nginx is not installed: tools/need-debian nginx-light openssl"
        self.port = free_port()
        where, key, cert = folder / "nginx.conf", folder / "key.pem", folder / "cert.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
             "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", cert],
            check=True, capture_output=True,
        )  # fmt: skip
        site = example.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        for named, there in servers.items():
            assert named in site
            site = site.replace(named, there)
        site = re.sub(r"(ssl_certificate\s+)\S+;", rf"\g<1>{cert};", site)
        site = re.sub(r"(ssl_certificate_key\s+)\S+;", rf"\g<1>{key};", site)
        temporary = "".join([f"{what}_temp_path {folder / what};\n" for what in
                             ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")])  # fmt: skip
        # ours alone: people come from many addresses, of which loopback has plenty
        where.write_text(f"pid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}}}\n")
        self.process = subprocess.Popen(
            ["nginx", "-c", str(where), "-p", str(folder), "-e", str(folder / "error.log"), "-g", "daemon off;"]
        )
        self.trust = ssl.create_default_context(cafile=str(cert))
        end = time.monotonic() + WAIT
        while socket.socket().connect_ex(("127.0.0.1", self.port)):
            assert self.process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < end
            time.sleep(0.02)

    def client(self, came_from: str = "127.0.0.1") -> httpx.Client:
        """Somebody at an address of their own: all of 127.0.0.0/8 is this machine."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=came_from)
        address = f"https://127.0.0.1:{self.port}"
        return httpx.Client(
            base_url=address, transport=transport, timeout=WAIT, headers={"Host": NAME}, mounts={}, verify=self.trust
        )

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxy")
    settings = config(folder, password="Sesame", hosts=hosts_of("127.0.0.1", [NAME]), proxies=("127.0.0.1/32",),
                      limits=LIMITS)  # fmt: skip
    with Live(settings) as server:
        proxy = Proxy(folder, EXAMPLE, {"http://127.0.0.1:8000": server.address})
        try:
            yield proxy
        finally:
            proxy.stop()


def enter(http: httpx.Client, password: str) -> httpx.Response:
    return http.post("/api/lobby", json={"password": password}, extensions={"sni_hostname": NAME})


def test_one_attackers_guesses_lock_out_nobody_else(proxy: Proxy) -> None:
    with proxy.client("127.0.0.2") as attacker, proxy.client("127.0.0.3") as somebody:
        assert [enter(attacker, str(n)).status_code for n in range(5)] == [401] * 3 + [429] * 2
        assert enter(attacker, "Sesame").status_code == 429
        assert enter(somebody, "Sesame").status_code == 200


def test_over_https_cookies_are_secure_and_browsers_keep_to_it(proxy: Proxy) -> None:
    with proxy.client("127.0.0.4") as http:
        answer = enter(http, "Sesame")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert http.get("/api/tables", extensions={"sni_hostname": NAME}).status_code == 200


def test_a_table_is_played_through_the_proxy_over_a_socket(proxy: Proxy) -> None:
    with proxy.client("127.0.0.5") as http:
        cookie = enter(http, "Sesame").cookies["interrex_lobby"]
        wanted = {"game": "toy", "seats": [{"kind": "human"}] * 2}
        headers = {"Origin": f"https://{NAME}", "Cookie": f"interrex_lobby={cookie}"}
        made = http.post("/api/tables", json=wanted, headers=headers, extensions={"sni_hostname": NAME})
        assert made.status_code == 201, made.text
        there = socket.create_connection(("127.0.0.1", proxy.port))
        path = f"wss://{NAME}/api/tables/{made.json()['table']['id']}/socket"
        with connect(path, sock=there, ssl=proxy.trust, origin=Origin(f"https://{NAME}"), legacy=True) as ala:
            ala.send(json.dumps({"type": "hello", "tokens": [made.json()["seats"][0]["token"]]}))
            assert json.loads(ala.recv(WAIT))["seats"][0]["seat"] == 0


def test_other_names_and_what_is_not_for_everybody_are_turned_down(proxy: Proxy) -> None:
    with proxy.client("127.0.0.6") as http:
        other = http.get("/api/lobby", headers={"Host": "evil.example"}, extensions={"sni_hostname": NAME})
        assert other.json()["message"]["key"] == "server-host"
        assert http.get("/metrics", extensions={"sni_hostname": NAME}).status_code == 404


def test_many_behind_the_proxy_have_connections_though_one_address_has_few(proxy: Proxy) -> None:
    clients = [proxy.client(f"127.0.1.{n}") for n in range(1, 10)]
    answers = [http.get("/api/lobby", extensions={"sni_hostname": NAME}).status_code for http in clients]
    assert answers == [200] * 9
    for http in clients:
        http.close()


# Without a proxy


def test_nobody_else_is_believed_about_addresses(folder: Path) -> None:
    with Live(config(folder, password="x", limits=LIMITS, proxies=("192.0.2.0/24",))) as server:
        for n in range(4):
            forged = {"X-Forwarded-For": f"198.51.100.{n}", "X-Forwarded-Proto": "https"}
            answer = server.http.post("/api/lobby", json={"password": str(n)}, headers=forged)
            assert answer.status_code == (401 if n < 3 else 429)
            assert "strict-transport-security" not in answer.headers


def test_names_and_proxies_as_they_are_given() -> None:
    assert hosts_of("127.0.0.1", []) == LOOPBACK
    assert hosts_of("0.0.0.0", []) is None
    assert hosts_of("0.0.0.0", ["Play.Example.org"]) == LOOPBACK | {NAME}
    proxy = speaks_for_many(["10.0.0.0/8", "2001:db8::1"])
    known = ("10.1.2.3", "::ffff:10.1.2.3", "11.1.2.3", "2001:db8::1", "2001:db8::2", "")
    assert [proxy(host) for host in known] == [True, True, False, True, False, False]
    assert over_ipv6(["10.0.0.0/8", "127.0.0.1", "2001:db8::1"]) == ["::ffff:10.0.0.0/104", "::ffff:127.0.0.1/128"]


def test_all_guesses_together_have_a_limit_that_right_ones_do_not_use_up() -> None:
    limiter, rate = Limiter(lambda: 0.0), Rate(2, 1)
    for _ in range(5):
        limiter.take("guesses", "", rate)
        limiter.give_back("guesses", "")
    limiter.take("guesses", "", rate)
    limiter.take("guesses", "", rate)
    with pytest.raises(No):
        limiter.take("guesses", "", rate)
