#!/usr/bin/env python3
"""Checks every report with tools that are not ours, on a sample with findings and on an empty folder; says what it skipped.

usage: check-formats.py [MODALLINT]     the release build unless given

JSON, JSON Lines   Python's own reader
SARIF              check-jsonschema (PyPI) with the schema that SARIF_SCHEMA names (a file or an address), and sarif-tools
GitLab             Python's reader and the fields that GitLab's documentation asks for; the README's job with check-jsonschema
JUnit, Checkstyle  Python's expat, and junitparser (PyPI) where it is installed
GitHub             the syntax of workflow commands; the action with check-jsonschema
HTML               html.parser, and headless Chromium: no message in its console, nothing asked of the network, all that the page
                   does by keyboard with the focus in sight, pictures in light and in dark (PICTURES names a folder to keep them in)
Xcode              the line that its build log recognises
"""
import browser, html.parser, json, os, pathlib, re, shutil, subprocess, sys, tempfile, xml.dom.minidom

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
        self.open, self.outside, self.findings = [], [], 0

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "link", "input", "br", "hr", "img"):
            self.open.append(tag)
        self.findings += tag == "article"
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
    program = browser.find()
    if not program:
        skipped.append("HTML in Chromium: not installed")
        return
    path = where / "report.html"
    path.write_text(text)
    pictures = pathlib.Path(os.environ.get("PICTURES", where))
    pictures.mkdir(parents=True, exist_ok=True)
    with browser.Browser(program, where / "profile") as chromium:
        for scheme in ("light", "dark"):
            chromium.scheme(scheme)
            chromium.open(path.as_uri())
            need(chromium.picture(pictures / f"{name}-{scheme}.png") > 5000, "Chromium painted nothing")
            if reader.findings:
                keyboard(chromium, reader.findings, lambda what: chromium.picture(pictures / f"{name}-{scheme}-{what}.png"))
        need(not chromium.messages, f"Chromium's console: {chromium.messages}")
        need(set(chromium.requests) == {path.as_uri()}, f"the page asks for {chromium.requests}")
    checked.append("HTML in Chromium, light and dark, no network")


FOCUS = """(() => {
  const element = document.activeElement, style = getComputedStyle(element), box = element.getBoundingClientRect();
  const article = element.closest("article");
  return {
    name: element.id || element.type || element.tagName, article: article ? article.id : null,
    isSeen: element.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
      && box.bottom > 0 && box.top < innerHeight && document.elementFromPoint(box.x + box.width / 2, Math.max(box.y, 0) + 8)?.closest(".filters") === element.closest(".filters"),
  };
})()"""


def keyboard(chromium, count, picture):
    """Goes through the page as somebody without a mouse does."""

    def focus():
        at = chromium.value(FOCUS)
        need(at["isSeen"], f"the focus cannot be seen: {at}")
        return at

    def shown(number):
        said = chromium.value("document.getElementById('shown').textContent")
        seen = chromium.value("[...document.querySelectorAll('article')].filter((one) => one.offsetHeight > 0).length")
        need(said == f"{number} of {count}" and seen == number, f"{number} findings should show, not {seen} ({said})")

    order = []
    for _ in range(5 + count):
        chromium.press("Tab")
        at = focus()
        order.append(at["article"] or at["name"])
        if len(order) == 1:
            picture("filter")
    need(order[:5] == ["rule", "severity", "folder", "text", "reset"], f"the order of the filters: {order}")
    need(len(set(order[5:])) == count and all(name.strip("0123456789abcdef-") == "" for name in order[5:]), f"Tab goes to each finding: {order}")
    chromium.press("Enter")
    need(chromium.value("location.hash.slice(1)") == order[-1], "Enter follows a finding's link to itself")
    # The first rule alone, by the arrow; then all again, by the button.
    chromium.value("document.activeElement.blur()")
    chromium.press("/")
    need(focus()["name"] == "text", "/ goes to the search")
    for _ in range(3):
        chromium.press("Tab", browser.SHIFT)
    need(focus()["name"] == "rule", "Shift+Tab goes back")
    chromium.press("ArrowDown")
    rule = chromium.value("document.getElementById('rule').value")
    shown(chromium.value(f"document.querySelectorAll('article[data-rule=\"{rule}\"]').length"))
    for _ in range(4):
        chromium.press("Tab")
    need(focus()["name"] == "reset", "Tab leads to the button")
    for key in (" ", "Enter"):
        chromium.value("document.getElementById('text').value = 'no such text'; document.getElementById('text').dispatchEvent(new Event('input'))")
        shown(0)
        need(chromium.value("document.getElementById('none').offsetHeight > 0"), "nothing says that no finding passes")
        chromium.press(key)
        chromium.value("new Promise((done) => setTimeout(done, 20))")
        shown(count)
    # The search; Escape empties it, then leaves it.
    chromium.value("document.activeElement.blur()")
    chromium.press("/")
    word = chromium.value("document.querySelector('article h2 code').textContent")
    chromium.type(word)
    texts = chromium.value("[...document.querySelectorAll('article')].map((one) => one.textContent.toLowerCase())")
    shown(sum(word.lower() in text for text in texts))
    picture("search")
    chromium.press("Escape")
    shown(count)
    chromium.press("Escape")
    need(chromium.value("document.activeElement === document.body"), "Escape leaves the search")
    # From finding to finding, and no further than the ends.
    ids = chromium.value("[...document.querySelectorAll('article')].map((one) => one.id)")
    for key, expected in [("j", ids[0]), *[("j", one) for one in [*ids[1:], ids[-1]]], *[("k", one) for one in [*ids[-2::-1], ids[0]]]]:
        chromium.press(key)
        need(focus()["name"] == expected, f"{key} goes to the next finding")
        if key == "j" and expected == ids[1]:
            picture("finding")
    checked.append("HTML by keyboard")


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
    # Chromium may write into its profile a moment longer than it lives.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
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
