#!/usr/bin/env python3
"""Checks every report with tools that are not ours, on a sample with findings and on an empty folder; says what it skipped.

usage: check-formats.py [MODALLINT]     the release build unless given

JSON, JSON Lines   Python's own reader
SARIF              check-jsonschema (PyPI) with the schema that SARIF_SCHEMA names (a file or an address), and sarif-tools
GitLab             Python's reader and the fields that GitLab's documentation asks for; the README's job with check-jsonschema
JUnit, Checkstyle  Python's expat, and junitparser (PyPI) where it is installed
GitHub             the syntax of workflow commands; the action with check-jsonschema
HTML               html.parser, and headless Chromium: no message in its console, nothing asked of the network, a picture in
                   light and in dark (PICTURES names a folder to keep them in)
Xcode              the line that its build log recognises
"""
import html.parser, json, os, pathlib, re, shutil, subprocess, sys, tempfile, xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/modallint").resolve())
checked, skipped = [], []


def report(form, path):
    run = subprocess.run([PROGRAM, "--format", form, str(path)], capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"FAILED: --format {form} ended with {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode("utf-8")


def need(condition, what):
    if not condition:
        sys.exit(f"FAILED: {what}")


def tool(name):
    beside = pathlib.Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name)


def run(what, *command):
    done = subprocess.run(command, capture_output=True, text=True)
    need(done.returncode == 0, f"{what}: {done.stdout}{done.stderr}")
    return done


def sarif(text, where, count):
    path = where / "report.sarif"
    path.write_text(text)
    results = json.loads(text)["runs"][0]["results"]
    need(len(results) == count, "SARIF has another number of results")
    schema, check = os.environ.get("SARIF_SCHEMA"), tool("check-jsonschema")
    if schema and check:
        run("SARIF by its schema", check, "--schemafile", schema, str(path))
        checked.append("SARIF by its schema")
    else:
        skipped.append("SARIF by its schema: " + ("check-jsonschema is not installed" if schema else "SARIF_SCHEMA names no schema"))
    if tool("sarif"):
        run("SARIF by sarif-tools", tool("sarif"), "summary", str(path))
        checked.append("SARIF by sarif-tools")
    else:
        skipped.append("SARIF by sarif-tools: not installed")


def gitlab(text, count):
    issues = json.loads(text)
    need(len(issues) == count, "GitLab has another number of findings")
    need(len({issue["fingerprint"] for issue in issues}) == count, "GitLab's fingerprints are not unique")
    for issue in issues:
        need({"description", "check_name", "fingerprint", "severity", "location"} <= issue.keys(), "a field that GitLab needs is missing")
        need(issue["severity"] in ("info", "minor", "major", "critical", "blocker"), "a severity that GitLab does not know")
        need(isinstance(issue["location"]["lines"]["begin"], int) and not issue["location"]["path"].startswith("./"), "a place that GitLab does not read")
    checked.append("GitLab's fields")


def junit(text, where, count):
    tree = xml.dom.minidom.parseString(text)
    need(len(tree.getElementsByTagName("failure")) == count, "JUnit has another number of failures")
    checked.append("JUnit as XML")
    try:
        import junitparser
    except ImportError:
        skipped.append("JUnit by junitparser: not installed")
        return
    path = where / "junit.xml"
    path.write_text(text)
    loaded = junitparser.JUnitXml.fromfile(str(path))
    need(sum(suite.failures for suite in loaded) == count, "junitparser counts otherwise")
    checked.append("JUnit by junitparser")


def checkstyle(text, count):
    tree = xml.dom.minidom.parseString(text)
    errors = tree.getElementsByTagName("error")
    need(tree.documentElement.tagName == "checkstyle" and len(errors) == count, "Checkstyle has another number of errors")
    for error in errors:
        need(error.getAttribute("severity") in ("error", "warning", "info"), "a severity that Checkstyle does not know")
    checked.append("Checkstyle as XML")


