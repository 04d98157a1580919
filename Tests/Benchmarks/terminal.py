"""Runs a program in a pseudo-terminal and measures what a person waits for.

first paint: from fork until a text was sent to the terminal; key: from the write of a key until the last byte of the
answer (3 ms of silence end it and are not counted); held: 200 keys written at once, the time until the last byte, divided
by 200; bytes: what is sent to the terminal for a key; memory: VmHWM of the process.
"""
import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time

COLUMNS, LINES = 120, 40
DOWN, UP = b"\x1bOB", b"\x1bOA"
SILENCE = 0.003


class Program:
    def __init__(self, command, environment=None):
        # What a killed program leaves to be recovered is no question of the next one.
        self.state = tempfile.mkdtemp(prefix="formview-bench-")
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
            variables = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
                         "XDG_STATE_HOME": self.state, "XDG_CONFIG_HOME": self.state, **(environment or {})}
            os.execvpe(command[0], command, variables)
        self.output = bytearray()
        self.last_byte = self.started
        # Seconds of the slowest single key so far.
        self.slowest_key = 0

    def read(self, timeout):
        """Takes what comes within `timeout` seconds; false when nothing came or the program ended."""
        ready, _, _ = select.select([self.fd], [], [], timeout)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 1 << 16)
        except OSError:
            return False
        self.last_byte = time.perf_counter()
        self.output += data
        if b"\x1b[6n" in data:
            os.write(self.fd, b"\x1b[1;1R")
        return bool(data)

    def wait_for(self, text, timeout=30):
        """Seconds from the start until `text` was sent; None if it never was."""
        end = time.perf_counter() + timeout
        while text not in self.output:
            if time.perf_counter() > end or not self.read(1):
                if time.perf_counter() > end or not self.alive():
                    return None
        return self.last_byte - self.started

    def settle(self, silence=0.05, timeout=30):
        end = time.perf_counter() + timeout
        while time.perf_counter() < end and self.read(silence):
            pass

    def press(self, key, patience=0.3):
        """Sends a key; returns (seconds until the last byte of the answer, bytes sent), or None for no answer within
        `patience` seconds."""
        before = len(self.output)
        begun = time.perf_counter()
        os.write(self.fd, key)
        if not self.read(patience):
            return None
        while self.read(SILENCE):
            pass
        self.slowest_key = max(self.slowest_key, self.last_byte - begun)
        return self.last_byte - begun, len(self.output) - before

    def work(self, what, seconds):
        """`seconds` that work on many records took; None, with a message, where a single key took as long: then its
        end was seen too early, and the figure is no measurement."""
        if seconds is None or seconds > self.slowest_key:
            return seconds
        print(f"refused: {what} seemed to take {seconds * 1000:.2f} ms, where a key took {self.slowest_key * 1000:.2f}",
              file=sys.stderr)
        return None

    def alive(self):
        try:
            return os.waitpid(self.pid, os.WNOHANG)[0] == 0
        except ChildProcessError:
            return False

    def peak_memory(self):
        """VmHWM in MB."""
        try:
            with open(f"/proc/{self.pid}/status") as status:
                for line in status:
                    if line.startswith("VmHWM"):
                        return int(line.split()[1]) / 1024
        except OSError:
            pass
        return None

    def forget_peak(self):
        """Counts the peak memory anew from what is used now (proc(5), clear_refs)."""
        try:
            with open(f"/proc/{self.pid}/clear_refs", "w") as file:
                file.write("5")
        except OSError:
            pass

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.fd)
        shutil.rmtree(self.state, ignore_errors=True)

    def until(self, keys, mark, timeout=60):
        """Seconds from sending `keys` until `mark` is sent to the terminal; None if it never is, or implausibly soon."""
        start = len(self.output)
        begun = time.perf_counter()
        os.write(self.fd, keys)
        while mark not in self.output[start:]:
            if time.perf_counter() - begun > timeout or not self.alive():
                return None
            self.read(0.5)
        return self.work(f"{keys!r} until {mark.decode()!r}", self.last_byte - begun)

    def answer(self, keys, silence=1.5, least=64, timeout=600):
        """Seconds from sending `keys` until the last `least` bytes that come at once, before some silence."""
        begun = end = time.perf_counter()
        os.write(self.fd, keys)
        while time.perf_counter() - begun < timeout:
            before = len(self.output)
            if not self.read(silence):
                break
            if len(self.output) - before >= least:
                end = self.last_byte
        return end - begun

    def scroll(self, key, before, count=30):
        """(Seconds, bytes) of keys at the lower edge, each of which brings one more line."""
        self.hold([key] * before)
        answers = []
        for _ in range(count):
            time.sleep(0.004)
            answer = self.press(key)
            if answer:
                answers.append(answer)
        return answers

    def hold(self, keys):
        """Sends keys all at once; returns the seconds a key until the last byte of the answer."""
        begun = time.perf_counter()
        os.write(self.fd, b"".join(keys))
        if not self.read(0.2):
            return None
        while self.read(0.02):
            pass
        return (self.last_byte - begun) / len(keys)


def strokes(count):
    """Down and Up by turns of eight: a form of ten rows has only nine Downs."""
    return [DOWN if index // 8 % 2 == 0 else UP for index in range(count)]


def measure(command, text, presses=64, held=200):
    """One run: first paint, key times, held keys, bytes a key, peak memory; None if `text` never came."""
    program = Program(command)
    try:
        paint = program.wait_for(text)
        if paint is None:
            return None
        program.settle()
        times, sizes, silent = [], [], 0
        for key in strokes(presses):
            time.sleep(0.004)
            answer = program.press(key)
            if answer:
                times.append(answer[0])
                sizes.append(answer[1])
            else:
                silent += 1
                if silent == 2:
                    # It does not answer to these keys: nothing to scroll.
                    break
        hold = program.hold(strokes(held)) if times else None
        scrolls = program.scroll(DOWN, before=LINES + 5) if times else []
        return {"paint": paint, "times": times, "sizes": sizes, "hold": hold, "scrolls": scrolls,
                "memory": program.peak_memory()}
    finally:
        program.close()
