"""``interrex campaign``: games one after another at the terminal.

A campaign is one file. The game under way lies beside it until it is over: then its record goes into the campaign, and
the game's own file goes. A crash between the two is noticed by whoever opens the campaign next.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import interrex
from interrex.campaign import Campaign, mended
from interrex.campaign.sealed import resumed, seal
from interrex.engine import wire

from .. import boards, saves
from ..arguments import HUMAN, GameId, Json, Lang, Settings, fill, kinds_of, settings
from ..table import Table
from ..terminal import clean, complain, err, out, seat_style
from ..usage import Program
from ..words import CommandError, say, titled, words, words_with
from .play import stay

UNDER_WAY = ".game.json"
_NAME = re.compile(r"[\w-]{1,60}\Z")

Name = Annotated[str, typer.Argument(metavar="NAME")]
Who = Annotated[
    str | None,
    typer.Option("--seats", metavar="WHO,WHO,…"),
]
Houses = Annotated[str | None, typer.Option("--houses", metavar="NAME,NAME,…")]

app = Program()


# Commands


@app.command()
def new(
    game: GameId,
    *,
    houses: Annotated[str, typer.Option("--houses", metavar="NAME,NAME,…")],
    seats: Who = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    brought: Annotated[str | None, typer.Option("--from", metavar="STRING")] = None,
    option: Settings = None,
    lang: Lang = None,
) -> None:
    """Begin a campaign, such as a match in two legs: campaign new GAME --houses Ada,Bo"""
    campaign = interrex.campaign(game, names_in(houses), settings(option), brought)
    for note in mended(game, brought) if brought else ():
        out().print(words(campaign.game.id).say(note), soft_wrap=True)
    kinds = kinds_of(seats, humans=True) if seats else (HUMAN, *["steward"] * (len(campaign.houses) - 1))
    path = free(name or campaign.game.id, named=name is not None)
    keep(path, campaign, fill(kinds, len(campaign.houses)))
    tell_next(path, campaign)


@app.command("list")
def list_(*, lang: Lang = None) -> None:
    """List your campaigns."""
    files = kept()
    if not files:
        raise none_yet()
    grid = Grid(box=box.SIMPLE_HEAD)
    for column in ("name", "game", "houses", "games"):
        grid.add_column(say(f"cli-campaign-{column}"), no_wrap=column == "name")
    for path in files:
        try:
            campaign = opened(path)
        except interrex.InterrexError as error:
            complain(error)
            continue
        grid.add_row(path.stem, titled(campaign.game), ", ".join(campaign.houses), str(len(campaign.games)))
    out().print(grid)


@app.command()
def show(name: Name = saves.LATEST, *, json: Json = False, lang: Lang = None) -> None:
    """Show who takes part, the games so far, and how things stand."""
    path = find(name)
    campaign = opened(path)
    if json:
        print(wire.pretty(summary(path, campaign)))
        return
    show_campaign(out(), path, campaign)
    tell_next(path, campaign)


@app.command()
def book(name: Name = saves.LATEST, *, json: Json = False, lang: Lang = None) -> None:
    """Read the history book: how each game was won, and what it left to the next."""
    campaign = opened(find(name))
    told, houses = words(campaign.game.id), tuple(campaign.houses)
    pages = [[told.say(line, houses) for line in said] for said, _ in campaign.chapters()]
    if json:
        print(wire.pretty({"chapters": pages}))
        return
    if not pages:
        out().print(say("cli-campaign-book-empty"))
    for title, *lines in pages:
        out().print(Padding(Text(title, style="bold"), (1, 0, 0, 1)))
        for line in lines:
            out().print(Padding(Text(line), (0, 0, 0, 3)))


@app.command("next")
def next_(
    name: Name = saves.LATEST,
    *,
    houses: Houses = None,
    seats: Who = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    option: Settings = None,
    anew: Annotated[bool, typer.Option("--anew")] = False,
    lang: Lang = None,
) -> None:
    """Play the next game, or go on with the one under way. It is saved after every move."""
    path = find(name)
    campaign = opened(path)
    if anew:
        give_up(path)
    table = table_of(path, campaign, houses, seats, seed, settings(option))
    code = stay(table)
    if table.match.over:
        campaign = opened(path)
        show_campaign(out(), path, campaign)
    tell_next(path, campaign)
    raise typer.Exit(code)


@app.command()
def join(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    house: Annotated[str, typer.Argument(metavar="HOUSE")],
    *,
    who: Annotated[str, typer.Option("--as", metavar="WHO")] = HUMAN,
    lang: Lang = None,
) -> None:
    """Let somebody new take part."""
    path = find(name)
    campaign = opened(path)
    kinds = (*saves.load_seats(path, len(campaign.houses)), *kinds_of(who, humans=True))
    campaign.join(house)
    keep(path, campaign, kinds)
    show_campaign(out(), path, campaign)


@app.command("export")
def export_(
    name: Name = saves.LATEST,
    *,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Write a campaign as one file that others can import. A game under way stays here: its key is a secret."""
    text = opened(find(name)).to_json()
    if to is None:
        typer.echo(text, nl=False)
        return
    saves.write_text(to, text)
    out().print(say("cli-saved", path=str(to)), soft_wrap=True, markup=False)


