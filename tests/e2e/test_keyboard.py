"""Play by keyboard alone: Tab, arrows, Enter and Space."""

from playwright.sync_api import expect

from tests.e2e.conftest import Players
from tests.e2e.player import MINE, Player
from tests.server.people import Server


def begin(players: Players, server: Server, game: str) -> Player:
    """From the first screen to the first choice without a mouse."""
    ada = players.stranger(server)
    ada.by_keys = True
    ada.go()
    ada.find(f"play-{game}").wait_for()
    ada.tab_to(f'[data-testid="play-{game}"]')
    ada.press("Enter")
    ada.find("name").wait_for()
    ada.page.keyboard.type("Ada")
    ada.press("Enter")
    assert ada.code
    assert ada.my_turn()
    return ada


def test_a_few_turns_of_heckmeck_by_keyboard(players: Players, server: Server) -> None:
    ada = begin(players, server, "heckmeck")
    for number in range(8):
        if not ada.my_turn():
            break
        ply = ada.news["view"]["ply"]
        ada.tab_to(f"{MINE} [data-move]")
        ada.press("ArrowRight", "ArrowLeft")
        assert ada.focus_is(f"{MINE} [data-move]"), ada.focus()
        ada.press("Enter" if number % 2 else " ")
        ada.my_turn()
        assert ada.news["view"]["ply"] == ply + 1


def test_focus_stays_at_the_choices_of_heckmeck(players: Players, server: Server) -> None:
    ada = begin(players, server, "heckmeck")
    ada.tab_to(f"{MINE} [data-move]")
    ada.press("Enter")
    expect(ada.page.locator(f"{MINE} [data-move]:focus")).to_have_count(1)


def test_a_turn_of_geizen_by_keyboard(players: Players, server: Server) -> None:
    ada = begin(players, server, "geizen")
    ply = ada.news["view"]["ply"]
    ada.tab_to(f'{MINE} [data-die="0"]')
    ada.press(" ", "ArrowRight")
    assert ada.focus_is('[data-die="1"]'), ada.focus()
    ada.press("Enter")
    pressed = ada.page.locator(f'{MINE} [data-die][aria-pressed="true"]')
    expect(pressed).to_have_count(2)
    ada.tab_to('[data-testid="keep"]')
    ada.press("Enter")
    assert ada.my_turn()
    view = ada.news["view"]
    assert view["ply"] == ply + 1
    assert len(view["state"]["kept"]) == 2
    ada.tab_to('[data-testid="keep-all"]')
    ada.press(" ")
    ada.my_turn()
    assert ada.news["view"]["ply"] == ply + 2


def test_a_pyramid_is_built_and_an_attack_made_by_keyboard(
    players: Players, server: Server
) -> None:
    ada = begin(players, server, "eimer")
    ada.tab_to('[data-spot="0.0"]')
    ada.press("ArrowUp", "ArrowDown", " ", "ArrowRight", "ArrowRight", "Enter")
    built = ada.page.locator(f'{MINE} [data-testid="play"]').get_attribute("data-move")
    ada.tab_to(f'{MINE} [data-testid="play"]')
    ada.press("Enter")
    plies = 1
    while ada.my_turn():
        view = ada.news["view"]
        assert view["ply"] == plies
        assert plies > 1 or view["state"]["pyramids"][0] == str(built).removeprefix("build ")
        if any(move.startswith("play ") for move in view["legal"]):
            break
        lose_by_keyboard(ada)
        plies += 1
    lay_by_keyboard(ada)
    ada.my_turn()
    assert ada.news["view"]["ply"] == plies + 1


def lay_by_keyboard(ada: Player) -> None:
    """Pick cards until they will do, then lay them."""
    while not ada.page.locator(f'{MINE} [data-testid="play"][data-move]').count():
        ada.tab_to(f"{MINE} [data-card].can")
        ada.press(" ")
    ada.tab_to(f'{MINE} [data-testid="play"][data-move]')
    ada.press("Enter")


def lose_by_keyboard(ada: Player) -> None:
    splits = [move for move in ada.moves() if move.startswith("keep ")]
    if splits:
        ada.tab_to(f'{MINE} [data-move="{splits[0]}"]')
    else:
        ada.tab_to(".ground button[data-spot]")
        ada.press("Enter")
        ada.tab_to(f'{MINE} [data-testid="give-up"][data-move]')
    ada.press("Enter")
