"""A form of 200 rows with 100 conditions and 50 formulas beside the same form without them: what a key and an edit cost.

Both are the same program, whose keys alternate between the two, in a terminal and in process: there the reducer and the
frame are timed, and neither the terminal nor the line of the journal. The formulas are five chains of ten that begin with the
row which is edited first, so that fifty values follow each edit; the conditions all read it, too. The last row is read by
one condition.
"""
import json
import os
import statistics
import subprocess

import terminal
from report import milliseconds, percentile, table

ROWS, CONDITIONS, FORMULAS, CHAIN = 200, 100, 50, 10
KEYS, EDITS = 100, 40
FIRST, LAST = "edit that all formulas follow", "edit of the last row"
TO_LAST = b"G"
# Seconds: each of the keys draws something, however long that takes.
PATIENCE = 30


def row(number, depends):
    keys = f"key = R{number}; valuePath = r{number}; valueType = number;"
    if depends and number < CONDITIONS:
        keys += f' hidden = "r{ROWS - 1 - number} < 0 AND r0 > 0";'
    elif depends and number < CONDITIONS + FORMULAS:
        place = number - CONDITIONS
        operand = "r0" if place % CHAIN == 0 else f"r{number - 1}"
        keys += f' formula = "{operand} + 1";'
    return "{ " + keys + " }"


def write(folder):
    """Two forms and two records; each is (form, data)."""
    files = []
    values = {f"r{number}": number for number in range(ROWS)}
    for number in range(CONDITIONS, CONDITIONS + FORMULAS):
        values[f"r{number}"] = (number - CONDITIONS) % CHAIN + 1
    for name, depends in [("plain", False), ("formulas", True)]:
        form, data = (os.path.join(folder, f"{name}.{kind}") for kind in ["plist", "json"])
        with open(form, "w") as file:
            file.write("( " + ",\n".join(row(number, depends) for number in range(ROWS)) + " )\n")
        with open(data, "w") as file:
            json.dump(values, file)
        files.append((name, form, data))
    return files


def edit_keys(number):
    """The field opens, its text goes, a digit is typed; Enter makes the edit."""
    return [b"\r", b"\x15", b"%d" % (number % 10), b"\r"]


def report(options):
    report_in_process(options)
    report_in_terminal(options)


def report_in_process(options):
    """Medians of the runs' medians, each over 200 edits and 100 moves."""
    program = os.path.join(os.path.dirname(options.formview), "keybench")
    if not os.path.exists(program):
        return
    paths = [path for _, form, data in write(options.data) for path in [form, data]]
    times = {}
    for _ in range(options.runs):
        run = subprocess.run([program, *paths], capture_output=True, text=True, check=True)
        for line in run.stdout.splitlines():
            what, medians = line.split("\t")
            times.setdefault(what, []).append([float(median) for median in medians.split()])
    rows = []
    for what, runs in times.items():
        plain, with_formulas = (statistics.median(column) for column in zip(*runs))
        rows.append([what, f"{plain:.3f}", f"{with_formulas:.3f}", f"{with_formulas - plain:.3f}"])
    print(f"## A form of {ROWS} rows with {CONDITIONS} conditions and {FORMULAS} formulas, and without, "
          f"in process, {options.runs} runs\n")
    table(["what", "without ms", "with ms", "more ms"], rows)


def report_in_terminal(options):
    times = {}
    for _ in range(options.runs):
        programs = []
        for name, form, data in write(options.data):
            program = terminal.Program([options.formview, form, data])
            if program.wait_for(b"R0") is None:
                raise RuntimeError(f"{form} is not shown")
            program.settle()
            programs.append((name, program))
        for number in range(KEYS):
            key = terminal.DOWN if number < KEYS // 2 else terminal.UP
            for name, program in programs:
                note(times, ("key", name), program.press(key, PATIENCE))
        for what in [FIRST, LAST]:
            for number in range(EDITS):
                for name, program in programs:
                    *typing, enter = edit_keys(number)
                    for keys in typing:
                        program.press(keys, PATIENCE)
                    note(times, (what, name), program.press(enter, PATIENCE))
            for _, program in programs:
                program.press(TO_LAST, PATIENCE)
        for _, program in programs:
            program.close()
    print(f"## A form of {ROWS} rows with {CONDITIONS} conditions and {FORMULAS} formulas, and without, "
          f"in a terminal of {terminal.COLUMNS}x{terminal.LINES}, {options.runs} runs\n")
    rows = []
    for what in ["key", FIRST, LAST]:
        plain, with_formulas = (percentile(times.get((what, name), []), 0.5) for name in ["plain", "formulas"])
        more = with_formulas - plain if plain and with_formulas else None
        rows.append([what, milliseconds(plain), milliseconds(with_formulas), milliseconds(more)])
    table(["what", "without p50 ms", "with p50 ms", "more ms"], rows)


def note(times, key, answer):
    if not answer:
        raise RuntimeError(f"no answer to {key}")
    times.setdefault(key, []).append(answer[0])
