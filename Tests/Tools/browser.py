"""Drives headless Chromium by its DevTools protocol, over a pair of pipes: no package is needed."""
import base64, fcntl, json, os, pathlib, select, shutil, subprocess

PATIENCE = 60  # seconds without a word from Chromium

# What DevTools wants to know of a key: its code, and what it types.
KEYS = {
    "Tab": (9, ""), "Enter": (13, "\r"), "Escape": (27, ""), " ": (32, " "), "End": (35, ""), "Home": (36, ""),
    "ArrowUp": (38, ""), "ArrowDown": (40, ""),
}
SHIFT = 8


def find():
    """The path of a Chromium; None where none is installed."""
    return next((found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found), None)


def pipe():
    """A pipe whose ends are far above those that Chromium wants."""
    ends = os.pipe()
    high = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
    for end in ends:
        os.close(end)
    return high


class Browser:
    """One page of one browser, for use in a `with`. What its console says is kept in `messages`, what it asks for in `requests`."""

    def __init__(self, program, profile, width=1100, height=900):
        self.messages, self.requests, self.number, self.rest, self.session = [], [], 0, b"", None
        # Chromium reads from 3 and writes to 4.
        theirs_in, self.out = pipe()
        self.inp, theirs_out = pipe()
        command = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={profile}",
            f"--window-size={width},{height}", "about:blank",
        ]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=lambda: (os.dup2(theirs_in, 3), os.dup2(theirs_out, 4)))
        os.close(theirs_in)
        os.close(theirs_out)
        targets = self.ask("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        # Asked to go, it ends its own children first, which write into the profile.
        self.session = None
        try:
            self.ask("Browser.close")
            self.process.wait(10)
        except (OSError, RuntimeError, subprocess.TimeoutExpired):
            self.process.terminate()
            self.process.wait()
        os.close(self.inp)
        os.close(self.out)

    def ask(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def read(self):
        while b"\0" not in self.rest:
            more = os.read(self.inp, 1 << 16) if select.select([self.inp], [], [], PATIENCE)[0] else b""
            if not more:
                raise RuntimeError("Chromium went away, or says nothing any more")
            self.rest += more
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        method, params = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.messages.append(" ".join(str(part.get("value", part.get("description"))) for part in params["args"]))
        elif method == "Runtime.exceptionThrown":
            self.messages.append(params["exceptionDetails"]["text"])
        elif method == "Log.entryAdded":
            self.messages.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif method == "Page.loadEventFired":
            self.is_loaded = True
        return message

    def open(self, address):
        self.is_loaded = False
        self.ask("Page.navigate", url=address)
        while not self.is_loaded:
            self.read()

    def value(self, expression):
        """What an expression of the page's JavaScript gives, as JSON can carry it."""
        result = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, modifiers=0):
        code, text = KEYS.get(key) or (ord(key.upper()), key)
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.ask("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for character in text:
            self.press(character)

    def scheme(self, name):
        """`light` or `dark`, as the system would say."""
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def picture(self, path):
        data = base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"])
        pathlib.Path(path).write_bytes(data)
        return len(data)
