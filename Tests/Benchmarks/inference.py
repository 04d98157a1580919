"""The first paint of a file without a form, beside that with a form of the same rows that is read, and forms of many like objects."""
import json
import os
import statistics
import subprocess
import time

import people
from report import milliseconds, table
from terminal import Program


def report(options):
    rows = []
    for size in options.sizes:
        path = options.path(size)
        form = os.path.join(options.data, f"people-{size}.plist")
        with open(form, "wb") as target:
            subprocess.run([options.formview, "new", path], stdout=target, check=True)
        commands = {"given": [options.formview, options.form, path], "written": [options.formview, form, path],
                    "inferred": [options.formview, path]}
        paints = {name: [] for name in commands}
        # What is compared are single milliseconds: more runs than of what takes longer.
        for _ in range(options.runs * 5):
            for name, command in commands.items():
                program = Program(command)
                try:
                    paints[name].append(program.wait_for(people.marker(path)))
                finally:
                    program.close()
        given, written, inferred = (statistics.median(paints[name]) for name in ["given", "written", "inferred"])
        rows.append([f"{size:,}", f"{os.path.getsize(path) / 1e6:.1f}", milliseconds(given), milliseconds(written),
                     milliseconds(inferred), milliseconds(inferred - given)])
    print(f"## The first paint without a form, medians of {options.runs * 5} runs\n")
    table(["records", "MB", "form of ten rows ms", "form that `new` writes ms", "no form ms", "inference ms"], rows)
    like_objects(options)


def like_objects(options):
    """An object of many objects of one shape: ten times as many should cost ten times as much at most."""
    commands = {"new": ["new"], "show": ["show", "--form", "auto"], "check": ["check", "--form", "auto"]}
    counts = [400, 4_000, 40_000]
    seconds = {}
    for count in counts:
        path = os.path.join(options.data, f"like-objects-{count}.json")
        with open(path, "w") as target:
            json.dump({f"id{number}": {"a": {"x": number}} for number in range(count)}, target)
        for name, command in commands.items():
            times = []
            for _ in range(options.runs):
                start = time.perf_counter()
                subprocess.run([options.formview, *command, path], stdout=subprocess.DEVNULL, check=True)
                times.append(time.perf_counter() - start)
            seconds[name, count] = statistics.median(times)
    print(f"## A form of objects that are called differently and have the same in them, medians of {options.runs} runs\n")
    rows = [[name, *(milliseconds(seconds[name, count]) for count in counts),
             f"{seconds[name, counts[-1]] / seconds[name, counts[-2]]:.1f}"] for name in commands]
    table(["command", *(f"{count:,} ms" for count in counts), f"{counts[-1]:,} against {counts[-2]:,}"], rows)
