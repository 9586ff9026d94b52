// Ties the parts together: finds the program, runs the client with it, and says what is wrong when it cannot.

const vscode = require('vscode');
const { Client } = require('./lsp/client');
const { Output } = require('./lsp/output');
const { traceSetting } = require('./lsp/settings');
const { build, builtProgram } = require('./program/checkout');
const { allowBuild, locate } = require('./program/locate');
const { probe } = require('./program/probe');
const { StatusItem } = require('./statusItem');

class Controller {
  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    this.context = context;
    this.output = new Output();
    this.output.level = traceSetting();
    this.client = new Client({ output: this.output, extensionVersion: context.extension.packageJSON.version });
    this.status = new StatusItem();
    /**
     * The program that runs, or ran.
     * @type {string | undefined}
     */
    this.program = undefined;
    /**
     * Its version.
     * @type {string | undefined}
     */
    this.version = undefined;
    /**
     * Why there is no program to run.
     * @type {string | undefined}
     */
    this.missing = undefined;
    /** Counts starts, so that one that was overtaken gives up. */
    this.starts = 0;
    /** Whether somebody was told that the server has failed. */
    this.hasTold = false;
    /** What the walkthrough knows: its first step is done where a server runs. */
    this.isRunning = false;
    this.client.onDidChange(() => this.update());
    context.subscriptions.push(
      this.status,
      vscode.workspace.onDidGrantWorkspaceTrust(() => void this.start()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('modallint.trace.server')) this.client.setTrace(traceSetting());
        if (event.affectsConfiguration('modallint.path')) void this.start();
      })
    );
    this.update();
  }

  /** Finds the program and starts the server, in place of one that runs. Never fails; what went wrong is written down. */
  async start() {
    try {
      await this.findAndRun();
    } catch (error) {
      this.output.error(String(error instanceof Error ? error.stack : error));
    }
  }

  async findAndRun() {
    const start = ++this.starts;
    const found = locate(this.context);
    if (found.command === undefined) return this.lacks(found.reason, found.checkout);
    const probed = await probe(found.command);
    if (start !== this.starts) return;
    if (probed.fault !== undefined) return this.lacks(probed.fault);
    this.program = found.command;
    this.version = probed.version;
    this.missing = undefined;
    this.output.info(`modallint ${probed.version} at ${found.command} (from ${found.origin})`);
    await this.client.start({ command: found.command, args: ['lsp', '--stdio'] });
  }

  /** @param {string} reason @param {string} [checkout] */
  async lacks(reason, checkout) {
    this.program = undefined;
    this.version = undefined;
    this.missing = reason;
    this.output.warn(`modallint cannot be run: ${reason}`);
    await this.client.stop();
    this.update();
    // Not awaited: a message may stand for hours.
    void (checkout ? this.askToBuild(checkout) : this.tellMissing(reason));
  }

  /** @param {string} reason */
  async tellMissing(reason) {
    const select = 'Select Program…';
    const instructions = 'Open Instructions';
    const chosen = await vscode.window.showWarningMessage(`modallint cannot be run: ${reason}.`, select, instructions);
    if (chosen === select) await vscode.commands.executeCommand('modallint.selectProgram');
    if (chosen === instructions) await vscode.commands.executeCommand('modallint.openInstructions');
  }

  /** @param {string} checkout */
  async askToBuild(checkout) {
    const yes = 'Build';
    const select = 'Select Program…';
    const question = 'This folder is a checkout of modallint. Build the program with `swift build`, and use it here?';
    const chosen = await vscode.window.showInformationMessage(question, yes, select);
    if (chosen === select) return vscode.commands.executeCommand('modallint.selectProgram');
    // The answer may come late; trust may be gone by then.
    if (chosen !== yes || !vscode.workspace.isTrusted) return undefined;
    await allowBuild(this.context, checkout);
    if (await build(checkout, this.output)) return this.start();
    const show = 'Show Output';
    const failed = await vscode.window.showErrorMessage(`modallint was not built in ${builtProgram(checkout)}.`, show);
    if (failed === show) this.output.channel.show();
    return undefined;
  }

  /**
   * The server died too often.
   * @param {string} reason
   */
  async tellFailed(reason) {
    const restart = 'Restart';
    const show = 'Show Output';
    const chosen = await vscode.window.showErrorMessage(`The modallint server has failed: ${reason}.`, restart, show);
    if (chosen === restart) await this.start();
    if (chosen === show) this.output.channel.show();
  }

  async selectProgram() {
    const chosen = await vscode.window.showOpenDialog({ canSelectMany: false, openLabel: 'Use as modallint', title: 'The program modallint' });
    if (!chosen?.[0]) return;
    const configuration = vscode.workspace.getConfiguration('modallint');
    // For all workspaces of the user: one in the workspace would be written into a shared file.
    await configuration.update('path', chosen[0].fsPath, vscode.ConfigurationTarget.Global);
  }

  update() {
    const { state, detail } = this.client.state;
    if (state === 'failed' && !this.hasTold) void this.tellFailed(detail ?? 'it ended');
    this.hasTold = state === 'failed';
    if (this.isRunning !== (state === 'running')) {
      this.isRunning = state === 'running';
      void vscode.commands.executeCommand('setContext', 'modallint.isRunning', this.isRunning);
    }
    this.status.update({
      state: this.missing === undefined ? state : 'missing',
      detail: this.missing ?? detail,
      work: this.client.session?.progress.text,
      program: this.program && `modallint ${this.version} at ${this.program}`,
      counts: this.client.diagnostics.total,
    });
  }

  async dispose() {
    this.starts++;
    await this.client.dispose();
    this.output.dispose();
  }
}

module.exports = { Controller };
