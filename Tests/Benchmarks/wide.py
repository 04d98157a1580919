"""Forms of very many rows, objects of very many members, texts of very many clusters: ten times as much, how much more work?

Processor time of the process, not the clock: what else the machine does hardly matters.
"""
import json
import os
import statistics
import subprocess

import terminal
from report import table

SMALLER, LARGER = 10_000, 100_000


def write(path, text):
    if not os.path.exists(path):
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
    return path


def rows_form(folder, count):
    rows = ",\n".join(f'{{ key = "Row {number}"; valuePath = m{number}; }}' for number in range(count))
    return write(os.path.join(folder, f"rows-{count}.plist"), f"(\n{rows}\n)\n")


def sections_form(folder, count):
    sections = ",\n".join(f'{{ identifier = s{number}; key = "Section {number}"; }}' for number in range(count))
    rows = ",\n".join(f'{{ key = "Row {number}"; valuePath = m{number}; section = s{number}; }}' for number in range(count))
    return write(os.path.join(folder, f"sections-{count}.plist"), f"{{ sections = ({sections});\nrows = ({rows}); }}\n")


def text_form(folder):
    rows = "{ key = Text; valuePath = t; }, { key = Lines; valuePath = t; cellIdentifier = TextViewCell; }"
    return write(os.path.join(folder, "text.plist"), f"( {rows} )\n")


def members(folder, count):
    text = json.dumps({f"m{number}": f"value {number}" for number in range(count)}, indent=1)
    return write(os.path.join(folder, f"members-{count}.json"), text)


def repeated(folder, count):
    return write(os.path.join(folder, f"repeated-{count}.json"), "{" + ",\n".join(['"m1": "x"'] * count) + "}")


def clusters(folder, name, cluster, count):
    return write(os.path.join(folder, f"{name}-{count}.json"), json.dumps({"t": cluster * count + "x"}, ensure_ascii=False))


def cases(folder, count):
    """Pairs of what it is, and the form and data."""
    rows, sections = rows_form(folder, count), sections_form(folder, count)
    yield "rows", rows, members(folder, count)
    yield "sections", sections, members(folder, count)
    yield "times one member", rows_form(folder, 100), repeated(folder, count)
    yield "regional indicators", text_form(folder), clusters(folder, "flags", "\U0001F1E9", count)
    yield "families (ZWJ)", text_form(folder), clusters(folder, "families", "\U0001F468\u200D\U0001F469\u200D\U0001F467", count)


def command_seconds(command):
    """User and system seconds of a whole process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime + usage.ru_stime


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def screen_seconds(command, keys=20, letters=5):
    """Processor seconds until the screen is there, for a Down, and for a letter typed into the first row."""
    program = terminal.Program(command)
    try:
        # A form that is being read sends nothing for seconds.
        program.wait_for(b"\x1b[?1000h", timeout=60)
        program.settle(silence=0.5)
        opening = processor_seconds(program.pid)
        for _ in range(keys):
            program.press(terminal.DOWN)
            program.press(terminal.UP)
        moved = processor_seconds(program.pid)
        program.press(b"\r")
        program.settle(silence=0.5)
        opened = processor_seconds(program.pid)
        for _ in range(letters):
            os.write(program.fd, b"a")
            program.settle(silence=0.5)
        typed = processor_seconds(program.pid)
        return opening, (moved - opening) / keys / 2, (typed - opened) / letters
    finally:
        program.close()


def measure(options, form, data):
    show, check = [[options.formview, verb, form, data] for verb in ("show", "check")]
    runs = [
        (command_seconds(show), command_seconds(check), *screen_seconds([options.formview, form, data]))
        for _ in range(options.runs)
    ]
    return [statistics.median(figures) for figures in zip(*runs)]


def report(options):
    print(f"## {LARGER:,} against {SMALLER:,}: processor milliseconds and times as many, medians of {options.runs} runs\n")
    results = {}
    for count in [SMALLER, LARGER]:
        for what, form, data in cases(options.data, count):
            results.setdefault(what, []).append(measure(options, form, data))
    rows = []
    for what, (small, large) in results.items():
        rows.append([what] + [f"{after * 1000:.0f}" + (f" ({after / before:.0f}×)" if before >= 0.01 else "")
                              for before, after in zip(small, large)])
    table([f"{LARGER:,} …", "show", "check", "screen opens", "a Down or Up", "a letter typed"], rows)
