"""What takes time with many records, done in a pseudo-terminal as a person would, in each program that can.

A step of formview ends when its result is said or shown. The other programs don't say so: theirs end with the last
64 bytes sent before a second and a half of silence (eight seconds where VisiData sorts), since smaller ones are progress or a cursor that blinks; VisiData
has saved when the file was last written to.
"""
import os
import shutil
import time

from terminal import DOWN, UP, Program

ADDRESSABLE = "every record addressable, file validated"
JUMP = "jump to the last record"
SORT_NUMBER = "sort by a number"
SORT_NAME = "sort by a name"
FILTER = "filter by a word"
STATISTICS = "statistics of a number"
SAVE = "one edit, saved"
COPY = "for the scale: copy the file and fsync it"
ORDER = [ADDRESSABLE, JUMP, SORT_NUMBER, SORT_NAME, FILTER, STATISTICS, SAVE, COPY]


def place(step):
    """Where a step stands in the order of the tables; its name may go on."""
    return next(place for place, name in enumerate(ORDER) if step.startswith(name))


def copy(path, target):
    """Seconds for a copy that is on the disk."""
    begun = time.perf_counter()
    shutil.copyfile(path, target)
    with open(target, "rb+") as file:
        os.fsync(file.fileno())
    return time.perf_counter() - begun


def formview(command, path, count):
    """The seconds of each step and the peak memory in MB until its end, from that of the step before on."""
    program = Program(command + [path])
    seconds, memory = {}, {}

    def done(step, time_taken):
        seconds[step] = time_taken
        program.settle(0.3)
        memory[step] = program.peak_memory()
        program.forget_peak()

    try:
        done(ADDRESSABLE, program.wait_for(f"{count:,}".encode()))
        done(JUMP, (program.press(b"G") or [None])[0])
        for _ in range(4):
            program.press(b"l")
        done(SORT_NUMBER, program.until(b"o", "▲".encode()))
        done(STATISTICS, program.until(b"=", b"Maximum"))
        program.press(b"\x1b")
        program.settle(0.3)
        for _ in range(3):
            program.press(b"h")
        done(SORT_NAME, program.until(b"o", "▲".encode()))
        done(FILTER, program.until(b"&oslo\r", b" pass"))
        program.press(b"e")
        os.write(program.fd, b"!\r")
        program.settle(0.3)
        done(SAVE, program.until(b"s", b"Saved"))
    finally:
        program.close()
    return seconds, memory


def visidata(path, text):
    """`text` is something that its first record shows."""
    program = Program(["vd", path])
    try:
        seconds = {ADDRESSABLE: program.wait_for(text, timeout=300) + program.answer(b"")}
        for key in [DOWN, UP] * 4:
            program.press(key)
        seconds[JUMP] = program.answer(b"G")
        program.answer(b"llll")
        # It is silent while it sorts.
        seconds[SORT_NUMBER] = program.work(SORT_NUMBER, program.answer(b"[", silence=8))
        program.answer(b"hhh")
        seconds[SORT_NAME] = program.work(SORT_NAME, program.answer(b"[", silence=8))
        # Marks the records that have the word in any column, then makes a sheet of these.
        seconds[FILTER] = program.work(FILTER, program.answer(b"g|oslo\r") + program.answer(b'"'))
        program.answer(b"q")
        program.answer(b"e")
        program.answer(b"!\r")
        program.answer(b"\x13")
        program.answer(b"\r")
        begun = time.time()
        program.answer(b"y")
        seconds[SAVE] = os.stat(path).st_mtime - begun
    finally:
        program.close()
    return seconds


def less(path, _):
    """Its filter looks no further than the lines that fit on the screen."""
    program = Program(["less", path])
    try:
        program.settle()
        return {JUMP: program.answer(b"G"), FILTER + " (the first lines)": program.answer(b"g&oslo\r")}
    finally:
        program.close()


def vim(path, _):
    program = Program(["vim", "--clean", "-n", path])
    try:
        program.settle(1)
        seconds = {JUMP: program.answer(b"G")}
        seconds[SAVE] = program.until(b"A \x1b:w\r", b"written")
        return seconds
    finally:
        program.close()
