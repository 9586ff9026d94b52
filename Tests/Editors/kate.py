#!/usr/bin/env python3
"""Drives Kate on a screen that nobody looks at: opens a file at the finding behind an emoji, applies the first code action,
saves, and prints what came of it as one line of JSON. Run by editors.py, which reads that line:

    MODALLINT=/path/to/modallint FILE=/path/to/Home.swift xvfb-run -a dbus-run-session -- python3 kate.py

Kate has no scripts that reach its language client, so keys are typed; what is told of the file is read beside it.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

FILE = Path(os.environ["FILE"])
FOLDER = FILE.parent
TOLD = FOLDER / "told"
# Writes down what the server says on its way.
SERVER = FOLDER / "modallint"
COMMAND = [str(SERVER), "lsp"]
SETTINGS = {
    "servers": {"swift": {"command": COMMAND, "highlightingModeRegex": "^Swift$", "rootIndicationFileNames": [".modallint.json", ".git"]}}
}
# Kate asks before it starts a server for the first time.
PREFERENCES = f"""[General]
Show welcome view for new window=false

[Kate Plugins]
lspclientplugin=true

[lspclient]
AllowedServerCommandLines={" ".join(COMMAND)}
"""


def finish(result):
    print("RESULT " + json.dumps(result))
    sys.exit()


def wait_for(condition, seconds=20):
    end = time.time() + seconds
    while not condition() and time.time() < end:
        time.sleep(0.1)
    return condition()


def diagnostics():
    """What the server said of the file last; nil before."""
    last = None
    for part in TOLD.read_bytes().split(b"Content-Length: ")[1:] if TOLD.exists() else []:
        try:
            message = json.loads(part.split(b"\r\n\r\n", 1)[1])
        except (IndexError, ValueError):
            # The rest is still to come.
            continue
        if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == FILE.as_uri():
            last = message["params"]["diagnostics"]
    return last


def keys(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(0.7)


def main():
    home = FOLDER / "home"
    environment = {
        **os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"), "XDG_RUNTIME_DIR": str(home / "run"), "QT_QPA_PLATFORM": "xcb",
    }
    (home / "config/kate/lspclient").mkdir(parents=True)
    (home / "run").mkdir(mode=0o700)
    (home / "config/katerc").write_text(PREFERENCES)
    SERVER.write_text(f'#!/bin/sh\n"{os.environ["MODALLINT"]}" "$@" | tee "{TOLD}"\n')
    SERVER.chmod(0o755)
    (home / "config/kate/lspclient/settings.json").write_text(json.dumps(SETTINGS))
    before = FILE.read_bytes()
    lines = before.decode().split("\n")
    number = next(number for number, line in enumerate(lines) if "fullScreenCover" in line)
    column = len(lines[number].split("fullScreenCover")[0].encode("utf-16-le")) // 2 + 4
    kate = subprocess.Popen(
        ["kate", "-n", "-b", "-l", str(number + 1), "-c", str(column), str(FILE)], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        if not wait_for(diagnostics):
            finish({"problem": "the server was not started, or found nothing"})
        codes = [one["code"] for one in diagnostics()]
        window = subprocess.run(["xdotool", "search", "--name", FILE.name], capture_output=True, text=True).stdout.split()
        subprocess.run(["xdotool", "windowfocus", window[0]], check=True)
        time.sleep(1)
        # The code actions of the caret's place; the first; save.
        keys("alt+Return", "Down", "Return", "ctrl+s")
        wait_for(lambda: FILE.read_bytes() != before)
        wait_for(lambda: not diagnostics())
        finish({"code": codes[0], "title": "the first action", "text": FILE.read_text(), "left": [one["code"] for one in diagnostics()]})
    finally:
        kate.kill()
        kate.wait()


main()
