"""The same people as property lists: opening them, and changing and saving one value."""
import os
import plistlib
import random
import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import people
from processes import alternating
from report import table

# How many records make 100 MB.
PLIST_COUNTS = {"xml": 140_000, "binary": 370_000}


def write_plist(folder, name):
    """The path of the file in a format."""
    path = os.path.join(folder, f"people-{PLIST_COUNTS[name]}.{name}.plist")
    if not os.path.exists(path):
        rng = random.Random(20261121)
        records = [people.record(number, rng) for number in range(1, PLIST_COUNTS[name] + 1)]
        kind = plistlib.FMT_XML if name == "xml" else plistlib.FMT_BINARY
        with open(path + ".part", "wb") as file:
            plistlib.dump(records, file, fmt=kind, sort_keys=False)
        os.rename(path + ".part", path)
    return path


def plutil_works(folder):
    """Whether there is a plutil that reads property lists: Debian's of GNUstep 1.28 may refuse each."""
    if not shutil.which("plutil"):
        return False
    path = os.path.join(folder, "small.plist")
    with open(path, "wb") as file:
        plistlib.dump([], file)
    return subprocess.run(["plutil", "-lint", path], capture_output=True).returncode == 0


def plist_commands(options, name, path):
    """Triples of what is done, a name and a command.

    VisiData reads no property lists.
    """
    last = str(PLIST_COUNTS[name])
    load = f"import plistlib; data = plistlib.load(open({path!r}, 'rb'))"
    change = "data[-1]['phone'] = '13912345678'"
    dump = f"plistlib.dump(data, open({path + '.out'!r}, 'wb'), fmt=plistlib.FMT_%s, sort_keys=False)"
    dump %= "XML" if name == "xml" else "BINARY"
    yield "open", "formview get --record N name", [options.formview, "get", "--record", last, options.form, path, "name"]
    yield "open", "python plistlib.load", [sys.executable, "-c", load]
    if plutil_works(options.data):
        yield "open", "plutil -lint", ["plutil", "-lint", path]
    else:
        print("plutil is not measured: there is none here, or it refuses any property list\n")
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
    for name, count in PLIST_COUNTS.items():
        # The peak memory of a process begins with that of the one which starts it: what is large is made in another one.
        with ProcessPoolExecutor(1) as worker:
            path = worker.submit(write_plist, options.data, name).result()
        size = os.path.getsize(path) / 1e6
        copy = path + ".changed.plist"
        shutil.copyfile(path, copy)
        report_commands(f"A property list ({name}) of {count:,} records, {size:.0f} MB",
                        plist_commands(options, name, copy), options.runs)
        for leftover in [copy, copy + ".out"]:
            if os.path.exists(leftover):
                os.remove(leftover)
