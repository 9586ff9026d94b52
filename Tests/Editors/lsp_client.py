"""A small LSP client over standard input and output, for scripts that drive a real server.

It answers what the server asks, keeps notifications in order, and measures nothing itself.
"""

import json
import os
import queue
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import quote

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"workspaceFolders": True, "workspaceEdit": {"documentChanges": True}, "configuration": False},
    "window": {"workDoneProgress": True},
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True, "versionSupport": True, "codeDescriptionSupport": True, "dataSupport": True,
            "tagSupport": {"valueSet": [1, 2]},
        },
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}},
            "isPreferredSupport": True, "disabledSupport": True, "dataSupport": True,
        },
        "hover": {"contentFormat": ["markdown"]},
    },
}


def uri(path):
    return "file://" + quote(str(path))


class Client:
    def __init__(self, command, cwd=None, user=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=cwd, user=user)
        self.last_id = 0
        self.answers = {}
        self.notifications = queue.Queue()
        self.changed = threading.Condition()
        self.errors = []
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.decode(errors="replace"))
            del self.errors[:-50]

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    with self.changed:
                        self.answers[None] = True
                        self.changed.notify_all()
                    self.notifications.put({"method": None})
                    return
                if line in (b"\r\n", b"\n"):
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            message = json.loads(stream.read(length))
            message["_time"] = time.perf_counter()
            if "method" in message and "id" in message:
                self._answer(message)
            elif "method" in message:
                self.notifications.put(message)
            else:
                with self.changed:
                    self.answers[message["id"]] = message
                    self.changed.notify_all()

    def _answer(self, message):
        result = None
        if message["method"] == "workspace/configuration":
            result = [None for _ in message["params"]["items"]]
        self.write({"jsonrpc": "2.0", "id": message["id"], "result": result})

    def write(self, message):
        body = json.dumps(message, ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params=None):
        self.write({"jsonrpc": "2.0", "method": method, "params": params if params is not None else {}})

    def send(self, method, params=None):
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method}
        if params is not None:
            message["params"] = params
        self.write(message)
        return self.last_id

    def wait(self, request, timeout=120):
        with self.changed:
            if not self.changed.wait_for(lambda: request in self.answers or None in self.answers, timeout) or request not in self.answers:
                raise TimeoutError(f"no answer to request {request}; stderr: {''.join(self.errors)[-2000:]}")
            return self.answers.pop(request)

    def request(self, method, params=None, timeout=120):
        answer = self.wait(self.send(method, params), timeout)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def initialize(self, root, capabilities=CAPABILITIES, **more):
        result = self.request(
            "initialize",
            {
                "processId": os.getpid(), "clientInfo": {"name": "lsp_client"}, "rootUri": uri(root) if root else None,
                "workspaceFolders": [{"uri": uri(root), "name": Path(root).name}] if root else None, "capabilities": capabilities, **more,
            },
        )
        self.notify("initialized")
        return result

    def open(self, path, text, version=1, language="swift"):
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri(path), "languageId": language, "version": version, "text": text}})

    def change(self, path, version, changes):
        self.notify("textDocument/didChange", {"textDocument": {"uri": uri(path), "version": version}, "contentChanges": changes})

    def next(self, method, accept=lambda params: True, timeout=120):
        """The next notification of a method that `accept` takes; others are dropped."""
        end = time.time() + timeout
        while True:
            message = self.notifications.get(timeout=max(0.01, end - time.time()))
            if message["method"] is None:
                raise EOFError(f"the server ended; stderr: {''.join(self.errors)[-2000:]}")
            if message["method"] == method and accept(message.get("params", {})):
                return message

    def stop(self):
        """Ends the server; its exit status."""
        self.request("shutdown")
        self.notify("exit")
        self.process.stdin.close()
        return self.process.wait(20)

    def memory(self):
        """Resident memory in MB, the highest first; Linux only."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        fields = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
        return int(fields["VmHWM"].split()[0]) / 1024, int(fields["VmRSS"].split()[0]) / 1024
