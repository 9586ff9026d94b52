#!/usr/bin/env python3
"""How long after a keystroke the diagnostics are there, beside what other servers need for the same file.

usage: latency.py PATH/TO/modallint FOLDER FILE [--larger FOLDER FILE] [--edits N] [--sourcekit PATH] [--ast-grep PATH]

Opens FOLDER as a project and types random edits into FILE (a file below it; it is not written to), one at a time, each
taken back by a later one, so that the file stays what it is. Measured is, in this process, from the moment that a
`didChange` is written to the moment that its `publishDiagnostics` is read. With `--larger` the same is measured once more
with the same edits of the same file in a project that holds more, and the two are compared. `sourcekit-lsp` answers
`documentSymbol` for the same file after the same edits, `ast-grep lsp` publishes for them; both are taken from PATH
unless given (`pip install ast-grep-cli`), and named where they are missing. One server runs at a time: two would take
each other's processor. Python's standard library alone.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from lsp_client import CAPABILITIES, Client, uri

INSERTED = ["x", " ", "\n", "let value = 1\n", "// a word\n", "dismiss()\n", "😀", "(", "é", "Text(\"a\")"]


def edits(text, count, seed):
    """Insertions at random line ends, each taken back by the next edit."""
    source = random.Random(seed)
    lines = text.split("\n")
    for number in range(count):
        if number % 2 == 0:
            line = source.randrange(len(lines))
            character = len(lines[line].rstrip("\r").encode("utf-16-le")) // 2
            new = source.choice(INSERTED)
            start = {"line": line, "character": character}
            broken = new.count("\n")
            end = (
                {"line": line + broken, "character": len(new.rsplit("\n", 1)[1].encode("utf-16-le")) // 2}
                if broken
                else {"line": line, "character": character + len(new.encode("utf-16-le")) // 2}
            )
            yield {"range": {"start": start, "end": start}, "text": new}
        else:
            yield {"range": {"start": start, "end": end}, "text": ""}


def edited(text, change):
    """The text after an edit, for servers that take whole texts only. The edits above stand at line ends."""

    def offset(position):
        lines = text.split("\n")
        line = lines[position["line"]].encode("utf-16-le")[: 2 * position["character"]].decode("utf-16-le")
        return sum(len(line) + 1 for line in lines[: position["line"]]) + len(line)

    return text[: offset(change["range"]["start"])] + change["text"] + text[offset(change["range"]["end"]) :]


def row(name, times, memory):
    times = sorted(times)
    p50 = statistics.median(times) * 1000
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))] * 1000
    print(f"| {name} | {len(times)} | {p50:.2f} ms | {p99:.2f} ms | {times[-1] * 1000:.2f} ms | {memory[1]:.0f} MB ({memory[0]:.0f}) |", flush=True)
    return p50, p99


def push(name, command, folder, file, count, root=None):
    client = Client(command, cwd=root)
    start = time.perf_counter()
    sync = client.initialize(root or folder)["capabilities"]["textDocumentSync"]
    takes_ranges = (sync if isinstance(sync, int) else sync["change"]) == 2
    text = file.read_bytes().decode().removeprefix("\ufeff")
    client.open(file, text, 0)
    address = uri(file)
    first = client.next("textDocument/publishDiagnostics", lambda p: p["uri"] == address and p.get("version", 0) == 0, timeout=600)
    ready = first["_time"] - start
    # What is left of the start is not a keystroke's.
    time.sleep(2)
    times = []
    for version, change in enumerate(edits(text, count, 1), 1):
        if not takes_ranges:
            text = edited(text, change)
            change = {"text": text}
        begin = time.perf_counter()
        client.change(file, version, [change])
        answer = client.next("textDocument/publishDiagnostics", lambda p: p["uri"] == address and p.get("version", version) == version, timeout=120)
        times.append(answer["_time"] - begin)
        # People type slower; work behind a keystroke is not the next one's, unless it takes longer than this.
        time.sleep(0.005)
    result = row(name, times, client.memory())
    print(f"  ({name}: first diagnostics {ready * 1000:.0f} ms after the start)")
    client.process.kill()
    return result


def ask(name, command, folder, file, count):
    client = Client(command)
    client.initialize(folder)
    text = file.read_bytes().decode().removeprefix("\ufeff")
    client.open(file, text, 0)
    client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri(file)}}, timeout=300)
    times = []
    for version, change in enumerate(edits(text, count, 1), 1):
        begin = time.perf_counter()
        client.change(file, version, [change])
        request = client.send("textDocument/documentSymbol", {"textDocument": {"uri": uri(file)}})
        times.append(client.wait(request)["_time"] - begin)
        time.sleep(0.005)
    result = row(name, times, client.memory())
    client.process.kill()
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("folder")
    parser.add_argument("file")
    parser.add_argument("--larger", nargs=2, metavar=("FOLDER", "FILE"), help="the same file in a larger project")
    parser.add_argument("--edits", type=int, default=1000)
    parser.add_argument("--sourcekit", default=shutil.which("sourcekit-lsp"))
    parser.add_argument("--ast-grep", default=shutil.which("ast-grep"))
    arguments = parser.parse_args()
    folder, file = Path(arguments.folder).resolve(), Path(arguments.file).resolve()
    command = [os.path.abspath(arguments.binary), "lsp"]
    count = arguments.edits
    print(f"{file.name}: {file.read_bytes().count(10)} lines; {count} edits")
    print("| server | edits | p50 | p99 | most | memory now (at most) |")
    print("|---|---|---|---|---|---|")
    ours = push("modallint lsp, publishDiagnostics", command, folder, file, count)
    larger = None
    if arguments.larger:
        other_folder, other_file = (Path(path).resolve() for path in arguments.larger)
        if other_file.read_bytes() != file.read_bytes():
            sys.exit(f"{other_file} is another file than {file}")
        larger = push("modallint lsp, publishDiagnostics, larger project", command, other_folder, other_file, count)
    others = []
    if arguments.sourcekit:
        others.append(ask("sourcekit-lsp, documentSymbol", [arguments.sourcekit], folder, file, count))
    else:
        print("skipped: sourcekit-lsp is not installed")
    if arguments.ast_grep:
        with tempfile.TemporaryDirectory() as root:
            root = Path(root).resolve()
            (root / "sgconfig.yml").write_text("ruleDirs: [rules]\n")
            (root / "rules").mkdir()
            (root / "rules" / "dismiss.yml").write_text(
                "id: dismiss\nlanguage: Swift\nseverity: warning\nmessage: a call of dismiss\nrule: {pattern: dismiss()}\n")
            copy = root / file.name
            copy.write_bytes(file.read_bytes())
            others.append(push("ast-grep lsp, publishDiagnostics", [arguments.ast_grep, "lsp"], folder, copy, count, root=root))
    else:
        print("skipped: ast-grep is not installed")
    if larger:
        print(f"in the larger project it takes {larger[0] / ours[0]:.2f} times as long at the median, {larger[1] / ours[1]:.2f} times at p99")
    for name, own in [("", ours)] + ([(" in the larger project", larger)] if larger else []):
        if others:
            fastest = [min(times) for times in zip(*others)]
            print(f"modallint{name}: {fastest[0] / own[0]:.2f} times as fast as the faster of the others at the median, {fastest[1] / own[1]:.2f} times at p99")


main()
