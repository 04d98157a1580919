"""The same people as property lists: opening them, and changing and saving one value."""
import os
import plistlib
import random
import shutil
import sys

import people
from processes import alternating
from report import table

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


def report_commands(title, commands, runs):
    rows = []
    commands = list(commands)
    for (step, name, _), figures in zip(commands, alternating([command for _, _, command in commands], runs)):
        seconds, processor, status, memory = figures
        rows.append([step, name, f"{seconds:.3f}", f"{processor:.3f}", f"{memory:.0f}", status])
    print(f"## {title}, whole processes, medians of {runs} runs\n")
    table(["what", "command", "seconds", "processor s", "peak MB", "exit"], rows)


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
