"""The processor's instructions for a key and an edit in the forms of formulas.py, whatever else the machine is doing.

Each figure is the difference between two sessions of which one has more of it, so that opening, saving and leaving don't
count; drawing, the journal and work in the background do. Needs valgrind.
"""
import os
import shutil
import subprocess
import time

import formulas
import terminal
from report import table

KEYS, MORE_KEYS = 10, 60
EDITS, MORE_EDITS = 2, 12
# Seconds; below valgrind an answer has pauses.
SILENCE, PATIENCE = 0.3, 60


def report(options):
    print(f"## Millions of instructions in the same forms, of {formulas.ROWS} rows\n")
    if not shutil.which("valgrind"):
        print("valgrind is not on this machine.\n")
        return
    # It does not read all that the compiler says for debuggers.
    program = os.path.join(options.data, "formview-stripped")
    subprocess.run(["strip", "--strip-debug", "-o", program, options.formview], check=True)
    counts = {}
    for name, form, data in formulas.write(options.data):
        base = count(options, program, form, data, KEYS, EDITS)
        more_keys = count(options, program, form, data, MORE_KEYS, EDITS)
        more_edits = count(options, program, form, data, KEYS, MORE_EDITS)
        last, more_last = (
            count(options, program, form, data, KEYS, edits, formulas.TO_LAST) for edits in [EDITS, MORE_EDITS])
        counts[name] = [(more_keys - base) / (MORE_KEYS - KEYS)] + [
            (more - fewer) / (MORE_EDITS - EDITS) for fewer, more in [(base, more_edits), (last, more_last)]]
    os.remove(program)
    rows = [
        [what] + [f"{counts[name][place] / 1e6:.2f}" for name in ["plain", "formulas"]]
        for place, what in enumerate(["key", formulas.FIRST, formulas.LAST])
    ]
    table(["what", "without", "with conditions and formulas"], rows)


def count(options, program, form, data, keys, edits, before=None):
    """The instructions of a session of so many keys and edits, the latter behind the key `before`."""
    copy, output = (os.path.join(options.data, name) for name in ["instructions.json", "callgrind.out"])
    shutil.copyfile(data, copy)
    session = terminal.Program(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", program, form, copy])
    if session.wait_for(b"R0", PATIENCE) is None:
        raise RuntimeError(f"{form} is not shown")
    session.settle(5 * SILENCE)
    sent = [terminal.DOWN, terminal.UP] * (keys // 2) + ([before] if before else [])
    for number in range(edits):
        sent += formulas.edit_keys(number + 1)
    for key in sent + [b"s"]:
        if not session.press(key, PATIENCE):
            raise RuntimeError(f"no answer to {key}")
        session.settle(SILENCE)
    os.write(session.fd, b"q")
    end = time.monotonic() + PATIENCE
    while session.alive():
        session.read(SILENCE)
        if time.monotonic() > end:
            raise RuntimeError("q does not end it")
    session.close()
    with open(output) as file:
        totals = next(line for line in file if line.startswith("totals:"))
    os.remove(output)
    return int(totals.split()[1])
