#!/usr/bin/env python3
"""Random edits of real files: the server's text must stay the client's, and its diagnostics those of the command line.

usage: soak.py PATH/TO/modallint FOLDER [--edits N] [--every N] [--seed N]

FOLDER is copied first, and never written to. After every edit the server is asked for its text (`modallint/text`), and
it is compared. After every hundredth (`--every`)
the copy on the disk is written as the editor has it, and each file's diagnostics are compared with a run of the
command line over the copy. Python's standard library alone.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from lsp_client import CAPABILITIES, Client, uri

PIECES = [
    "\n", "\r\n", "\r", " ", "}", "{", "(", ")", "\"", "//", "/*", "*/", "é", "😀", "👨‍👩‍👧", "\u2028", "e\u0301", "#if DEBUG\n", "#endif\n",
    "  .sheet(isPresented: $shows) { Text(\"\") }\n", "@State private var shows = false\n", "dismiss()", "Button(\"Close\") { dismiss() }\n",
    "present(controller, animated: true)\n", "// modallint:allow trapped-modal — soak\n", "struct Soak: View {\n", "let x = 1\n", "\"\"\"\n",
]


LINE_BREAK = re.compile(r"\r\n|\r|\n")


def split_lines(text):
    """Lines as the protocol has them: LF, CRLF and CR end one; each with its content and its start, in Python's characters."""
    lines, start = [], 0
    for end in LINE_BREAK.finditer(text):
        lines.append((start, end.start()))
        start = end.end()
    lines.append((start, len(text)))
    return lines


def units(text):
    return len(text.encode("utf-16-le")) // 2


class Editor:
    def __init__(self, path, text):
        self.path, self.text, self.version = path, text, 1

    def position(self, lines, offset):
        low, high = 0, len(lines)
        while high - low > 1:
            middle = (low + high) // 2
            if lines[middle][0] <= offset:
                low = middle
            else:
                high = middle
        start, end = lines[low]
        return {"line": low, "character": units(self.text[start : min(offset, end)])}, min(offset, end)

    def random_change(self, source):
        """One change: its message, and the text after it."""
        if source.random() < 0.01:
            text = self.text[: source.randrange(len(self.text) + 1)]
            self.text = text
            return {"text": text}
        lines = split_lines(self.text)
        start = source.randrange(len(self.text) + 1)
        length = source.choice([0, 0, 0, 1, 1, 2, 5, 20, 200])
        first, begin = self.position(lines, start)
        last, end = self.position(lines, min(len(self.text), start + length))
        if source.random() < 0.5:
            new = source.choice(PIECES)
        else:
            place = source.randrange(len(self.text) + 1)
            new = self.text[place : place + source.choice([0, 1, 10, 80])]
        self.text = self.text[:begin] + new + self.text[max(begin, end) :]
        return {"range": {"start": first, "end": last}, "text": new}


def command_line(binary, folder):
    run = subprocess.run([binary, "--format", "json", "--quiet", str(folder)], capture_output=True)
    found = {}
    for f in json.loads(run.stdout)["findings"]:
        place = (f["line"] - 1, f["column"] - 1, f["endLine"] - 1, f["endColumn"] - 1)
        found.setdefault(os.path.abspath(f["path"]), []).append((f["rule"], f["severity"], place, f["message"]))
    return found


