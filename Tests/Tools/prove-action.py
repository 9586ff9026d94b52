#!/usr/bin/env python3
"""Runs the steps of the GitHub action as a runner would, over repositories made on the spot: the action lies outside of the
workspace, builds modallint once, and finds it in the cache the next time, also where the first run had findings.

usage: prove-action.py        needs PyYAML or ruamel.yaml; takes as long as a release build
What `actions/cache/restore` and `actions/cache/save` do, a folder does; every other `uses` is a mistake.
"""
import os, pathlib, re, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREEN = """import SwiftUI
struct Home: View {
  @State private var shows = false
  var body: some View { Button("Go") { shows = true }.sheet(isPresented: $shows) { Note() } }
}
"""
NOTE = 'import SwiftUI\nstruct Note: View { var body: some View { Text("x") } }\n'


def load(path):
    try:
        import yaml
        return yaml.safe_load(path.read_text())
    except ImportError:
        from ruamel.yaml import YAML
        return YAML(typ="safe").load(path.read_text())


def need(condition, what):
    if not condition:
        sys.exit(f"FAILED: {what}")


class Runner:
    def __init__(self, work):
        self.work, self.cache = work, work / "cache"
        self.cache.mkdir()
        self.action = work / "_actions/OWNER/modallint/main"
        # A runner unpacks what is committed, without git's own folder.
        self.action.mkdir(parents=True)
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", "HEAD"], stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "x", "-C", str(self.action)], input=archive.stdout, check=True)
        self.builds = 0

    def run(self, workspace, **inputs):
        """One job with the action: its output, and its status."""
        folder = self.action / ".github/actions/modallint"
        action = load(folder / "action.yml")
        need(action["runs"]["using"] == "composite", "a composite action was expected")
        need(set(inputs) <= set(action["inputs"]), f"no such input: {inputs}")
        temp = self.work / "temp"
        shutil.rmtree(temp, ignore_errors=True)
        temp.mkdir()
        values = {f"inputs.{name}": inputs.get(name, about.get("default", "")) for name, about in action["inputs"].items()}
        values["runner.temp"] = str(temp)

        def expression(text):
            text = text.strip()
            match = re.fullmatch(r"(\S+) != '([^']*)'", text)
            if match:
                return values.get(match[1], "") != match[2]
            need(re.fullmatch(r"(steps\.[\w-]+\.outputs|inputs|runner)\.[\w-]+", text), f"this script cannot evaluate `{text}`")
            return values.get(text, "")

        def filled(text):
            return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(expression(match[1])), str(text))

        output, status = "", 0
        for step in action["runs"]["steps"]:
            if status or "if" in step and not expression(step["if"]):
                continue
            name = f"steps.{step.get('id', '')}.outputs"
            if "uses" in step:
                path, kept = pathlib.Path(filled(step["with"]["path"])), self.cache / filled(step["with"]["key"])
                if step["uses"].startswith("actions/cache/restore@"):
                    values[f"{name}.cache-hit"] = "true" if kept.exists() else "false"
                    if kept.exists():
                        shutil.copytree(kept, path)
                elif step["uses"].startswith("actions/cache/save@"):
                    shutil.copytree(path, kept)
                else:
                    sys.exit(f"FAILED: this script does not know `{step['uses']}`")
                continue
            need(step.get("shell") == "bash", "a step of a composite action names its shell")
            script, told = temp / "step.sh", temp / "told"
            script.write_text(filled(step["run"]))
            told.write_text("")
            environment = dict(os.environ) | {key: filled(value) for key, value in step.get("env", {}).items()} | {
                "GITHUB_ACTION_PATH": f"{folder}/.", "GITHUB_OUTPUT": str(told), "GITHUB_WORKSPACE": str(workspace), "RUNNER_TEMP": str(temp),
                "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "CI": "true"}
            self.builds += "swift build" in step["run"]
            # As the runner calls it.
            done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=workspace, env=environment, capture_output=True, text=True)
            output, status = output + done.stdout + done.stderr, done.returncode
            for line in told.read_text().splitlines():
                key, value = line.split("=", 1)
                values[f"{name}.{key}"] = value
        outputs = {key: filled(about["value"]) for key, about in action["outputs"].items()}
        return output, status, outputs


def git(workspace, *arguments):
    names = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
    subprocess.run(["git", "-C", str(workspace), *names, *arguments], check=True, stdout=subprocess.DEVNULL)


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        runner, workspace = Runner(work), work / "my app"
        (workspace / "Sources").mkdir(parents=True)
        (workspace / "Sources/Home.swift").write_text(SCREEN)
        (workspace / "Sources/Note.swift").write_text(NOTE)
        git(workspace, "init", "-q", "-b", "main")
        git(workspace, "add", ".")
        git(workspace, "commit", "-q", "-m", "one")
        git(workspace, "update-ref", "refs/remotes/origin/main", "HEAD")

        output, status, outputs = runner.run(workspace)
        need(status == 1 and outputs == {"status": "1"}, f"a finding should end the job with 1, not {status}: {output}")
        need(re.search(r"^::warning file=Sources/Home\.swift,line=4,.*missing-dismiss-button", output, re.M), f"the finding is not shown: {output}")
        need(runner.builds == 1, "modallint was not built")
        print("the action builds modallint, shows the finding and ends with 1")

        output, status, outputs = runner.run(workspace, since="origin/main", sarif="report.sarif")
        need(status == 0 and outputs == {"status": "0"} and "::warning" not in output, f"nothing has changed since: {status} {output}")
        need((workspace / "report.sarif").exists(), "no SARIF report")
        need(runner.builds == 1, "a run with findings left nothing in the cache")
        (workspace / "Sources/Other.swift").write_text(SCREEN.replace("Home", "Other"))
        git(workspace, "add", "Sources")
        git(workspace, "commit", "-q", "-m", "two")
        output, status, outputs = runner.run(workspace, since="origin/main")
        need(status == 1 and "Other.swift" in output and "Home.swift" not in output, f"what has changed alone: {status} {output}")
        print("from the cache: only what has changed, and a SARIF report beside")

        output, status, outputs = runner.run(workspace, paths="Sources/Note.swift Sources/Home.swift", arguments="--fail-on error --quiet")
        need(status == 0 and "Home.swift" in output and "Other.swift" not in output, f"paths and arguments: {status} {output}")
        output, status, outputs = runner.run(workspace, paths="Gone")
        need(status == 2 and outputs == {"status": "2"}, f"a path that there is not should end the job with 2, not {status}: {output}")
        print("paths, arguments and mistakes arrive")
    print("action: proven")


main()
