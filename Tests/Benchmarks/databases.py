"""The same people as a SQLite table: reading all rows, and changing and saving one value."""
import json
import os
import random
import shutil
import sqlite3
import statistics

import people
from formats import report_commands
from report import milliseconds, table
from terminal import Program


def write_table(folder, count):
    """A table with a column for each member; the address is JSON in a column."""
    path = os.path.join(folder, f"people-{count}.db")
    if os.path.exists(path):
        return path
    rng = random.Random(20261121)
    first = people.record(1, random.Random(20261121))
    kinds = {int: "INTEGER", float: "REAL", bool: "INTEGER"}
    columns = ", ".join(f"{name} {kinds.get(type(value), 'TEXT')}" for name, value in first.items())
    database = sqlite3.connect(path + ".part")
    database.execute(f"CREATE TABLE people ({columns.replace('id INTEGER', 'id INTEGER PRIMARY KEY')})")
    marks = ", ".join("?" * len(first))
    rows = (people.record(number, rng) for number in range(1, count + 1))
    texts = ([json.dumps(value, ensure_ascii=False) if isinstance(value, (dict, list)) else value for value in row.values()]
             for row in rows)
    database.executemany(f"INSERT INTO people VALUES ({marks})", texts)
    database.commit()
    database.close()
    os.rename(path + ".part", path)
    return path


def table_commands(options, path, count):
    yield "all rows", "formview show --format jsonl", [options.formview, "show", "--format", "jsonl", options.form, path]
    yield "change a value and save", "formview set --record N phone=…", [
        options.formview, "set", "--record", str(count), options.form, path, "phone=1391234567RUN"]
    if shutil.which("sqlite3"):
        yield "all rows", "sqlite3 -json 'SELECT *'", ["sqlite3", "-json", path, "SELECT * FROM people"]
        update = f"UPDATE people SET phone = '1391234568RUN' WHERE id = {count}"
        yield "change a value and save", "sqlite3 UPDATE", ["sqlite3", path, update]
    if shutil.which("vd"):
        # Without the user's own settings; `people` is the database's first table.
        visidata = ["vd", "-N", "-b"]
        yield "all rows", "VisiData, saved as JSON lines", visidata + [path, "+:people::", "-o", path + ".jsonl"]
        yield "change a value and save", "VisiData, edit-cell and commit-sheet", visidata + [
            "-y", "-o", os.devnull, "--play", write_visidata_edit(path, count)]
    else:
        print("VisiData is not measured, as it isn't on this machine: `pip install visidata` or `apt-get install visidata`\n")


def write_visidata_edit(path, count):
    """A command log for VisiData that changes a phone number of the last row and saves it."""
    name = os.path.splitext(os.path.basename(path))[0]
    commands = [
        {"longname": "open-file", "input": path},
        {"sheet": name, "row": 0, "longname": "open-row"},
        {"sheet": "people", "col": "phone", "row": count - 1, "longname": "edit-cell", "input": "13912345690"},
        {"sheet": "people", "longname": "commit-sheet"},
    ]
    with open(path + ".vdj", "w") as file:
        file.write("#!vd -p\n")
        file.writelines(json.dumps(command) + "\n" for command in commands)
    return path + ".vdj"


def report_screen(options, path, count):
    """When the first rows are on the screen, and when all are read."""
    with sqlite3.connect(path) as database:
        text = database.execute("SELECT phone FROM people LIMIT 1").fetchone()[0].encode()
    seconds = {}
    for _ in range(options.runs):
        for what, wanted in [("first paint", text), ("all rows are read", f"{count:,}".encode())]:
            program = Program([options.formview, options.form, path])
            try:
                taken = program.wait_for(wanted)
                if taken is not None:
                    seconds.setdefault(what, []).append(taken)
            finally:
                program.close()
    rows = [[what, milliseconds(statistics.median(figures))] for what, figures in seconds.items()]
    print(f"## A SQLite table of {count:,} rows on the screen, medians of {options.runs} runs\n")
    table(["step", "ms"], rows)


# A word that is nowhere is looked for in all records, and then inside of them.
QUERIES = [("filter by a word", b"&oslo\r"), ("filter by a word that is nowhere", b"&nowhere\r"),
           ("search for a word that is nowhere", b"/nowhere\r"), ("sort by a name", b"o")]


def processor_time(pid):
    """Seconds that a process has used, in its programs and in the kernel."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def query_times(options, path, count):
    """The processor's seconds of each query, once all records are read."""
    program = Program([options.formview, options.form, path])
    taken = {}
    try:
        program.wait_for(f"{count:,}".encode())
        program.settle(0.5)
        program.press(b"l")
        for what, keys in QUERIES:
            program.settle(0.5)
            begun = processor_time(program.pid)
            os.write(program.fd, keys)
            # Work goes on as long as it uses the processor.
            last = -1
            while (now := processor_time(program.pid)) - last > 0.02 or now - begun < 0.02 and last < 0:
                last = now
                program.settle(0.5)
            taken[what] = now - begun
            if keys.startswith(b"&"):
                program.press(b"&")
                os.write(program.fd, b"\x15\r")
                program.settle(1)
    finally:
        program.close()
    return taken


def report_queries(options, path, count):
    """The same queries on the table and on a JSON file of the same records."""
    sides = [("SQLite", path), ("JSON", options.path(count))]
    taken = {}
    for _ in range(options.runs):
        for name, source in sides:
            for what, seconds in query_times(options, source, count).items():
                taken.setdefault(what, {}).setdefault(name, []).append(seconds)
    rows = []
    for what, figures in taken.items():
        medians = [statistics.median(figures[name]) for name, _ in sides]
        rows.append([what] + [f"{median:.2f}" for median in medians])
    print(f"## Queries of {count:,} rows on the screen, processor seconds, medians of {options.runs} runs\n")
    table(["step"] + [name for name, _ in sides], rows)


def report(options):
    for count in options.long_sizes:
        path = write_table(options.data, count)
        size = os.path.getsize(path) / 1e6
        report_commands(f"A SQLite table of {count:,} rows, {size:.0f} MB", table_commands(options, path, count), options.runs)
        report_screen(options, path, count)
        report_queries(options, path, count)
