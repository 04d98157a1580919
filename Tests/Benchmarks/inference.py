"""The first paint of a file without a form, beside that with a form of the same rows that is read."""
import os
import statistics
import subprocess

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