@app.command()
def string(name: Name = saves.LATEST, *, lang: Lang = None) -> None:
    """Write the chronicle as players of the game keep it elsewhere, between games. What it cannot hold is said."""
    path = find(name)
    campaign = opened(path)
    if under_way(path).exists():
        raise CommandError("cli-campaign-string-under-way", name=path.stem)
    typer.echo(campaign.written())
    err().print(say("cli-campaign-string-lacks"), soft_wrap=True)


@app.command()
def check(name: Name = saves.LATEST, *, lang: Lang = None) -> None:
    """Play every game of a campaign again, move by move, whatever was written down about how it ended."""
    campaign = Campaign.resumed(saves.read(find(name)))
    out().print(say("cli-campaign-checked", games=len(campaign.games)), style="green")


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    lang: Lang = None,
) -> None:
    """Take in a campaign from elsewhere. Every game in it is checked move by move."""
    campaign = Campaign.from_json(saves.read(file))
    path = free(name or campaign.game.id, named=name is not None)
    keep(path, campaign, (HUMAN,) * len(campaign.houses))
    show_campaign(out(), path, campaign)
    tell_next(path, campaign)


# Files


def kept() -> list[Path]:
    """The campaigns there are, the one touched last at the end."""
    files = [path for path in saves.folder("campaigns").glob("*.json") if not path.name.endswith(UNDER_WAY)]
    return sorted(files, key=touched)


def touched(path: Path) -> float:
    """When the campaign or its game under way was last written."""
    return max([file.stat().st_mtime for file in (path, under_way(path)) if file.exists()])


def find(name: str) -> Path:
    """The file of that name, a campaign of that name, or the last one."""
    if Path(name).is_file():
        return Path(name)
    if name != saves.LATEST:
        return saves.folder("campaigns") / f"{name}.json" if _NAME.match(name) else Path(name)
    if not (files := kept()):
        raise none_yet()
    return files[-1]


def none_yet() -> CommandError:
    """There is no campaign; and how one is begun, in a game that has them."""
    games = [game.id for game in interrex.games() if game.saga is not None]
    return CommandError("cli-no-campaigns", folder=str(saves.folder("campaigns")), game=games[0] if games else "GAME")


def free(name: str, named: bool) -> Path:
    """A file for a new campaign: under the name given, or the first of the kind ``name-2`` that is free."""
    if not _NAME.match(name):
        raise CommandError("cli-campaign-bad-name", name=name)
    names = [name] if named else [name, *[f"{name}-{n}" for n in range(2, 1000)]]
    for one in names:
        if not (path := saves.folder("campaigns") / f"{one}.json").exists():
            return path
    raise CommandError("cli-campaign-exists", name=name)


def keep(path: Path, campaign: Campaign, kinds: tuple[str, ...] | None = None) -> None:
    """Write it down, and where they are given, who plays for each house."""
    if kinds is not None:
        saves.save_seats(path, kinds)
    text = campaign.to_json()
    saves.write(path, text)
    if (key := saves.key()) is not None:
        saves.write(seal_file(path), seal(campaign, text.encode(), key))


def seal_file(path: Path) -> Path:
    return path.with_name(path.name + ".seal")


def under_way(path: Path) -> Path:
    return path.with_name(path.stem + UNDER_WAY)


def opened(path: Path) -> Campaign:
    """The campaign in a file; a game that has ended meanwhile is written down in it first."""
    campaign = sealed_or_played(path)
    game = under_way(path)
    if not game.exists():
        return campaign
    record = saves.load(game)
    if record.version != campaign.game.version:  # it cannot go on, but that is no reason not to look at the campaign
        return campaign
    written = record in [played.record for played in campaign.games]
    if not written and (match := interrex.replay(record)).over:
        campaign.add(match)
        keep(path, campaign)
        written = True
    if written:
        game.unlink()
        saves.seats_file(game).unlink(missing_ok=True)
    return campaign


