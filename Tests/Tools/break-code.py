#!/usr/bin/env python3
"""Breaks real code at random and lints it: whatever stands in the files, modallint comes to an end, with a status of its own.

usage: break-code.py MODALLINT FOLDER... [--minutes N] [--seed N] [--keep FOLDER]

MODALLINT is best a debug build (`swift build`), which checks what a release build does not. A round copies one of the
folders, changes bytes of most of its Swift files, storyboards, XIBs and project files, and lints the copy. What takes the
program down is kept, by its seed; one such ends with 1. Python's standard library alone.
"""
import argparse, pathlib, random, shutil, subprocess, sys, tempfile, time

ENDINGS = {".swift", ".storyboard", ".xib", ".pbxproj", ".xcconfig"}
PIECES = [
    piece.encode()
    for piece in [
        "{", "}", "(", ")", "[", "]", "<", ">", "=", "\"", "\"\"\"", "`", "@", "$", "//", "/*", "*/", "\n", "?.", "self.", "case ",
        "switch ", "in ", "let ", "guard ", "else {", "init(", "func ", "class ", "protocol P", "extension X {", "override ", "@objc ",
        "var body: some View {", "typealias A = ", "for a in [", "#if ", "#endif\n", "<!--", "customClass=\"", "<segue ", "/>",
    ]
]
# Large apps take two to five seconds with a debug build.
TIME_LIMIT = 400


def break_text(text, numbers):
    """Changes some bytes in place."""
    for _ in range(numbers.randint(1, 6)):
        if not text:
            return
        at = numbers.randrange(len(text))
        kind = numbers.randrange(6)
        if kind == 0:
            del text[at : at + numbers.randint(1, 40)]
        elif kind == 1:
            del text[at : at + numbers.randint(1, 400)]
        elif kind == 2:
            text[at:at] = text[(start := numbers.randrange(len(text))) : start + numbers.randint(1, 200)]
        elif kind == 3:
            marks = [place for place in range(at, min(at + 400, len(text))) if text[place] in b"{}()[]\"<"]
            if marks:
                del text[marks[0]]
        elif kind == 4 and numbers.random() < 0.2:
            del text[at:]
        else:
            text[at:at] = numbers.choice(PIECES)


def break_folder(folder, numbers):
    share = numbers.choice([0.3, 0.6, 1])
    for path in sorted(folder.rglob("*")):
        if path.suffix in ENDINGS and path.is_file() and not path.is_symlink() and numbers.random() < share:
            text = bytearray(path.read_bytes())
            break_text(text, numbers)
            path.write_bytes(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("modallint")
    parser.add_argument("folders", nargs="+", metavar="FOLDER", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=10, help="10 unless given")
    parser.add_argument("--seed", type=int, default=0, help="of the first round; the next round has the next")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path("."), metavar="FOLDER", help="where to keep what was too much; here unless given")
    options = parser.parse_args()
    program = pathlib.Path(options.modallint).resolve()
    end = time.monotonic() + options.minutes * 60
    seed, failed = options.seed, 0
    while time.monotonic() < end:
        numbers = random.Random(seed)
        folder = numbers.choice(options.folders)
        with tempfile.TemporaryDirectory() as place:
            copy = pathlib.Path(place) / "copy"
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            break_folder(copy, numbers)
            try:
                status = subprocess.run([program, "lint", copy], capture_output=True, timeout=TIME_LIMIT).returncode
            except subprocess.TimeoutExpired:
                status = f"no end after {TIME_LIMIT} s"
            if status not in (0, 1, 2):
                failed += 1
                kept = options.keep / f"broken-{seed}"
                shutil.copytree(copy, kept, symlinks=True, dirs_exist_ok=True)
                print(f"seed {seed}, {folder.name}: {status}; kept as {kept}", flush=True)
        seed += 1
    print(f"{seed - options.seed} rounds, {failed} failed")
    sys.exit(1 if failed else 0)


main()
