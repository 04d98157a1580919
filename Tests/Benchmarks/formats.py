"""The same people as property lists and as a SQLite table: opening them, and changing and saving one value."""
import json
import os
import plistlib
import random
import shutil
import sqlite3
import statistics
import sys

import people
from processes import timed
from report import milliseconds, table
from terminal import Program

# About 100 MB as XML.
PLIST_COUNT = 150_000


def write_plists(folder):
    """The files by the name of their format."""
    paths = {name: os.path.join(folder, f"people-{PLIST_COUNT}.{name}.plist") for name in ["xml", "binary"]}
    if not all(os.path.exists(path) for path in paths.values()):
        rng = random.Random(20261121)
        records = [people.record(number, rng) for number in range(1, PLIST_COUNT + 1)]
        for name, path in paths.items():
            kind = plistlib.FMT_XML if name == "xml" else plistlib.FMT_BINARY
            with open(path, "wb") as file:
                plistlib.dump(records, file, fmt=kind, sort_keys=False)
    return paths


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


def plist_commands(options, path):
    """Triples of what is done, a name and a command."""
    last = str(PLIST_COUNT)
    load = f"import plistlib; data = plistlib.load(open({path!r}, 'rb'))"
    change = "data[-1]['phone'] = '13912345678'"
    dump = f"plistlib.dump(data, open({path + '.out'!r}, 'wb'), fmt=plistlib.FMT_%s, sort_keys=False)"
    dump %= "XML" if ".xml." in path else "BINARY"
    yield "open", "formview get --record N name", [options.formview, "get", "--record", last, options.form, path, "name"]
    yield "open", "python plistlib.load", [sys.executable, "-c", load]
    if shutil.which("plutil"):
        yield "open", "plutil -lint", ["plutil", "-lint", path]
    yield "change a value and save", "formview set --record N phone=…", [
        options.formview, "set", "--record", last, options.form, path, "phone=1391234567RUN"]
    yield "change a value and save", "python plistlib, load and dump", [sys.executable, "-c", "; ".join([load, change, dump])]


def table_commands(options, path, count):
    yield "all rows", "formview show --format jsonl", [options.formview, "show", "--format", "jsonl", options.form, path]
    yield "change a value and save", "formview set --record N phone=…", [
        options.formview, "set", "--record", str(count), options.form, path, "phone=1391234567RUN"]
    if shutil.which("sqlite3"):
        yield "all rows", "sqlite3 -json 'SELECT *'", ["sqlite3", "-json", path, "SELECT * FROM people"]
        update = f"UPDATE people SET phone = '1391234568RUN' WHERE id = {count}"
        yield "change a value and save", "sqlite3 UPDATE", ["sqlite3", path, update]


def report_commands(title, commands, runs):
    rows = []
    for step, name, command in commands:
        seconds, status, memory = timed(command, runs)
        rows.append([step, name, f"{seconds:.3f}", f"{memory:.0f}", status])
    print(f"## {title}, whole processes, medians of {runs} runs\n")
    table(["what", "command", "seconds", "peak MB", "exit"], rows)


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


def report(options):
    for name, path in write_plists(options.data).items():
        size = os.path.getsize(path) / 1e6
        copy = path + ".changed.plist"
        shutil.copyfile(path, copy)
        report_commands(f"A property list ({name}) of {PLIST_COUNT:,} records, {size:.0f} MB",
                        plist_commands(options, copy), options.runs)
        for leftover in [copy, copy + ".out"]:
            if os.path.exists(leftover):
                os.remove(leftover)
    for count in options.long_sizes:
        path = write_table(options.data, count)
        size = os.path.getsize(path) / 1e6
        report_commands(f"A SQLite table of {count:,} rows, {size:.0f} MB", table_commands(options, path, count), options.runs)
        report_screen(options, path, count)