def sealed_or_played(path: Path) -> Campaign:
    """As it was written here, by the seal beside it; without one that fits, every game is played again."""
    key, beside = saves.key(), seal_file(path)
    if key is None or not beside.exists():
        return Campaign.resumed(saves.read(path))
    return resumed(saves.read(path), saves.read(beside), key)


def give_up(path: Path) -> None:
    """The game under way becomes a saved game like any other, and is not this campaign's any more."""
    game = under_way(path)
    if game.exists():
        record = saves.load(game)
        saved = saves.new_file(record.game)
        saves.save(saved, record)
        saves.save_seats(saved, saves.load_seats(game, record.players))
        game.unlink()
        out().print(say("cli-saved", path=str(saved)), style="green", soft_wrap=True)


def table_of(
    path: Path, campaign: Campaign, houses: str | None, seats: str | None, seed: str | None, options: dict[str, object]
) -> Table:
    """The game under way, or a new one."""
    game = under_way(path)
    if game.exists():
        if houses or seed or options:
            raise CommandError("cli-campaign-under-way", name=path.stem)
        match = interrex.replay(saves.load(game))
        kinds = saves.load_seats(game, match.players)
    else:
        playing = [number_of(campaign, name) for name in names_in(houses)] if houses else range(len(campaign.houses))
        match = campaign.next(playing, options, seed)
        by_house = saves.load_seats(path, len(campaign.houses))
        kinds = tuple([by_house[house] for house in playing])
    if seats:
        kinds = fill(kinds_of(seats, humans=True), match.players)
    return Table(match, kinds, game, tuple([campaign.houses[house] for house in match.start.houses]))


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def number_of(campaign: Campaign, name: str) -> int:
    if name not in campaign.houses:
        raise CommandError("cli-campaign-no-house", name=clean(name), known=", ".join(campaign.houses))
    return campaign.houses.index(name)


# What is shown


def show_campaign(console: Console, path: Path, campaign: Campaign) -> None:
    """Houses down, games across; then what lies on the table, or the story in the game's words."""
    result = campaign.result()
    console.print()
    console.print(Text.assemble((f"{path.stem} ", "bold"), (titled(campaign.game), "dim")))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say("cli-campaign-house"))
    for number in range(1, len(campaign.games) + 1):
        grid.add_column(say("cli-campaign-game-number", n=number), justify="right")
    grid.add_column("")
    for house, name in enumerate(campaign.houses):
        crown = "♛" if result is not None and house in result.winners else ""
        grid.add_row(Text(name, style=f"bold {seat_style(house)}"), *scores_of(campaign, house), crown)
    console.print(grid)
    lies, drawn = campaign.on_table(campaign.begun_with()), boards.between(campaign.game.id)
    if lies is not None and drawn is not None:
        console.print(drawn(lies, words_with(campaign.game.id, campaign.packs()), tuple(campaign.houses)))
        return
    told = words(campaign.game.id)
    for line in campaign.story():
        console.print(Padding(Text(told.say(line, tuple(campaign.houses))), (0, 1)))


def scores_of(campaign: Campaign, house: int) -> list[str]:
    """What the house scored in each game; a star where it won, a dash where it did not play."""
    found: list[str] = []
    for record, result in campaign.games:
        seat = record.houses.index(house) if house in record.houses else None
        if seat is None or result is None:
            found.append("–")
        else:
            found.append(f"{'★ ' if seat in result.winners else ''}{result.scores[seat]}")
    return found


def tell_next(path: Path, campaign: Campaign) -> None:
    """Where it is kept, and how to go on with it."""
    console = out()
    console.print()
    console.print(say("cli-saved", path=str(path)), style="green", soft_wrap=True)
    if campaign.result() is None:
        where = path.stem if path.parent == saves.folder("campaigns") else str(path)
        key = "cli-go-on" if under_way(path).exists() else "cli-campaign-next"
        console.print(say(key, command=f"interrex campaign next {shlex.quote(where)}"), soft_wrap=True)


def summary(path: Path, campaign: Campaign) -> dict[str, object]:
    """For machines."""
    result, told = campaign.result(), words(campaign.game.id)
    return {
        "name": path.stem,
        "game": campaign.game.id,
        "houses": campaign.houses,
        "games": [
            {"houses": list(record.houses), "result": None if end is None else end.json()}
            for record, end in campaign.games
        ],
        "under_way": under_way(path).exists(),
        "story": [told.say(line, tuple(campaign.houses)) for line in campaign.story()],
        "result": None if result is None else result.json(),
    }
