"""Drives Helix in a terminal of its own: opens a file, goes to the finding behind an emoji, applies the quick fix, saves.

Used by editors.py. Helix has no scripts, so keys are typed; what is selected is piped into a file.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

LANGUAGES = """[language-server.modallint]
command = "{binary}"
args = ["lsp"]

[[language]]
name = "swift"
language-servers = ["modallint"]
"""


class Terminal:
    """A program in a terminal that nobody looks at."""

    def __init__(self, command, folder, environment):
        self.text = bytearray()
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 200, 0, 0))

    def read(self, seconds):
        end = time.time() + seconds
        while time.time() < end:
            if select.select([self.descriptor], [], [], 0.05)[0]:
                try:
                    self.text += os.read(self.descriptor, 65536)
                except OSError:
                    return

    def type(self, *keys, wait=0.2):
        """Each key apart, since an escape and what follows at once are one key to a terminal."""
        for key in keys:
            os.write(self.descriptor, key.encode())
            self.read(wait)

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def drive(program, binary, folder):
    """What `editors.py` judges: the text shown as the finding, the rule, the file after the fix, what is left."""
    config = folder / "config" / "helix"
    config.mkdir(parents=True)
    (config / "config.toml").write_text("")
    (config / "languages.toml").write_text(LANGUAGES.format(binary=binary))
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_CONFIG_HOME": str(folder / "config"), "XDG_CACHE_HOME": str(folder / "cache")}
    terminal = Terminal([program, "Home.swift"], folder, environment)
    seen = folder / "selection"

    def at_first_finding():
        """What Helix selects when it goes to the first finding of the file."""
        seen.unlink(missing_ok=True)
        terminal.type("\x1b", "g", "g", "]d", f":pipe-to cat > {seen}\r")
        terminal.read(0.3)
        return seen.read_text() if seen.exists() else ""

    try:
        terminal.read(1)
        shown = ""
        for _ in range(20):
            shown = at_first_finding()
            if len(shown) > 1:
                break
        code = "trapped-modal" if b"nobody can leave" in terminal.text else "no message"
        terminal.type("\x1b", " ", "a", wait=0.5)
        terminal.read(1)
        # The preferred fix stands first.
        terminal.type("\r", wait=1)
        terminal.type(":w\r", wait=1)
        text = (folder / "Home.swift").read_text()
        # Without a finding the caret stays at the file's first letter.
        left = at_first_finding()
        return {"shown": shown, "code": code, "title": "the first action", "text": text, "left": ["trapped"] if left == shown else []}
    finally:
        terminal.end()
