"""One game in the terminal: whose move it is, what they see, what they do."""

import secrets
from pathlib import Path

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tavolata.bots import Bot, sit
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.notation import Move
from tavolata.core.record import Journal, save
from tavolata.core.state import State
from tavolata.terminal.game_screen import Menu, ScreenContext
from tavolata.terminal.input import NoChoice, read_move
from tavolata.terminal.result import result_panel
from tavolata.terminal.rulesheet import show_rules
from tavolata.terminal.screen import DANGER, QUIET, YOU_MAY, YOURS, PlayerLeft, Screen
from tavolata.terminal.screens import screen_of
from tavolata.terminal.story import Narrator, seat_names

ADVISER = "regular"


class TerminalGame:
    """One game at one screen: people in some seats, bots in the others."""

    def __init__(self, screen: Screen, journal: Journal, path: Path) -> None:
        self.screen = screen
        self.journal = journal
        self.path = path
        self.game = journal.game
        self.game_screen = screen_of(journal.game.name)
        self.names = seat_names(screen.lang, journal.seats)
        self.bots: dict[int, Bot] = {
            seat: sit(who.bot, self.game.name, secrets.token_bytes(16))
            for seat, who in enumerate(journal.seats)
            if who.bot
        }
        self.people = [seat for seat in range(len(journal.seats)) if seat not in self.bots]
        # What each person has not read yet; None is what nobody has read.
        self.unread: dict[int | None, list[JsonObject]] = {who: [] for who in (*self.people, None)}
        self.last_count = 0  # how many events of the last step everybody got
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.declined: State | None = None  # where somebody chose not to draw
        self._add_unread(journal.state)
        self.save()

    def save(self) -> None:
        try:
            save(self.journal, self.path)
        except OSError as problem:
            raise Refusal("not-saved", path=str(self.path)) from problem

    def context(self, seat: int | None) -> ScreenContext:
        view = self.journal.state.view(seat)
        return ScreenContext(view, self.names, self.screen.lang, self.screen.width)

    def play(self) -> None:
        """To the end, or until somebody leaves. Whatever happens is on disk first."""
        while not self.journal.state.over:
            if self.journal.state.chance:
                self._happened(self.journal.draw())
            else:
                self._let_move(self._next_to_move())
        self._show_end()

    def _happened(self, state: State) -> None:
        self.save()
        self._add_unread(state)

    def _add_unread(self, state: State) -> None:
        """Everybody gets to read of a step what they may know of it."""
        for seat, unread in self.unread.items():
            events = state.view(seat).events
            unread.extend(events)
            self.last_count = len(events)

    def _drop_last_events(self) -> None:
        """What was taken back has not happened."""
        for unread in self.unread.values():
            del unread[len(unread) - min(self.last_count, len(unread)) :]
        self.last_count = 0

    def _next_to_move(self) -> int:
        """Who acts first of those who may; after a draw that was declined, whose turn it is."""
        state = self.journal.state
        if len(state.to_move) > 1 and self.declined == state:
            return next(seat for seat in state.to_move if seat == state.to_json().get("turn"))
        return state.next_to_move

    def _let_move(self, seat: int) -> None:
        if seat in self.bots:
            view = self.journal.state.view(seat)
            self._happened(self.journal.play(seat, self.bots[seat].choose(view)))
            if not self.people:
                self._tell_spectator()
        else:
            self._ask_person(seat)

    def _tell_spectator(self) -> None:
        """Nobody plays: the story goes by, turn after turn."""
        if not any(event["event"] == "turn" for event in self.unread[None][-self.last_count :]):
            return
        narrator = Narrator(self.game.name, self.screen.lang, self.names, None)
        for line in narrator.paragraphs(self.game_screen.summarize(self.unread[None])):
            self.screen.show(_item("·", Text(line)))
        self.unread[None].clear()

    # A person's move.

    def _ask_person(self, seat: int) -> None:
        self._hand_over(seat)
        context = self.context(seat)
        advice = self._advice(context)
        menu = self.game_screen.menu(context, advice)
        optional = self._is_optional(seat)
        self._draw_screen(context, menu, optional, advice)
        self.unread[seat].clear()
        self.unread[None].clear()
        while not self._answered(seat, context, menu, advice, optional):
            pass
        if self._has_secrets():
            self.screen.wipe()

    def _is_optional(self, seat: int) -> bool:
        """Is it another's turn, and this seat may act only if it likes?"""
        turn = self.journal.state.to_json().get("turn")
        return turn is not None and turn != seat

    def _advice(self, context: ScreenContext) -> str | None:
        """A proposal where the moves are too many to list."""
        legal: tuple[Move, ...] = context.view.legal
        if legal[0].numbers:
            return None
        return sit(ADVISER, self.game.name, secrets.token_bytes(16)).choose(context.view)

    def _answered(
        self, seat: int, context: ScreenContext, menu: Menu, advice: str | None, optional: bool
    ) -> bool:
        """Read one line and act on it. False: ask again."""
        text = self.screen.ask()
        if text == "?":
            show_rules(self.screen, self.game.name)
            self._draw_screen(context, menu, optional, advice)
            return False
        if text.lower() in ("q", "quit"):
            raise PlayerLeft
        try:
            if text.lower() in ("u", "undo"):
                self.journal.undo(seat)
                self.save()
                self._drop_last_events()
                self.screen.show(Text(self.screen.say("taken-back"), YOU_MAY))
                return True
            if optional and text in ("", str(len(menu.choices) + 1)):
                self.declined = self.journal.state
                return True
            if not text and advice is None:
                return False
            verb = str(context.view.legal[0]).split()[0] if advice else ""
            move = read_move(self.game, menu, text, verb) if text else str(advice)
            after = self.journal.play(seat, move)
        except NoChoice:
            problem = self.screen.say("no-such-choice", text=text[:40], most=len(menu.choices))
            self.screen.show(Text(problem, DANGER))
            return False
        except Refusal as refused:
            self.screen.refuse(refused)
            return False
        self._happened(after)
        return True

    # The screen.

    def _has_secrets(self) -> bool:
        """Do several people share the screen, and are there things to hide?"""
        return len(self.people) > 1 and self.journal.state.has_secrets

    def _hand_over(self, seat: int) -> None:
        if self.at_screen == seat or not self._has_secrets():
            self.at_screen = seat
            return
        self.screen.wipe()
        self.screen.show(Rule(style=QUIET))
        heading = self.screen.say("hand-over", who=self.names[seat])
        self.screen.show(Text(heading, "bold"), Text(self.screen.say("hand-over-secret"), QUIET))
        if self.screen.ask().lower() == "q":
            raise PlayerLeft
        self.at_screen = seat

    def _draw_screen(
        self, context: ScreenContext, menu: Menu, optional: bool, advice: str | None
    ) -> None:
        """Story, table, menu. What was read once is not shown again."""
        seat = context.seat
        assert seat is not None
        screen = self.screen
        screen.clear()
        title = screen.say("your-turn")
        if len(self.people) > 1:
            title = screen.say("your-turn-named", who=self.names[seat])
        game = screen.say_or(f"{self.game.name}-name", self.game.name)
        screen.show(Rule(Text(f"{game} · {title}", YOURS), style=QUIET, characters="─"))
        self._show_unread(seat, seat)
        screen.show(self.game_screen.picture(context), Text())
        self._show_menu(menu, optional)
        if advice:
            screen.show(Text(screen.say("propose"), QUIET))

    def _show_unread(self, reader: int | None, you: int | None) -> None:
        narrator = Narrator(self.game.name, self.screen.lang, self.names, you)
        lines = narrator.paragraphs(self.game_screen.summarize(self.unread[reader]))
        for line in lines:
            self.screen.show(_item("·", Text(line, "italic")))
        if lines:
            self.screen.show(Text())

    def _show_menu(self, menu: Menu, optional: bool) -> None:
        number = 0
        short = [c for group in menu.groups if group.side_by_side for c in group.choices]
        width = 5 + max((choice.label.cell_len for choice in short), default=0)
        for group in menu.groups:
            if group.heading:
                self.screen.show(Text(group.heading, "bold"))
            first, number = number + 1, number + len(group.choices)
            if group.side_by_side:
                cells = [
                    Text().append(f"{n:3d}) ", YOU_MAY).append_text(choice.label)
                    for n, choice in enumerate(group.choices, first)
                ]
                self.screen.show(Columns(cells, padding=(0, 1), width=width))
            else:
                for n, choice in enumerate(group.choices, first):
                    self.screen.show(_item(f"{n:3d})", choice.label))
        if optional:
            self.screen.show(_item(f"{number + 1:3d})", Text(self.screen.say("skip"))))
        seat = self.at_screen
        can_undo = seat is not None and self.journal.can_undo(seat)
        self.screen.show(Text(self.screen.say("keys" if can_undo else "keys-no-undo"), QUIET))

    def _show_end(self) -> None:
        """The last story, the table as it lies, and the result."""
        you = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self._show_unread(you, you)
        self.screen.show(self.game_screen.picture(self.context(you)), Text())
        self.screen.show(result_panel(self.screen, self.journal, self.names, you))


def _item(mark: str, text: Text) -> Grid:
    """A line with its mark; what runs over stays beside it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text(mark, YOU_MAY), text)
    return grid
