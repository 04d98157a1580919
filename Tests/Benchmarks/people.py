"""Makes person records, the same ones for the same count (fixed seed).

Ten members each, a nested address, names with Chinese, combining marks and emoji; two-space indent.
"""
import json
import os
import random
import re

GIVEN = ["Ada", "Grace", "José", "Zoë", "Łukasz", "Nuño", "张", "李", "山田", "김", "Aïsha", "Bjo\u0308rn", "👩‍🚀 Sally"]
FAMILY = ["Lovelace", "Hopper", "Ñuñez", "Brontë", "Żółć", "三丰", "雪", "太郎", "민준", "O’Brien", "de la Cruz"]
CITIES = [("Oslo", "0150"), ("Bergen", "5003"), ("北京", "100000"), ("São Paulo", "01067"), ("Zürich", "8001")]
WORDS = "joined from the office and speaks a little Norwegian prefers mornings never late on Mondays".split()


def record(number, rng):
    city, code = rng.choice(CITIES)
    return {
        "id": number,
        "name": f"{rng.choice(GIVEN)} {rng.choice(FAMILY)}",
        "email": f"u{number:07d}@example.org",
        "phone": f"1{rng.randint(3, 9)}{rng.randint(0, 10**9 - 1):09d}",
        "salary": rng.randint(100_000, 5_000_000) / 100,
        "active": rng.random() < 0.7,
        "since": f"20{rng.randint(10, 26):02d}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}",
        "summary": " ".join(rng.choice(WORDS) for _ in range(rng.randint(8, 14))),
        "tags": rng.sample(["a", "b", "c", "d"], 2),
        "address": {"street": f"Main Street {rng.randint(1, 200)}", "city": city, "code": code},
    }


def write(path, count):
    """Writes an array of `count` records, or one object for a count of 1."""
    if os.path.exists(path):
        return
    rng = random.Random(20261121)
    with open(path + ".part", "w", encoding="utf-8") as out:
        if count == 1:
            out.write(json.dumps(record(1, rng), ensure_ascii=False, indent=2) + "\n")
        else:
            out.write("[\n")
            for number in range(1, count + 1):
                text = json.dumps(record(number, rng), ensure_ascii=False, indent=2)
                out.write("  " + text.replace("\n", "\n  ") + (",\n" if number < count else "\n"))
            out.write("]\n")
    os.rename(path + ".part", path)


def marker(path):
    """A text of the first record that every program shows: digits without long runs, which curses would shorten."""
    with open(path, encoding="utf-8") as file:
        return re.search(r'"phone": "(\d+)"', file.read(4096)).group(1).encode()
