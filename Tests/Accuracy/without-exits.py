#!/usr/bin/env python3
"""Takes the ways out of real screens, and says what modallint makes of that.

    without-exits.py MODALLINT APPS FOLDER [--app NAME] [--rows FILE]

APPS holds a folder for each exported app (export.py). Each screen with a way out that modallint sees is presented again with
nothing that closes: in the files of its type and of its presenter every `dismiss(…)`, every assignment of `false`, `nil` or
`.none` and every `toggle()` is replaced by a call that does nothing. What is said of the screen then is one of

    absent   no way out: reported, unless a rule exempts it
    unseen   something was not seen to its end, and nothing is reported
    exits    another way out is seen, in files that were left as they are: mostly there is one
    gone     it is not presented any more

Of the reasons why screens are unseen those come first that most have. FOLDER takes copies of the apps, about as large as they are.
`--rows` writes a line for each screen: app, path, line, screen, what it became, reasons or ways out.
"""

import argparse
import collections
import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor

from sources import facts

TYPE = re.compile(r"\b(?:class|struct|extension|enum|actor)\s+(\w+)")
DISMISS = re.compile(r"\bdismiss(?:ModalStack|ViewController|Modal|Animated|Self|View)?\s?(?=\()")
FLAG = re.compile(r"(?m)^([ \t]*|.*[{;:][ \t]*)((?:self[?!]?\.)?_?[a-zA-Z][\w.?!]*)\s=\s(?:false|nil|\.none)\b(?=[ \t]*(?:$|\}|;|//))")
TOGGLE = re.compile(r"(?m)^([ \t]*|.*[{;][ \t]*)((?:self\.)?[a-zA-Z][\w.?!]*)\.toggle\(\)")
# What controls look like, and which of them are there, stays.
KEPT = re.compile(
    r"(isHidden|isEnabled|allows\w*|translates\w*|isUserInteractionEnabled|isScrollEnabled|isEditable|isOpaque|shows\w+Indicator"
    r"|delegate|dataSource|backgroundColor|isModalInPresentation|definesPresentationContext|text|title|image|clipsToBounds"
    r"|navigationItem\.\w+|\w*[bB]arButtonItem\w*)$"
)
DECLARES = re.compile(r"\b(let|var|case|weak)\b[^{;]*$|[(,]\s*$")


def chain_start(text, at):
    """Where the chain of receivers before a name begins; None where its base is left out, `.dismiss(…)`."""
    while at > 0 and text[at - 1] == ".":
        end = at - 1
        while end > 0 and text[end - 1] in "?!":
            end -= 1
        if end > 0 and text[end - 1] in ")]":
            depth, end = 0, end - 1
            while end >= 0:
                depth += (text[end] in ")]") - (text[end] in "([")
                if depth == 0:
                    break
                end -= 1
        start = max(end, 0)
        while start > 0 and (text[start - 1].isalnum() or text[start - 1] in "_$`"):
            start -= 1
        if start == at - 1:
            return None
        at = start
    return at


def group_end(text, at):
    """The end of the bracketed group that begins here; None where it is not closed."""
    depth = 0
    for index in range(at, len(text)):
        depth += (text[index] in "([") - (text[index] in ")]")
        if depth == 0:
            return index + 1
    return None


def without_dismissals(text):
    parts, done = [], 0
    for match in DISMISS.finditer(text):
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if match.start() < done or re.search(r"\bfunc\s+$", line) or "//" in line:
            continue
        start, end = chain_start(text, match.start()), group_end(text, match.end())
        if start is None or start < done or end is None:
            continue
        # A closure behind it still runs.
        with_closure = text[end : end + 3].lstrip(" ").startswith("{")
        nothing = "UIView.animate(withDuration: 0)" if with_closure else "print()" + "\n" * text.count("\n", start, end)
        parts += [text[done:start], nothing]
        done = end
    text = "".join(parts) + text[done:]
    text = re.sub(r"\bdismiss\.callAsFunction\b", "{ }", text)
    return re.sub(r"(\w+: )dismiss(?=[,)\n])", r"\1{ }", text)


def without_exits(text):
    """Swift source in which nothing closes; lines stay where they are, but for closures behind what took several."""

    def nothing(match):
        stays = DECLARES.search(match.group(1)) or KEPT.search(match.group(2))
        return match.group(0) if stays else match.group(1) + "print()"

    return TOGGLE.sub(nothing, FLAG.sub(nothing, without_dismissals(text)))


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        return file.read()


def replace(path, text):
    os.remove(path)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)


def outcomes(modallint, app, copy):
    """What each screen of an app becomes: path, line, screen, outcome, reasons or ways out."""
    if os.path.isdir(copy):
        shutil.rmtree(copy)
    shutil.copytree(app, copy, symlinks=True)
    declaring = collections.defaultdict(set)
    for folder, _, names in os.walk(copy):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".swift") and not os.path.islink(path):
                for type_name in TYPE.findall(read(path)):
                    declaring[type_name].add(path)
    found, met = [], set()
    for presentation in facts(modallint, copy):
        place = (presentation["path"], presentation["line"])
        for content in presentation["contents"]:
            if not content["exits"] or content["kind"] != "type" or (*place, content["what"]) in met:
                continue
            met.add((*place, content["what"]))
            files = {path for path in declaring[content["what"]] | {place[0]} if path.endswith(".swift")}
            before = {path: read(path) for path in files}
            for path, text in before.items():
                replace(path, without_exits(text))
            after = [
                other
                for again in facts(modallint, copy)
                if (again["path"], again["line"]) == place
                for other in again["contents"]
                if other["what"] == content["what"]
            ]
            for path, text in before.items():
                replace(path, text)
            if not after:
                outcome, why = "gone", []
            elif after[0]["exits"]:
                outcome, why = "exits", [" → ".join(way["path"]) for way in after[0]["exits"]]
            else:
                outcome, why = ("unseen", after[0]["unseen"]) if after[0]["unseen"] else ("absent", [])
            found.append((os.path.relpath(place[0], copy), place[1], content["what"], outcome, why))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modallint")
    parser.add_argument("apps")
    parser.add_argument("folder")
    parser.add_argument("--app", help="this one alone")
    parser.add_argument("--rows", help="a file for a line of each screen")
    options = parser.parse_args()
    modallint = os.path.abspath(options.modallint)
    names = [options.app] if options.app else sorted(os.listdir(options.apps))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda name: outcomes(modallint, os.path.join(options.apps, name), os.path.join(options.folder, name)), names))
    rows = [(name, *row) for name, found in zip(names, results) for row in found]
    if options.rows:
        with open(options.rows, "w", encoding="utf-8") as file:
            for *row, why in rows:
                print(*row, "; ".join(why), sep="\t", file=file)
    count = collections.Counter(row[4] for row in rows)
    print(f"{len(rows)} screens in {len(names)} apps: " + ", ".join(f"{count[each]} {each}" for each in ("absent", "unseen", "exits", "gone")))
    reasons, alone = collections.Counter(), collections.Counter()
    for *_, outcome, why in rows:
        if outcome == "unseen":
            kinds = {re.sub(r"\d+", "N", re.sub(r"`[^`]*`", "`x`", reason)) for reason in why}
            reasons.update(kinds)
            if len(kinds) == 1:
                alone.update(kinds)
    for reason, times in reasons.most_common(20):
        print(f"{times:5} unseen, {alone[reason]} by this alone: {reason}")


if __name__ == "__main__":
    main()
