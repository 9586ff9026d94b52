// What most tests need: a folder, an editor, an extension in it, and a program for it to find.

const assert = require('node:assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { freshEditor, thrown, vscode } = require('./editor');

const extensionPath = path.join(__dirname, '..');
const { Uri } = vscode;

/** Waits until something holds; fails with what is said when it does not. */
async function until(condition, what, milliseconds = 20_000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) assert.fail(`never: ${typeof what === 'function' ? what() : what}`);
    await pause(5);
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

class Bench {
  /** @param {import('node:test').TestContext} test */
  constructor(test) {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'modallint-vscode-')));
    this.log = path.join(this.folder, 'log.jsonl');
    this.planPath = path.join(this.folder, 'plan.json');
    this.workspace = path.join(this.folder, 'App');
    fs.mkdirSync(this.workspace);
    fs.writeFileSync(this.log, '');
    this.editor = freshEditor();
    this.editor.addFolders(this.workspace);
    /** What went wrong where nobody would see it. */
    this.mayThrow = false;
    /** Whether values that the editor refuses are what the test is about. */
    this.mayComplain = false;
    test.after(() => this.end());
  }

  /** Puts a fake program where it can be named. */
  program(plan = {}, location = path.join(this.folder, 'bin', 'modallint')) {
    this.plan(plan);
    fs.mkdirSync(path.dirname(location), { recursive: true });
    const script = path.join(__dirname, 'fakeServer.js');
    // What every start asks first is answered here: a Node takes its time.
    const help = plan.hasNoServer ? 'echo "unknown command lsp" >&2; exit 2' : 'echo "usage: modallint lsp [--stdio]"; exit';
    const steps = [
      `if [ "$1" = --version ]; then echo "${plan.version ?? 'modallint 9.9.9'}"; exit; fi`,
      `if [ "$1 $2" = "lsp --help" ]; then ${help}; fi`,
      `exec "${process.execPath}" "${script}" "${this.planPath}" "$@"`,
    ];
    fs.writeFileSync(location, `#!/bin/sh\n${steps.join('\n')}\n`, { mode: 0o755 });
    return location;
  }

  plan(plan) {
    fs.writeFileSync(this.planPath, JSON.stringify({ log: this.log, ...plan }));
  }

  file(name, text) {
    const location = path.join(this.workspace, name);
    fs.mkdirSync(path.dirname(location), { recursive: true });
    fs.writeFileSync(location, text);
    return Uri.file(location);
  }

  open(name, text) {
    return this.editor.documents.open(this.file(name, text));
  }

  /** Switches the extension on, with the fake program as the user's setting unless another is given. */
  activate({ plan = {}, path: setting, shortRestarts = true } = {}) {
    this.editor.settings.user['modallint.path'] ??= setting ?? this.program(plan);
    if (shortRestarts) {
      const { RestartPolicy } = require('../src/lsp/restartPolicy');
      const usual = RestartPolicy.prototype.delayAfterDeath;
      RestartPolicy.prototype.delayAfterDeath = function (now) {
        const delay = usual.call(this, now);
        return delay === undefined ? undefined : delay / 100;
      };
    }
    this.extension = require('../src/extension');
    this.context = this.editor.context(extensionPath);
    this.extension.activate(this.context);
    return this;
  }

  async running() {
    await until(() => /running/.test(this.spoken()), () => `running; it says ${this.spoken()}\n${this.output()}`);
    return this;
  }

  /** What the status item says, and whether the server is up. */
  spoken() {
    const item = this.editor.statusItems[0];
    const isRunning = /^(modallint |\$\(check\))/.test(item?.text ?? '');
    return `${isRunning ? 'running ' : ''}${item?.accessibilityInformation?.label ?? ''}`;
  }

  output() {
    return this.editor.channels.flatMap(({ lines }) => lines).join('\n');
  }

  /** What the fake server wrote down. */
  entries() {
    // A line without an end is still being written.
    return fs.readFileSync(this.log, 'utf8').split('\n').slice(0, -1).map((line) => JSON.parse(line));
  }

  /** Messages of the client, in order. */
  received(method) {
    const all = this.entries().flatMap(({ received }) => received ?? []);
    return method ? all.filter((message) => message.method === method) : all;
  }

  starts() {
    return this.entries().filter(({ started }) => started).length;
  }

  /** What is shown of a document. */
  shown(document) {
    return this.editor.languages.getDiagnostics(document.uri);
  }

  /** The text that the fake server has. */
  serverText(document) {
    return this.run('fake.text', document.uri.toString());
  }

  run(command, ...args) {
    return this.editor.commands.get(command)(...args);
  }

  async deactivate() {
    const { extension } = this;
    this.extension = undefined;
    await extension?.deactivate();
    for (const each of this.context?.subscriptions.reverse() ?? []) each.dispose();
  }

  async end() {
    await this.deactivate();
    fs.rmSync(this.folder, { recursive: true, force: true });
    if (!this.mayThrow) assert.deepEqual(thrown, []);
    if (this.mayComplain) return;
    const wrong = this.output().split('\n').filter((line) => /illegal argument|fake editor knows no/.test(line));
    assert.deepEqual(wrong, []);
  }
}

module.exports = { Bench, extensionPath, pause, until, vscode };
