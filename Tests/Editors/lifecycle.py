#!/usr/bin/env python3
"""The life of the real program as a language server: framing, exit statuses, a killed parent, floods, folders that vanish.

usage: lifecycle.py PATH/TO/modallint

Python's standard library alone. Prints a line a test and ends with 1 where one failed.
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from lsp_client import CAPABILITIES, Client, uri

HOME = """import SwiftUI

struct Home: View {
  @State private var shows = false

  var body: some View {
    Button("Help") { shows = true }
      .fullScreenCover(isPresented: $shows) { Help() }
  }
}
"""
HELP = 'import SwiftUI\n\nstruct Help: View {\n  var body: some View { Text("Help") }\n}\n'


def app():
    folder = Path(tempfile.mkdtemp(prefix="modallint-lsp-"))
    (folder / "Home.swift").write_text(HOME)
    (folder / "Help.swift").write_text(HELP)
    return folder


def raw(command, data, wait=10):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = process.communicate(data, timeout=wait)
    return process.returncode, out, err


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


INITIALIZE = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": None, "capabilities": {}}}
SHUTDOWN = {"jsonrpc": "2.0", "id": 2, "method": "shutdown"}
EXIT = {"jsonrpc": "2.0", "method": "exit"}


def shutdown_then_exit(command):
    status, out, err = raw(command, frame(INITIALIZE) + frame(SHUTDOWN) + frame(EXIT))
    assert status == 0, status
    assert out.count(b"Content-Length") == 2 and err == b"", (out, err)


def exit_alone(command):
    assert raw(command, frame(INITIALIZE) + frame(EXIT))[0] == 1
    assert raw(command, frame(EXIT))[0] == 1


def end_of_input(command):
    assert raw(command, b"")[0] == 1
    assert raw(command, frame(INITIALIZE) + frame(SHUTDOWN))[0] == 0


def split_bytes(command):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for byte in frame(INITIALIZE) + frame(SHUTDOWN) + frame(EXIT):
        process.stdin.write(bytes([byte]))
        process.stdin.flush()
    assert process.wait(10) == 0


def too_long(command):
    """A message over 64 MiB is refused at its header, its bytes are passed over, and memory does not grow by them."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(frame(INITIALIZE))
    length = (64 << 20) + 1
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % length)
    left = length
    while left:
        count = min(left, 1 << 20)
        process.stdin.write(b" " * count)
        left -= count
    process.stdin.write(frame(SHUTDOWN))
    process.stdin.flush()
    time.sleep(0.5)
    if Path("/proc").exists():
        status = Path(f"/proc/{process.pid}/status").read_text()
        peak = int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])
        assert peak < 60_000, f"{peak} KB"
    process.stdin.write(frame(EXIT))
    process.stdin.close()
    out = process.stdout.read()
    assert process.wait(10) == 0 and b"-32600" in out and b"67108865" in out


def big_message(command):
    """One of 40 MB is taken."""
    text = "// " + "x" * (40 << 20)
    folder = app()
    client = Client(command)
    client.initialize(folder)
    client.next("textDocument/publishDiagnostics")
    client.open(folder / "Big.swift", text)
    client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Big.swift"))
    assert client.stop() == 0


def killed_parent(command):
    """The server ends once the process is gone that it was told to watch, though its input stays open."""
    watched = subprocess.Popen(["sleep", "60"])
    client = Client(command)
    client.request("initialize", {"processId": watched.pid, "capabilities": {}})
    client.notify("initialized")
    time.sleep(0.3)
    assert client.process.poll() is None
    watched.send_signal(signal.SIGKILL)
    watched.wait()
    assert client.process.wait(5) == 1


def killed_parent_of_the_command_line(command):
    """As editors say it that start a server before they know what to send."""
    watched = subprocess.Popen(["sleep", "60"])
    client = Client(command + [f"--clientProcessId={watched.pid}"])
    client.request("initialize", {"processId": None, "capabilities": {}})
    watched.send_signal(signal.SIGKILL)
    watched.wait()
    assert client.process.wait(5) == 1


def vanished_reader(command):
    """Nobody reads its output any more: it ends."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdout.close()
    process.stdin.write(frame(INITIALIZE))
    process.stdin.flush()
    assert process.wait(5) == 1


def slow_reader(command):
    """A client that floods and does not read for a while gets every answer."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(frame(INITIALIZE))
    process.stdin.flush()
    count = 3000
    if os.fork() == 0:
        try:
            for number in range(10, 10 + count):
                process.stdin.write(frame({"jsonrpc": "2.0", "id": number, "method": "textDocument/hover", "params": {}}))
            process.stdin.write(frame(SHUTDOWN) + frame(EXIT))
            process.stdin.flush()
        finally:
            os._exit(0)
    process.stdin.close()
    time.sleep(1)
    out = process.stdout.read()
    os.wait()
    process.returncode = None
    assert out.count(b"Content-Length") == count + 2, out.count(b"Content-Length")


