"""A game at the terminal: the board, the news, the question, the answer; and what else a person may type."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from interrex.bots import asked_seats
from interrex.engine.action import Action, worded
from interrex.engine.errors import InterrexError
from interrex.engine.frames import PASS
from interrex.engine.match import Line
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, Effect

from . import hints, lesson, saves
from .boards import board
from .menu import Menu
from .result import show_result
from .rulebook import show
from .table import Table
from .terminal import Keyboard, clean, coloured, complain
from .typed import folded, understood
from .words import CommandError, say, say_in, speak, spoken, words_at

NEWS = 24  # lines at most; more are in the log
BOARD = 40  # lines a board and its question are likely to take


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """The people at one terminal, playing at one table."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.console = console
        self.keyboard = Keyboard(console)
        self.seat = -1  # who looks at the screen
        self.menu: Menu | None = None
        self.settled = False  # has a move been made or taken back?
        self.notice = ""  # to be said under the next board
        self.standing: dict[int, dict[str, Message]] = {}  # by seat: the questions it always passes, by key
        self.thinking = False  # something was just taken back: even what is always passed is asked
        self.taught = -1  # up to that move a lesson's guide has told everything
        match = table.match
        backs = [match.to_take_back(seat) for seat in range(match.players)]
        self.heard = [len(match.moves) - n + 1 if n else 0 for n in backs]  # by seat: the log before is old news
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "as": self.act_as,
            "always": self.always,
            "ask": self.ask_again,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "more": self.more,
            "save": self.save,
            "lang": self.lang,
            "help": self.help,
            "quit": self.quit,
        }

    def say(self, key: str, **params: Any) -> str:
        return words_at(self.table.match).say(Message(key, params), self.names)

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    def tell(self, text: str, style: str = "") -> None:
        self.console.print(Padding(Text(text, style=style), (0, 1)))

    # The game

    def run(self) -> None:
        """To the end of the game; Quit, EOFError or KeyboardInterrupt when a person stops before."""
        match = self.table.match
        while not match.over:
            self.table.play_bots()
            if match.over:
                break
            self.decide(asked_seats(match.state)[0])
        self.show_end()

    def decide(self, seat: int) -> None:
        """Ask one person until a move has been made or taken back, unless they always pass this."""
        if self.passes(seat):
            self.table.play(seat, PASS)
            return
        self.hand_over(seat)
        self.teach(seat)
        self.show(seat)
        self.settled = False
        while not self.settled:
            self.answer(self.keyboard.ask(self.prompt()))

    def teach(self, seat: int) -> None:
        """In a lesson, one thing after another, each waiting for Enter: its cards, the others' moves, the farewell."""
        match = self.table.match
        if len(match.moves) <= self.taught:  # something was taken back
            return
        self.taught = len(match.moves)
        for said in (*lesson.cards(match, seat), *lesson.meanwhile(match, seat)):
            self.console.print(said)
            self.keyboard.ask(say("cli-guide-next"))
        if (farewell := lesson.farewell(match, seat)) is not None:
            for said in lesson.looked_back(match, seat):
                self.console.print(said)
            self.tell(farewell, "cyan")
            self.keyboard.ask(say("cli-guide-next"))

    def passes(self, seat: int) -> bool:
        """Whether the seat has said that it always passes what it is asked now; the rule is the web table's."""
        match = self.table.match
        question = match.question(seat)
        stands = question is not None and question.key in self.standing.get(seat, ())
        return stands and not self.thinking and match.passable(seat)

    def prompt(self) -> str:
        return f"{self.names[self.seat]} >" if len(self.table.humans()) > 1 else ">"

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen, where there are secrets: clear it, and wait for the other one."""
        if seat != self.seat and len(self.table.humans()) > 1 and self.table.match.game.rules.secrets:
            self.keyboard.clear()
            self.keyboard.ask(self.say("cli-hand-over", seat=seat))
        self.seat = seat

    def show(self, seat: int) -> None:
        """The board, what has happened, the question and the offers."""
        match = self.table.match
        self.menu = Menu(match, seat, words_at(match, seat), self.names)
        self.keyboard.clear()
        self.board("")
        self.show_news(seat)
        if self.notice:
            self.tell(self.notice, "green")
            self.notice = ""
        if self.table.trouble is not None:
            complain(self.table.trouble)
        self.show_menu()

    def show_news(self, seat: int) -> None:
        match = self.table.match
        news = match.log(seat, self.heard[seat])
        room = max(8, min(NEWS, self.console.height - BOARD)) if self.keyboard.live else NEWS
        if len(news) > room:
            self.tell(say("cli-more-news", n=len(news) - room), "dim")
        self.show_lines(news[-room:])

    def show_lines(self, lines: list[Line]) -> None:
        game, names = words_at(self.table.match, self.seat), self.names
        for line in lines:
            self.console.print(Padding(coloured(game.say(line.message, names), names), (0, 1)))

    def show_menu(self) -> None:
        match, menu = self.table.match, self.menu
        assert menu is not None
        question, rule = match.question(self.seat), match.rule(self.seat)
        assert question is not None
        asked = words_at(match, self.seat).say(question, self.names)
        self.console.print()
        self.console.print(Padding(Text.assemble((asked, "bold"), (f"  [{rule}]", "dim")), (0, 1)))
        for told in match.game.warnings(match.state, self.seat):
            self.tell(words_at(match, self.seat).say(told, self.names), "yellow")
        self.console.print(Padding(menu.shown(), (0, 1)))
        if verb := match.state.waiting().invents:
            what = words_at(match, self.seat).say(Message(f"{match.game.id}-invent-{verb}", {}))
            self.tell(say("cli-invent", what=what, verb=verb), "dim")
        if menu.pages > 1:
            self.tell(say("cli-page", page=menu.page + 1, pages=menu.pages), "dim")
        for said in lesson.advice(match, self.seat):
            self.console.print(said)
        self.tell(say("cli-hint"), "dim")

    def show_end(self) -> None:
        match = self.table.match
        humans = self.table.humans()
        viewer = humans[0] if len(humans) == 1 else None
        self.console.print(board(match.seen(viewer), words_at(match, viewer), self.names, self.console.width))
        self.show_lines(match.log(viewer, self.heard[viewer or 0])[-NEWS:])
        show_result(self.console, match, self.names)

    # Answers

    def answer(self, line: str) -> None:
        """A number, an action, a command, or a search; whatever is wrong is said, and nothing changes."""
        assert self.menu is not None
        try:
            if not line:
                self.play(lesson.lesson_step(self.table.match, self.seat))
            elif (action := self.menu.pick(line)) is not None or (action := self.invented(line)) is not None:
                self.play(action)
            elif line.startswith("/"):
                self.search(line[1:].strip())
            elif (command := self.command(line.split(maxsplit=1)[0])) is not None:
                command(line.partition(" ")[2].strip())
            elif line.isdecimal():
                raise CommandError("cli-no-such-number", text=line, last=len(self.menu.actions))
            elif (action := self.menu.pick(self.understood(line))) is not None:
                self.play(action)
            else:
                self.why(line)
        except InterrexError as error:
            complain(error)

    def play(self, action: Action | None) -> None:
        """Make a move, unless the guide makes the person think again; no action, nothing happens."""
        if action is None:
            return
        match = self.table.match
        against = lesson.objection(match, self.seat, action)
        if against is not None:
            self.tell(against, "cyan")
            if not self.keyboard.agrees(say("cli-guide-leave")):
                return
        elif self.blunder(action) and not self.keyboard.agrees(say("cli-tutor-all-the-same")):
            return
        self.heard[self.seat] = len(match.moves) + 1
        self.table.play(self.seat, action)
        self.settled = True
        self.thinking = False

    def blunder(self, action: Action) -> bool:
        """Whether the tutor, where there is one, speaks up before this; from then on the game says so."""
        table = self.table
        if table.tutor is None or (warning := hints.warning(table.match, self.seat, action, table.tutor)) is None:
            return False
        table.save()
        self.tell(warning, "cyan")
        return True

    def command(self, word: str) -> Callable[[str], None] | None:
        """The command of that name, in whichever language it is typed."""
        asked = folded({"?": "help", "q": "quit"}.get(word, word))
        for name, command in self.commands.items():
            if asked in [folded(say_in(language, f"cli-command-{name}")) for language in LANGUAGES]:
                return command
        return None

    def understood(self, line: str) -> str:
        """An action, of which the person may have typed parts in their own words."""
        match = self.table.match
        return understood(line, match.game, words_at(match, self.seat))

    def invented(self, line: str) -> Action | None:
        """An answer of which the person makes up the word, where the question leaves them free to."""
        verb, _, written = line.partition(" ")
        return (verb, worded(written)) if written.strip() and verb == self.table.match.state.waiting().invents else None

    def search(self, part: str) -> None:
        assert self.menu is not None
        found = self.menu.search(part)
        if found is None:
            raise CommandError("cli-nothing-found", text=clean(part))
        self.console.print(Padding(found, (0, 1)))

    # Commands

    def undo(self, _: str) -> None:
        """Back to this person's last decision: at once, if the others agree, or at the price of a practice game."""
        table, match = self.table, self.table.match
        objection = match.may_undo(self.seat)
        moves = match.to_take_back(self.seat)
        if objection is not None and not moves:
            raise CommandError(objection.key, match.game.id, **objection.params)
        spoils = match.spoils(self.seat, table.humans())
        if objection is not None and not self.agreed(objection, spoils):
            self.tell(say("cli-undo-refused"))
            return
        table.take_back(moves, spoils)
        self.heard = [min(heard, len(match.moves)) for heard in self.heard]
        self.settled = self.thinking = True
        self.notice = say("cli-undone")

    def agreed(self, objection: Message, spoils: bool) -> bool:
        """Everybody whom it concerns: the other people at the screen, or the one person whose game is spoilt by it."""
        others = self.table.match.must_agree(self.seat, self.table.humans())
        if not others and not spoils:  # a practice game already, or a lesson
            return True
        follows = "engine-undo-practice" if spoils else "engine-undo-others"
        self.tell(f"{words_at(self.table.match).say(objection, self.names)} {self.say(follows)}", "yellow")
        if spoils:
            return self.keyboard.agrees(say("cli-undo-practice"))
        return all(self.keyboard.agrees(self.say("cli-undo-agree", seat=seat)) for seat in others)

    def always(self, _: str) -> None:
        """Pass this question now, and whenever it comes again."""
        match = self.table.match
        question = match.question(self.seat)
        if question is None or not match.passable(self.seat):
            raise CommandError("cli-no-standing")
        self.standing.setdefault(self.seat, {})[question.key] = question
        self.tell(say("cli-stands", question=words_at(match).say(question, self.names)), "green")
        self.play(PASS)

    def ask_again(self, _: str) -> None:
        """Be asked everything again that was always passed."""
        kept = self.standing.pop(self.seat, {})
        if not kept:
            raise CommandError("cli-nothing-stands")
        game = words_at(self.table.match)
        for question in kept.values():
            self.tell(say("cli-asked-again", question=game.say(question, self.names)), "green")

    def act_as(self, number: str) -> None:
        """Another person at this screen may do something meanwhile: then the game goes on as it was."""
        match = self.table.match
        guests = [str(seat + 1) for seat in match.guests() if seat in self.table.humans()]
        if number not in guests:
            raise CommandError("cli-no-guest", known=", ".join(guests) or "–")
        self.decide(int(number) - 1)

    def why(self, line: str) -> None:
        """Why an action is not allowed: the rule and a sentence."""
        assert self.menu is not None
        line = line or self.keyboard.ask(say("cli-why-what"))
        match = self.table.match
        if self.menu.pick(line) is None:
            line = self.understood(line)
        no = None if self.menu.pick(line) is not None else match.refusal(self.seat, line)
        if no is None:
            self.tell(say("cli-why-allowed"), "green")
            return
        sentence = words_at(match, self.seat).say(no.message, self.names)
        self.console.print(Padding(Text.assemble((f"[{no.rule}] ", "bold yellow"), clean(sentence)), (0, 1)))
        engine = no.message.key.startswith("engine-")  # no reason of the game's own: perhaps no action was meant
        self.tell(say("cli-why-help") if engine else say("cli-why-rule", rule=no.rule), "dim")

    def hint(self, _: str) -> None:
        """What the table would do: from now on the game says that somebody asked."""
        table = self.table
        if not table.hints:
            raise CommandError("cli-hints-off")
        told = hints.found(table.match, self.seat)
        table.save()
        self.console.print(Padding(hints.shown(table.match, self.seat, told, self.names), (0, 1)))
        self.tell(hints.caution(told), "dim")

    def rules(self, asked: str) -> None:
        """One rule or chapter, or those with certain words; the rule of the question, if nothing is asked for."""
        match = self.table.match
        show(self.console, match.game.id, asked or match.rule(self.seat) or "1")

    def log(self, _: str) -> None:
        """All this seat has heard since the game began."""
        self.show_lines(self.table.match.log(self.seat))

    def board(self, _: str) -> None:
        match = self.table.match
        self.console.print(Rule(style="dim"))
        self.console.print(board(match.seen(self.seat), words_at(match, self.seat), self.names, self.console.width))

    def more(self, _: str) -> None:
        assert self.menu is not None
        self.menu.turn()
        self.show_menu()

    def save(self, name: str) -> None:
        """Into the game's own file, or a copy into another."""
        path = Path(name).expanduser() if name else self.table.path
        if name and path.exists() and not self.keyboard.agrees(say("cli-overwrite", path=str(path))):
            return
        saves.save(path, self.table.match.record)
        saves.save_seats(path, self.table.kinds)
        self.tell(say("cli-saved", path=str(path)), "green")

    def lang(self, language: str) -> None:
        """The other language, or the one that is named."""
        speak(language or next(other for other in LANGUAGES if other != spoken()))
        self.show(self.seat)

    def help(self, component: str) -> None:
        """What can be typed; or what a component does, if one is named."""
        if component:
            self.describe(component)
            return
        table = Grid.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        for name in ("number", "action", "search", *self.commands):
            table.add_row(say(f"cli-command-{name}"), say(f"cli-help-{name}"))
        self.console.print(Padding(table, (0, 1)))
        others = [
            say_in(other, f"cli-command-{name}") for other in LANGUAGES if other != spoken() for name in self.commands
        ]
        self.tell(say("cli-help-others", words=", ".join(others)), "dim")

    def describe(self, sought: str) -> None:
        """What everything of that name does: of an id, or of a part of a name in the person's language."""
        part = folded(sought)
        effects = words_at(self.table.match).effects()
        found = [e for e in effects if part == e.id] or [e for e in effects if part in folded(e.name)]
        if not found:
            raise CommandError("cli-no-component", text=clean(sought))
        for effect in found:
            told = Text.assemble((f"{effect.name}: ", "bold"), effect.does, (self.printed(effect), "dim"))
            self.console.print(Padding(told, (0, 1)))

    def printed(self, effect: Effect) -> str:
        """What else stands on a component, as the rulebook lists it: also whether that is our own."""
        match = self.table.match
        lists = match.game.faces.listed.values()
        said = [one.printed for some in lists for one in some if (one.kind, one.id) == (effect.kind, effect.id)]
        return "".join([f" ({words_at(match).say(printed)})" for printed in said if printed is not None])

    def quit(self, _: str) -> None:
        raise Quit
