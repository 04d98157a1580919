"""The program in a terminal, for pictures: tmux runs it and says what is on the screen, which is drawn as SVG.

Debian's packages: tmux librsvg2-bin fontconfig fonts-dejavu-core fonts-noto-cjk fonts-symbola
"""
import html
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unicodedata

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("FORMVIEW") or os.path.join(ROOT, ".build", "release", "formview")

WIDTH, HEIGHT, SIZE, MARGIN = 9, 19, 14.95, 8
FONTS = "DejaVu Sans Mono, Menlo, Noto Sans CJK SC, Symbola, monospace"
INK, PAPER = "#d0d0d0", "#16181c"
PALETTE = ["#1d1f21", "#cc6666", "#8abf6a", "#d7a65f", "#6f9bd1", "#b294bb", "#70b8b0", "#d0d0d0",
           "#6b6f75", "#ff7b7b", "#a8e08a", "#f5d67b", "#8fbcff", "#d7a8ff", "#8fe3da", "#ffffff"]


def color(number):
    """The color of that number of 256: sixteen, a cube of six levels, 24 greys."""
    if number < 16:
        return PALETTE[number]
    if number >= 232:
        return "#" + f"{8 + (number - 232) * 10:02x}" * 3
    levels = [0, 95, 135, 175, 215, 255]
    red, rest = divmod(number - 16, 36)
    return "#" + "".join(f"{levels[level]:02x}" for level in [red, *divmod(rest, 6)])


class Style:
    """What the escape sequences before a cell have set (ECMA-48, SGR)."""

    def __init__(self):
        self.ink = self.paper = None
        self.marks = set()

    def apply(self, numbers):
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                self.__init__()
            elif number in (1, 2, 3, 4, 7):
                self.marks.add(number)
            elif number in (22, 23, 24, 27):
                self.marks -= {1, 2} if number == 22 else {number - 20}
            elif number in (38, 48):
                kind = numbers.pop(0)
                value = color(numbers.pop(0)) if kind == 5 else "#" + "".join(f"{numbers.pop(0):02x}" for _ in range(3))
                self.ink, self.paper = (value, self.paper) if number == 38 else (self.ink, value)
            elif number in (39, 49):
                self.ink, self.paper = (None, self.paper) if number == 39 else (self.ink, None)
            elif 30 <= number % 60 <= 37 or 40 <= number % 60 <= 47:
                value = PALETTE[number % 10 + (8 if number >= 90 else 0)]
                self.ink, self.paper = (value, self.paper) if number % 60 < 40 else (self.ink, value)

    def look(self):
        """Colors, and what of bold, faint and underlined there is."""
        ink, paper = self.ink or INK, self.paper or PAPER
        if 7 in self.marks:
            ink, paper = paper, ink
        return ink, paper, 1 in self.marks, 2 in self.marks, 4 in self.marks


def cells(line):
    """Column, span, text and look of each cell of a line with escape sequences."""
    column, style = 0, Style()
    for numbers, text in re.findall(r"\x1b\[([0-9;:]*)m|([^\x1b](?:[\u0300-\u036f\u200d\ufe0f]+.?)*)", line):
        if not text:
            style.apply([int(number) for number in re.split("[;:]", numbers or "0")])
            continue
        span = 2 if unicodedata.east_asian_width(text[0]) in "WF" or ord(text[0]) >= 0x1F300 else 1
        yield column, span, text, style.look()
        column += span


def runs(line):
    """The cells of a line, with those put together that look the same and stand on one column each."""
    run = None
    for column, span, text, look in cells(line):
        if run and span == 1 and run[1] == len(run[2]) and run[3] == look and text.isascii() and run[2].isascii():
            run = (run[0], run[1] + 1, run[2] + text, look)
        else:
            if run:
                yield run
            run = (column, span, text, look)
    if run:
        yield run