def vanished_folder(command):
    folder = app()
    client = Client(command)
    client.initialize(folder)
    client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Home.swift") and params["diagnostics"])
    shutil.rmtree(folder)
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri(folder / "Home.swift"), "type": 3}, {"uri": uri(folder), "type": 3}]})
    client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Home.swift") and not params["diagnostics"])
    assert client.stop() == 0


def link_loops(command):
    folder = app()
    (folder / "loop").symlink_to(folder)
    (folder / "Self.swift").symlink_to(folder / "Self.swift")
    client = Client(command)
    client.initialize(folder)
    client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Home.swift") and params["diagnostics"])
    assert client.stop() == 0
    shutil.rmtree(folder)


def unreadable_file(command):
    """A file and a folder that nobody may read are named, and all else is linted. Root reads everything, so the server runs as nobody."""
    folder = app()
    folder.chmod(0o755)
    (folder / "Secret.swift").write_text(HELP)
    (folder / "Secret.swift").chmod(0)
    (folder / "Closed").mkdir(mode=0)
    try:
        client = Client(command, user="nobody" if os.getuid() == 0 else None)
    except PermissionError:
        return "skipped: nobody but root may run the program"
    client.initialize(folder)
    left = {"Secret.swift", "Closed"}
    while left:
        message = client.next("window/logMessage", lambda params: any(f"/{name}`: permission denied" in params["message"] for name in left))
        left -= {name for name in left if name in message["params"]["message"]}
    client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Home.swift") and params["diagnostics"])
    assert client.stop() == 0
    shutil.rmtree(folder)


def noise(command):
    """Messages of random bytes, lengths that are none, headers of another protocol: what comes behind them is answered."""
    source = random.Random(7)
    parts = [frame(INITIALIZE)]
    good = json.dumps({"jsonrpc": "2.0", "id": 9, "method": "textDocument/hover", "params": {"position": {"line": 0}}}).encode()
    for _ in range(2000):
        body = bytearray(good)
        for _ in range(source.randrange(1, 6)):
            body[source.randrange(len(body))] = source.randrange(256)
        parts.append(frame(bytes(body)))
        parts.append(source.choice([b"", b"Content-Length: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", b"\r\n\n", b"Content-Length: -5\r\n\r\n"]))
    status, out, err = raw(command, b"".join(parts) + frame({**SHUTDOWN, "id": "last"}) + frame(EXIT), wait=60)
    assert status == 0 and b'"id":"last","result":null' in out and err == b"", (status, out[-300:], err)


def flood(command):
    """Thousands of changes at once: each is told of, and a request behind them is answered."""
    folder = app()
    client = Client(command)
    client.initialize(folder)
    client.open(folder / "Help.swift", HELP, 0)
    count = 5000
    for version in range(1, count + 1):
        client.change(folder / "Help.swift", version, [{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "// a\n"}])
    assert client.request("modallint/text", {"textDocument": {"uri": uri(folder / "Help.swift")}}) == "// a\n" * count + HELP
    last = 0
    while last < count:
        told = client.next("textDocument/publishDiagnostics", lambda params: params.get("version", 0) > 0)
        # In order and none left out. On a busy machine the flood pauses, other files are read meanwhile, and what that
        # means for the version at hand is told as well.
        assert told["params"]["version"] in (last, last + 1), (told["params"]["version"], last)
        last = told["params"]["version"]
    assert client.stop() == 0
    shutil.rmtree(folder)


def same_as_the_command_line(command):
    """What is published for a folder is what the command line finds."""
    folder = app()
    client = Client(command)
    client.initialize(folder)
    shown = client.next("textDocument/publishDiagnostics", lambda params: params["uri"].endswith("Home.swift"))["params"]
    report = json.loads(subprocess.run([command[0], "--format", "json", str(folder)], capture_output=True).stdout)
    found = [(f["rule"], f["line"] - 1, f["column"] - 1) for f in report["findings"]]
    told = [(d["code"], d["range"]["start"]["line"], d["range"]["start"]["character"]) for d in shown["diagnostics"]]
    assert found == told and found, (found, told)
    assert client.stop() == 0
    shutil.rmtree(folder)


TESTS = [
    shutdown_then_exit, exit_alone, end_of_input, split_bytes, too_long, big_message, killed_parent, killed_parent_of_the_command_line, vanished_reader, slow_reader, vanished_folder,
    link_loops, unreadable_file, noise, flood, same_as_the_command_line,
]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    command = [os.path.abspath(sys.argv[1]), "lsp", "--stdio"]
    failed = 0
    for test in TESTS:
        name = test.__name__.replace("_", " ")
        try:
            print(f"{test(command) or 'ok'}: {name}")
        except Exception as error:  # noqa: BLE001: any failure is a failed test
            failed += 1
            print(f"FAILED: {name}: {type(error).__name__}: {error}")
    sys.exit(1 if failed else 0)


main()
