"""A server for tests: serves a folder, and misbehaves on request.

server.py FOLDER LOG [CERTIFICATE KEY]: with a certificate it speaks TLS. It binds any free port of 127.0.0.1, prints it,
and ends when its standard input does. Each answer is a line of LOG, the status and the path, and each connection.
"""

import email.utils
import gzip
import hashlib
import os
import ssl
import sys
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

folder, log = sys.argv[1:3]
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        options = dict(urllib.parse.parse_qsl(url.query, keep_blank_values=True))
        # A file of this name says what all are answered with.
        try:
            with open(os.path.join(folder, "status"), encoding="ascii") as file:
                return self.answer(int(file.read()), b"")
        except FileNotFoundError:
            pass
        kind = url.path.split("/")[1]
        if kind == "status":
            return self.answer(int(url.path.split("/")[2]), b"")
        if kind == "redirect":
            return self.answer(302, b"", {"Location": options["to"]})
        if kind == "moved":
            # Where to is in a file.
            with open(os.path.join(folder, "target"), encoding="utf-8") as file:
                return self.answer(302, b"", {"Location": file.read()})
        if kind == "loop":
            return self.answer(302, b"", {"Location": self.path})
        if kind == "silent":
            return threading.Event().wait()
        if kind == "cut":
            return self.answer(200, b"{", {"Content-Length": "100"})
        if kind == "unpackable":
            return self.answer(200, b"not gzip", {"Content-Encoding": "gzip"})
        if kind == "bomb":
            return self.bomb(int(options["size"]))
        self.file(urllib.parse.unquote(url.path), options)

    def file(self, path, options):
        try:
            with open(os.path.join(folder, path.lstrip("/")), "rb") as file:
                body = file.read()
        except OSError:
            return self.answer(404, b"no such file")
        headers = {}
        if "dated" in options:
            time = os.stat(os.path.join(folder, path.lstrip("/"))).st_mtime
            headers["Last-Modified"] = email.utils.formatdate(time, usegmt=True)
            if self.headers["If-Modified-Since"] == headers["Last-Modified"]:
                return self.answer(304, b"", headers)
        elif "plain" not in options:
            headers["ETag"] = '"' + (options.get("tag") or hashlib.sha1(body).hexdigest()) + '"'
            if self.headers["If-None-Match"] == headers["ETag"]:
                return self.answer(304, b"", headers)
        if "private" in options:
            headers["Cache-Control"] = "private, no-store"
        if "gzip" in options and "gzip" in self.headers["Accept-Encoding"]:
            body = gzip.compress(body)
            headers["Content-Encoding"] = "gzip"
        self.answer(200, body, headers)

    def bomb(self, size):
        body = gzip.compress(bytes(size) + b"!", compresslevel=1)
        self.answer(200, body, {"Content-Encoding": "gzip"})

    def answer(self, status, body, headers={}):
        with lock, open(log, "a", encoding="utf-8") as file:
            file.write(f"{status} {self.path}\n")
        self.send_response(status)
        if status == 304:
            headers = {key: value for key, value in headers.items() if key != "Content-Length"}
        else:
            headers = {"Content-Length": str(len(body)), **headers}
        for key, value in headers.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(body)
        # What was promised and not sent.
        self.close_connection = headers.get("Content-Length") not in (None, str(len(body)))

    def setup(self):
        super().setup()
        with lock, open(log, "a", encoding="utf-8") as file:
            file.write("connection\n")

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, address):
        # Clients that trust no certificate of ours hang up.
        pass


server = Server(("127.0.0.1", 0), Handler)
if len(sys.argv) > 3:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[3], sys.argv[4])
    # The handshake is for the thread of the connection.
    server.socket = context.wrap_socket(
        server.socket, server_side=True, do_handshake_on_connect=False
    )


def end_with_input():
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_input, daemon=True).start()
print(server.server_address[1], flush=True)
server.serve_forever()