def github(text, count):
    lines = text.splitlines()
    need(len(lines) == count, "GitHub has another number of lines")
    for line in lines:
        match = re.fullmatch(r"::(notice|warning|error) ([^:]*)::(.+)", line)
        need(match, f"no workflow command: {line}")
        names = [part.split("=", 1)[0] for part in match[2].split(",")]
        need(set(names) <= {"file", "line", "endLine", "col", "endColumn", "title"} and "file" in names, f"properties: {line}")
    checked.append("GitHub's workflow commands")


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.outside = [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "link", "input", "br", "hr", "img"):
            self.open.append(tag)
        self.outside += [value for name, value in attributes if name in ("src", "href") and value and not value.startswith("#")]

    def handle_endtag(self, tag):
        need(self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-1:]}")
        self.open.pop()


def page(text, where, name):
    reader = Page()
    reader.feed(text)
    need(not reader.open, f"never closed: {reader.open}")
    need(not reader.outside, f"the page asks for {reader.outside}")
    checked.append("HTML as HTML")
    browser = next((found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found), None)
    if not browser:
        skipped.append("HTML in Chromium: not installed")
        return
    path = where / "report.html"
    path.write_text(text)
    pictures = pathlib.Path(os.environ.get("PICTURES", where))
    pictures.mkdir(parents=True, exist_ok=True)
    for scheme, options in (("light", []), ("dark", ["--blink-settings=preferredColorScheme=0"])):
        picture = pictures / f"{name}-{scheme}.png"
        done = run(
            "Chromium", browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", f"--user-data-dir={where}/profile",
            "--window-size=1100,900", f"--screenshot={picture}", *options, path.as_uri())
        need("CONSOLE" not in done.stderr, f"Chromium's console: {done.stderr}")
        need(picture.exists() and picture.stat().st_size > 5000, "Chromium painted nothing")
    checked.append("HTML in Chromium, light and dark")


def xcode(text, count):
    lines = text.splitlines()
    need(len(lines) == count and all(re.fullmatch(r"/.+:\d+:\d+: (error|warning|note): .+", line) for line in lines), "a line that Xcode does not read")
    checked.append("Xcode's lines")


def enforced():
    check = tool("check-jsonschema")
    if not check:
        skipped.append("the action and the README's job by their schemas: check-jsonschema is not installed")
        return
    run("the action", check, "--builtin-schema", "vendor.github-actions", str(ROOT / ".github/actions/modallint/action.yml"))
    blocks = re.findall(r"```yaml\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    need(len(blocks) == 2, "the README shows two pieces of YAML: a workflow and a job")
    with tempfile.TemporaryDirectory() as folder:
        for kind, block in zip(("vendor.github-workflows", "vendor.gitlab-ci"), blocks):
            path = pathlib.Path(folder) / "block.yml"
            path.write_text(block)
            run(kind, check, "--builtin-schema", kind, str(path))
    checked.append("the action, the README's workflow and job by their schemas")


def main():
    with tempfile.TemporaryDirectory() as folder:
        where = pathlib.Path(folder)
        (where / "Empty").mkdir()
        for name, path in (("findings", ROOT / "Tests/Samples/Weather"), ("clean", where / "Empty")):
            count = len(json.loads(report("json", path))["findings"])
            need((count > 0) == (name == "findings"), "the sample has findings and the empty folder none")
            lines = report("jsonl", path).splitlines()
            need(len([json.loads(line) for line in lines]) == count, "JSON Lines has another number of findings")
            sarif(report("sarif", path), where, count)
            gitlab(report("gitlab", path), count)
            junit(report("junit", path), where, count)
            checkstyle(report("checkstyle", path), count)
            github(report("github", path), count)
            xcode(report("xcode", path), count)
            page(report("html", path), where, name)
    enforced()
    for line in dict.fromkeys(checked):
        print("checked:", line)
    for line in dict.fromkeys(skipped):
        print("skipped:", line)


main()
