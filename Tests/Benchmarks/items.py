"""A list of 100,000 items of 100 bytes inside a record: opening it, and editing its last item."""
import json
import os
import statistics

from report import milliseconds, table
from terminal import Program

COUNT = 100_000
FORM = """
( { key = Name; valuePath = name; },
  { key = Items; valuePath = items;
    itemForm = ( { key = ID; valuePath = id; valueType = integer; }, { key = Title; valuePath = title; required = YES; },
      { key = Note; valuePath = note; } ); } )
"""


def write(folder):
    form, data = (os.path.join(folder, f"items.{kind}") for kind in ["plist", "json"])
    with open(form, "w") as file:
        file.write(FORM)
    if not os.path.exists(data):
        items = [{"id": number, "title": f"Title of {number:06}", "note": "n" * 40} for number in range(COUNT)]
        with open(data, "w") as file:
            json.dump({"name": "Long", "items": items}, file)
    return form, data


def steps(program):
    """Pairs of a step and its seconds."""
    yield "first paint of the record", program.wait_for(f"{COUNT:,}".encode())
    program.settle(0.5)
    program.press(b"j")
    yield "the list opens", program.until(b"\r", b"Title of 000000")
    program.settle(0.5)
    yield "to its last item", program.until(b"G", b"Title of %06d" % (COUNT - 1))
    program.settle(0.3)
    program.press(b"l")
    program.press(b"e")
    program.press(b"\x15")
    program.press(b"x")
    answer = program.press(b"\r")
    yield "its last item is edited", answer and answer[0]
    program.settle(0.5)
    answer = program.press(b"u")
    yield "undo", answer and answer[0]


def report(options):
    form, data = write(options.data)
    seconds = {}
    for _ in range(options.runs):
        program = Program([options.formview, form, data])
        try:
            for step, taken in steps(program):
                seconds.setdefault(step, []).append(taken)
        finally:
            program.close()
    rows = []
    for step, figures in seconds.items():
        known = [figure for figure in figures if figure is not None]
        rows.append([step, milliseconds(statistics.median(known) if known else None)])
    print(f"## A list of {COUNT:,} items inside a record, {os.path.getsize(data) / 1e6:.0f} MB: medians of {options.runs} runs\n")
    table(["what", "ms"], rows)
