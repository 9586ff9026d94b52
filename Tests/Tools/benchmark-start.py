#!/usr/bin/env python3
"""How long starting takes beside ast-grep (PyPI `ast-grep-cli`): `--version`, and one small file.

usage: benchmark-start.py [MODALLINT] [RUNS]     the release build and 200 unless given

The two take turns, so that a busy machine is busy for both. Prints the least and the median of each, and what modallint takes
of ast-grep's time; ends with 1 where that is more than twice.
"""
import pathlib, shutil, statistics, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/modallint").resolve())
RUNS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
beside = pathlib.Path(sys.executable).parent / "ast-grep"
OTHER = str(beside) if beside.exists() else shutil.which("ast-grep")
if not OTHER:
    sys.exit("ast-grep is not installed: pip install ast-grep-cli")

RULE = """id: sheet
language: swift
severity: warning
message: a sheet
rule:
  pattern: $A.sheet($$$B)
"""


def seconds(command, folder):
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def main():
    isSlow = False
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "One.swift").write_text((ROOT / "Tests/Samples/Weather/Places/PlacesView.swift").read_text())
        pathlib.Path(folder, "rule.yml").write_text(RULE)
        for name, ours, theirs in (
            ("--version", [PROGRAM, "--version"], [OTHER, "--version"]),
            ("one file", [PROGRAM, "One.swift"], [OTHER, "scan", "--rule", "rule.yml", "One.swift"]),
        ):
            times = ([], [])
            for _ in range(RUNS):
                times[0].append(seconds(ours, folder))
                times[1].append(seconds(theirs, folder))
            least, median = [min(each) for each in times], [statistics.median(each) for each in times]
            print(f"{name}: modallint {least[0] * 1e3:.2f} ms (median {median[0] * 1e3:.2f}), ast-grep {least[1] * 1e3:.2f} ms (median {median[1] * 1e3:.2f}): {least[0] / least[1]:.2f} times")
            isSlow = isSlow or least[0] > 2 * least[1]
    sys.exit(1 if isSlow else 0)


main()