def drawn(line, top):
    """Shapes of a line whose upper edge is at `top`: what is behind the text, then the text."""
    papers, texts = [], []
    for column, span, text, (ink, paper, bold, faint, underlined) in runs(line):
        left = MARGIN + column * WIDTH
        if paper != PAPER:
            papers.append(f'<rect x="{left}" y="{top}" width="{span * WIDTH}" height="{HEIGHT}" fill="{paper}"/>')
        if text.strip():
            style = (' font-weight="bold"' if bold else "") + (' opacity=".6"' if faint else "")
            fill = f' fill="{ink}"' if ink != INK else ""
            length = f' textLength="{len(text) * WIDTH}"' if len(text) > 1 and text.isascii() else ""
            texts.append(f'<text x="{left}" y="{top + 14}"{length}{fill}{style}>{html.escape(text, quote=False)}</text>')
        if underlined:
            texts.append(f'<rect x="{left}" y="{top + HEIGHT - 2}" width="{span * WIDTH}" height="1" fill="{ink}"/>')
    return "".join(papers + texts)


def caret(cursor):
    """The shape of the cursor, which may be hidden."""
    if not cursor:
        return ""
    left, top = MARGIN + cursor[0] * WIDTH, MARGIN + cursor[1] * HEIGHT
    return f'<rect x="{left}" y="{top}" width="2" height="{HEIGHT}" fill="#ffffff"/>'


def extent(size):
    return size[0] * WIDTH + 2 * MARGIN, size[1] * HEIGHT + 2 * MARGIN


def text_style():
    return f'font-family="{FONTS}" font-size="{SIZE}" fill="{INK}" xml:space="preserve"'


def picture(lines, size, cursor):
    """The SVG of a screen."""
    width, height = extent(size)
    body = "".join(drawn(line, MARGIN + row * HEIGHT) for row, line in enumerate(lines))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/><g {text_style()}>{body}</g>{caret(cursor)}</svg>')


def check_fonts(lines):
    """Ends where a character has no font: it would be a box in the picture."""
    characters = {character for line in lines for character in line if ord(character) > 0xFF}
    for character in sorted(characters - set("\u200d\ufe0f\ufe0e")):
        found = subprocess.run(["fc-list", f":charset={ord(character):x}", "family"], capture_output=True, text=True)
        if not found.stdout.strip():
            sys.exit(f"no font has {character!r} (U+{ord(character):04X}); the packages are named in {__file__}")


class Terminal:
    """A command in a tmux of its own, with files that it may change and a state that nobody has left anything in."""

    def __init__(self, size, command, files=()):
        self.size = size
        self.folder = tempfile.mkdtemp(prefix="formview-pictures-")
        for name in ["Forms", "data"]:
            shutil.copytree(os.path.join(ROOT, name), os.path.join(self.folder, name))
        os.mkdir(os.path.join(self.folder, "bin"))
        os.symlink(PROGRAM, os.path.join(self.folder, "bin", "formview"))
        for name, text in files:
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        self.socket = os.path.join(self.folder, "tmux")
        environment = ["env", "LC_ALL=C.UTF-8", "TERM=tmux-256color", "COLORFGBG=15;0", "PS1=$ ",
                       f"XDG_STATE_HOME={self.folder}/state", f"XDG_CONFIG_HOME={self.folder}/config",
                       f"PATH={self.folder}/bin:{os.environ['PATH']}"]
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), "-c", self.folder,
                  *environment, *command)
        self.tmux("set", "status", "off")
        self.tmux("resize-window", "-x", str(size[0]), "-y", str(size[1]))

    def tmux(self, *arguments):
        return subprocess.run(["tmux", "-u", "-S", self.socket, *arguments], check=True, capture_output=True,
                              text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def screen(self):
        lines = self.tmux("capture-pane", "-e", "-p", "-N").rstrip("\n").split("\n")
        return lines + [""] * (self.size[1] - len(lines))

    def wait(self, text="", seconds=20):
        """Returns the screen once `text` is on it and it stays as it is."""
        former, end = None, time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen()
            if screen == former and text in re.sub(r"\x1b\[[0-9;:]*m", "", "\n".join(screen)):
                check_fonts(screen)
                return screen
            former = screen
            time.sleep(0.1)
        sys.exit(f"{text!r} is not on the screen:\n" + "\n".join(former))

    def cursor(self):
        shown, column, row = self.tmux("display", "-p", "#{cursor_flag} #{cursor_x} #{cursor_y}").split()
        return (int(column), int(row)) if shown == "1" else None

    def close(self):
        self.tmux("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)
