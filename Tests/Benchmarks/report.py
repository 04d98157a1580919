"""Prints figures as Markdown tables."""


def table(header, rows):
    rows = [[str(cell).replace("|", "\\|") for cell in row] for row in [header] + rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(header))]
    for index, row in enumerate(rows):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |")
        if index == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    print(flush=True)


def milliseconds(seconds):
    return "–" if seconds is None else f"{seconds * 1000:.2f}"


def percentile(values, part):
    values = sorted(values)
    return values[min(int(len(values) * part), len(values) - 1)] if values else None


class Growth:
    """How many times as long the same work takes with more records."""

    def __init__(self):
        self.seconds = {}

    def note(self, what, size, seconds):
        if seconds is not None:
            self.seconds.setdefault(what, {})[size] = seconds

    def print(self, smaller, larger):
        rows = [
            [what, f"{by_size[larger] / by_size[smaller]:.1f}"]
            for what, by_size in self.seconds.items()
            if smaller in by_size and larger in by_size
        ]
        if rows:
            print(f"## formview: {larger:,} records against {smaller:,}, {larger // smaller} times as many\n")
            table(["what", "times as long"], rows)
