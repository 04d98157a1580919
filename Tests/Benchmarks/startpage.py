"""The start page of a folder of 2,000 files: first paint, a key, and when all problems are found.

First paint stands beside that of one of the files; the problems beside `formview check` of all of them.
"""
import json
import os
import random
import shutil
import statistics
import subprocess
import time

import people
import terminal
from report import milliseconds, table

FILES = 2_000
RECORDS = 20


def write(options):
    folder = os.path.join(options.data, f"folder-{FILES}")
    if os.path.exists(folder):
        return folder
    os.makedirs(folder + ".part")
    rng = random.Random(20261130)
    for number in range(FILES):
        records = [people.record(index + 1, rng) for index in range(RECORDS)]
        with open(os.path.join(folder + ".part", f"people-{number:04}.json"), "w", encoding="utf-8") as out:
            json.dump(records, out, ensure_ascii=False, indent=1)
    shutil.copy(options.form, os.path.join(folder + ".part", "person.plist"))
    with open(os.path.join(folder + ".part", "formview.plist"), "w") as out:
        out.write('{ forms = ( { files = "people-*.json"; form = person; } ); }\n')
    os.rename(folder + ".part", folder)
    return folder


def page(options, folder):
    """Seconds until the first file, a key's answer, and the last finding are on the screen."""
    program = terminal.Program([options.formview, folder])
    try:
        paint = program.wait_for(b"people-0000.json")
        begun = time.perf_counter()
        os.write(program.fd, b"1999")
        program.wait_for(b"people-1999.json")
        key = program.last_byte - begun
        # The progress in the title ends; the terminal is silent then.
        program.settle(0.5, 120)
        return paint, key, program.last_byte - program.started
    finally:
        program.close()


def report(options):
    folder = write(options)
    one = os.path.join(folder, "people-0000.json")
    marker = people.marker(one)
    taken = {}
    for _ in range(options.runs):
        paint, key, found = page(options, folder)
        program = terminal.Program([options.formview, one])
        try:
            file = program.wait_for(marker)
        finally:
            program.close()
        begun = time.perf_counter()
        paths = [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
        subprocess.run([options.formview, "check", os.path.join(folder, "person.plist"), *paths],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        checked = time.perf_counter() - begun
        for what, seconds in [("first paint of the page", paint), ("first paint of one of its files", file),
                              ("four letters, until the file is found", key), ("all records and problems are found", found),
                              ("formview check of all files", checked)]:
            taken.setdefault(what, []).append(seconds)
    print(f"## The start page of {FILES:,} files of {RECORDS} records, medians of {options.runs} runs\n")
    table(["step", "ms"], [[what, milliseconds(statistics.median(figures))] for what, figures in taken.items()])
