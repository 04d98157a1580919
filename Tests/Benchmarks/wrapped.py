"""The same people in a keyed archive, in an encrypted file and on a server: opening them, and saving one value."""
import functools
import http.server
import os
import plistlib
import random
import shlex
import shutil
import ssl
import subprocess
import sys
import threading

import formats
import people

# Records of the keyed archive, and of the JSON that is encrypted or served.
ARCHIVE_COUNT = 20_000
JSON_COUNT = 100_000


class Archive:
    """What NSKeyedArchiver makes of lists, dictionaries and single values; equal texts and numbers are one object."""

    def __init__(self):
        self.objects = ["$null"]
        self.single = {}
        self.classes = {}

    def add(self, value):
        if isinstance(value, dict):
            return self.container("NSDictionary", [self.add(key) for key in value], [self.add(item) for item in value.values()])
        if isinstance(value, list):
            return self.container("NSArray", None, [self.add(item) for item in value])
        key = (type(value), value)
        if key not in self.single:
            self.single[key] = self.append(value)
        return self.single[key]

    def container(self, name, keys, items):
        members = {"NS.objects": items, "$class": self.kind(name)}
        return self.append(members if keys is None else {"NS.keys": keys, **members})

    def kind(self, name):
        if name not in self.classes:
            self.classes[name] = self.append({"$classname": name, "$classes": [name, "NSObject"]})
        return self.classes[name]

    def append(self, value):
        self.objects.append(value)
        return plistlib.UID(len(self.objects) - 1)


def write_archive(folder):
    path = os.path.join(folder, f"people-{ARCHIVE_COUNT}.archive.plist")
    if not os.path.exists(path):
        rng = random.Random(20261121)
        archive = Archive()
        root = archive.add([people.record(number, rng) for number in range(1, ARCHIVE_COUNT + 1)])
        content = {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": root}, "$objects": archive.objects}
        with open(path, "wb") as file:
            plistlib.dump(content, file, fmt=plistlib.FMT_BINARY, sort_keys=False)
    return path


def archive_commands(options, path):
    last = str(ARCHIVE_COUNT)
    load = f"import plistlib; data = plistlib.load(open({path!r}, 'rb'))"
    dump = f"plistlib.dump(data, open({path + '.out'!r}, 'wb'), fmt=plistlib.FMT_BINARY, sort_keys=False)"
    yield "open", "formview get --record N name", [options.formview, "get", "--record", last, options.form, path, "name"]
    yield "open", "python plistlib.load (the objects only)", [sys.executable, "-c", load]
    yield "change a value and save", "formview set --record N phone=…", [
        options.formview, "set", "--record", last, options.form, path, "phone=1391234567RUN"]
    yield "change a value and save", "python plistlib, load and dump (the objects only)", [
        sys.executable, "-c", "; ".join([load, "data['$objects'][-1] = '1'", dump])]


def encrypted_commands(options, path, key, recipient):
    last, out = str(JSON_COUNT), shlex.quote(path + ".out")
    plain = f"age -d -i {shlex.quote(key)} {shlex.quote(path)}"
    again = f"age -e -r {recipient} -o {out}"
    keys = ["--identity", key]
    yield "open", "formview get --record N name", [
        options.formview, "get", *keys, "--record", last, options.form, path, "name"]
    yield "open", "age -d (decrypts only)", ["sh", "-c", plain]
    yield "change a value and save", "formview set --record N phone=…", [
        options.formview, "set", *keys, "--record", last, options.form, path, "phone=1391234567RUN"]
    yield "change a value and save", "age -d | age -e (changes nothing)", ["sh", "-c", f"{plain} | {again}"]


class Server:
    """A folder over TLS on a port of this machine; files have a time that a later request may name."""

    def __init__(self, folder, keys):
        self.certificate, key = os.path.join(keys, "certificate.pem"), os.path.join(keys, "key.pem")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-subj", "/CN=formview benchmarks", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
                        "-keyout", key, "-out", self.certificate], check=True, stderr=subprocess.DEVNULL)

        class Quiet(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, name):
        return f"https://localhost:{self.server.server_address[1]}/{name}"


def served_commands(options, url, cache, certificate):
    last = str(JSON_COUNT)
    get = ["get", "--record", last, options.form, url, "name"]
    empty = f"rm -rf {shlex.quote(cache)}; exec \"$0\" \"$@\""
    yield "open, nothing kept", "formview get --record N name", ["sh", "-c", empty, options.formview, *get]
    yield "open, the copy is the latest", "formview get --record N name", [options.formview, *get]
    if shutil.which("curl"):
        yield "open, nothing kept", "curl (reads only)", ["curl", "-s", "--cacert", certificate, url]


def report_archive(options):
    path = write_archive(options.data)
    copy = path + ".changed.plist"
    shutil.copyfile(path, copy)
    formats.report_commands(f"A keyed archive of {ARCHIVE_COUNT:,} records, {os.path.getsize(path) / 1e6:.0f} MB",
                            archive_commands(options, copy), options.runs)


def report_encrypted(options, folder, plain):
    if not shutil.which("age"):
        return
    key, path = os.path.join(folder, "key.txt"), os.path.join(folder, "people.json.age")
    subprocess.run(["age-keygen", "-o", key], check=True, stderr=subprocess.DEVNULL)
    recipient = subprocess.run(["age-keygen", "-y", key], check=True, capture_output=True, text=True).stdout.strip()
    subprocess.run(["age", "-e", "-r", recipient, "-o", path, plain], check=True)
    formats.report_commands(f"An age file (X25519) of {JSON_COUNT:,} records, {os.path.getsize(path) / 1e6:.0f} MB",
                            encrypted_commands(options, path, key, recipient), options.runs)


def report_served(options, folder, plain):
    server = Server(os.path.dirname(plain), folder)
    cache = os.path.join(folder, "cache")
    os.environ.update(CURL_CA_BUNDLE=server.certificate, XDG_CACHE_HOME=cache)
    url = server.url(os.path.basename(plain))
    formats.report_commands(f"A file on a server (https) of {JSON_COUNT:,} records, {os.path.getsize(plain) / 1e6:.0f} MB",
                            served_commands(options, url, cache, server.certificate), options.runs)


def report(options):
    plain = options.path(JSON_COUNT)
    folder = os.path.join(options.data, "wrapped")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    try:
        report_archive(options)
        report_encrypted(options, folder, plain)
        report_served(options, folder, plain)
    finally:
        shutil.rmtree(folder)
        for name in os.listdir(options.data):
            if ".archive.plist.changed" in name:
                os.remove(os.path.join(options.data, name))