SEVERITIES = {1: "error", 2: "warning", 3: "info"}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("folder")
    parser.add_argument("--edits", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--files", type=int, default=12, help="how many files are open at a time")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary)
    source = random.Random(arguments.seed)
    folder = Path(tempfile.mkdtemp(prefix="modallint-soak-")).resolve() / "App"
    shutil.copytree(arguments.folder, folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    subprocess.run(["git", "init", "-q", str(folder)], check=False)

    client = Client([binary, "lsp", "--stdio"])
    client.initialize(folder)
    told = {}

    def settle():
        """Takes in all that was told so far."""
        while True:
            try:
                message = client.notifications.get_nowait()
            except Exception:  # noqa: BLE001: the queue is empty
                return
            if message["method"] == "textDocument/publishDiagnostics":
                params = message["params"]
                told[params["uri"]] = params["diagnostics"]

    def wait_for_rest():
        """Until the server has nothing left to do; its answer comes behind all that it had to tell."""
        client.request("modallint/rest", timeout=600)
        settle()

    start = time.time()
    wait_for_rest()
    paths = sorted(p for p in folder.rglob("*.swift") if p.is_file() and not p.is_symlink())
    editors = {}
    compared = texts = 0
    for number in range(1, arguments.edits + 1):
        if len(editors) < arguments.files and source.random() < 0.2 or not editors:
            path = source.choice(paths)
            if path not in editors:
                text = path.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff")
                editors[path] = Editor(path, text)
                client.open(path, text)
        path = source.choice(list(editors))
        editor = editors[path]
        editor.version += 1
        client.change(path, editor.version, [editor.random_change(source) for _ in range(source.choice([1, 1, 1, 2, 3]))])
        answer = client.request("modallint/text", {"textDocument": {"uri": uri(path)}}, timeout=600)
        texts += 1
        if answer != editor.text:
            sys.exit(f"edit {number}, seed {arguments.seed}: the texts of {path} differ")
        if number % arguments.every == 0:
            for other, open_editor in editors.items():
                other.write_bytes(open_editor.text.encode())
            wait_for_rest()
            wanted = command_line(binary, folder)
            shown = {}
            for address, diagnostics in told.items():
                if diagnostics:
                    path_told = os.path.abspath(address_path(address))
                    shown[path_told] = [
                        (
                            d["code"], SEVERITIES[d["severity"]],
                            (d["range"]["start"]["line"], d["range"]["start"]["character"], d["range"]["end"]["line"], d["range"]["end"]["character"]),
                            d["message"],
                        )
                        for d in diagnostics
                        if d["severity"] < 4
                    ]
            # A file may hold nothing but hints at what findings elsewhere point at.
            shown = {name: rows for name, rows in shown.items() if rows}
            compared += 1
            if wanted != shown:
                for name in sorted(set(wanted) | set(shown)):
                    if wanted.get(name) != shown.get(name) and set(wanted.get(name, [])) == set(shown.get(name, [])):
                        print("in another order, or twice:", name, wanted.get(name), shown.get(name), sep="\n  ")
                    for row in sorted(set(wanted.get(name, [])) - set(shown.get(name, []))):
                        print("only the command line:", name, row)
                    for row in sorted(set(shown.get(name, [])) - set(wanted.get(name, []))):
                        # Was it told once and then forgotten, or is it still believed?
                        line, character = row[2][:2]
                        place = {"textDocument": {"uri": uri(name)}, "position": {"line": line, "character": character}}
                        believed = row[0] in json.dumps(client.request("textDocument/hover", place))
                        print("only the server" + (" (believed)" if believed else " (told, not believed)"), name, row)
                sys.exit(f"edit {number}, seed {arguments.seed}: the findings differ; the files are kept in {folder}")
            print(f"\r{number} edits, {texts} texts and {compared} reports equal, {sum(map(len, wanted.values()))} findings", end="", flush=True)
            # Some files go back to what they were, so that not all code is broken code.
            while len(editors) > arguments.files // 2:
                closed = source.choice(list(editors))
                shutil.copyfile(Path(arguments.folder) / closed.relative_to(folder), closed)
                client.notify("textDocument/didClose", {"textDocument": {"uri": uri(closed)}})
                del editors[closed]
    print(f"\r{arguments.edits} edits, {texts} texts and {compared} reports equal in {time.time() - start:.0f} s; memory {client.memory()[0]:.0f} MB at most")
    client.stop()
    shutil.rmtree(folder.parent)


def address_path(address):
    from urllib.parse import unquote

    return unquote(address.removeprefix("file://"))


main()
