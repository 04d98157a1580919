"""Runs a program in a pseudo-terminal and measures what a person waits for.

first paint: from fork until a text is on its way to the screen; key: from the write of a key until the last byte of the
answer (3 ms of silence); bytes: what is sent to the terminal for a key.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

COLUMNS, LINES = 120, 40
DOWN = b"\x1bOB"
SILENCE = 0.003


class Program:
    def __init__(self, command, environment=None):
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
            variables = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **(environment or {})}
            os.execvpe(command[0], command, variables)
        self.output = bytearray()
        self.last_byte = self.started

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

    def wait_for(self, text, timeout=60):
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

    def press(self, key):
        """Sends a key; returns (seconds until the last byte of the answer, bytes sent)."""
        before = len(self.output)
        begun = time.perf_counter()
        os.write(self.fd, key)
        if not self.read(1):
            return None
        while self.read(SILENCE):
            pass
        return self.last_byte - begun, len(self.output) - before

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

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.fd)


def measure(command, text, presses=50, key=DOWN, up=None):
    """One run: first paint, key times, bytes a key, peak memory."""
    program = Program(command)
    try:
        paint = program.wait_for(text)
        if paint is None:
            return None
        program.settle()
        times, sizes = [], []
        for index in range(presses):
            time.sleep(0.01)
            answer = program.press(key)
            if answer is None and up:
                # At the end of a short form: back to its top.
                program.press(up)
                continue
            if answer:
                times.append(answer[0])
                sizes.append(answer[1])
        return {"paint": paint, "times": times, "sizes": sizes, "memory": program.peak_memory()}
    finally:
        program.close()
