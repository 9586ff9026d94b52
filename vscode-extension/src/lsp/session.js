// One run of the server, from its first message to its last: what is made for it, and taken away with it.

const vscode = require('vscode');
const { foldersOnDisk, initializeParams, ownCommands } = require('./clientCapabilities');
const { Connection } = require('./connection');
const { Documents } = require('./documents');
const callHierarchy = require('./features/callHierarchy');
const codeActions = require('./features/codeActions');
const codeLens = require('./features/codeLens');
const completion = require('./features/completion');
const hover = require('./features/hover');
const references = require('./features/references');
const { FramingError } = require('./framing');
const { WorkProgress } = require('./progress');
const { ServerProcess } = require('./serverProcess');
const { answerServer } = require('./serverRequests');
const { serverKeys, serverSettings } = require('./settings');
const { WatchedFiles } = require('./watchedFiles');
const { WorkspaceLint } = require('./workspaceLint');

/**
 * @typedef {object} SessionOptions
 * @property {{command: string, args: string[], cwd?: string}} program
 * @property {import('./output').Output} output
 * @property {import('./diagnostics').Diagnostics} diagnostics
 * @property {string} extensionVersion
 * @property {(reason: string) => void} onEnd once, however the server ends
 */

class Session {
  /** @param {SessionOptions} options */
  constructor({ program, output, diagnostics, extensionVersion, onEnd }) {
    this.output = output;
    this.diagnostics = diagnostics;
    this.extensionVersion = extensionVersion;
    /**
     * Why the server is being ended by us, if it is.
     * @type {string | undefined}
     */
    this.fault = undefined;
    /** Whether the server answered `initialize`. */
    this.isReady = false;
    /** @type {any} */
    this.capabilities = {};
    /** @type {{name?: string, version?: string}} */
    this.serverInfo = {};
    this.process = new ServerProcess(program, {
      onOutput: (chunk) => this.receive(chunk),
      onErrorOutput: (text) => output.info(text),
      onEnd: (reason) => {
        this.dispose(reason);
        onEnd(this.fault ?? reason);
      },
    });
    this.connection = new Connection(this.process.input, {
      onMessage: (direction, message, asked) => output.message(direction, message, asked),
      onProblem: (text) => output.warn(text),
    });
    this.watchedFiles = new WatchedFiles(this.connection);
    this.progress = new WorkProgress(this.connection);
    /** @type {vscode.EventEmitter<void>} */
    this.lenses = new vscode.EventEmitter();
    /** @type {Documents | undefined} */
    this.documents = undefined;
    /** @type {WorkspaceLint | undefined} */
    this.lint = undefined;
    /** @type {vscode.Disposable[]} */
    this.disposables = [this.watchedFiles, this.progress, this.lenses];
    answerServer({
      connection: this.connection,
      watchedFiles: this.watchedFiles,
      progress: this.progress,
      output,
      refreshCodeLenses: () => this.lenses.fire(),
      refreshDiagnostics: () => this.lint?.refreshSoon(),
    });
    this.connection.onNotification('textDocument/publishDiagnostics', (params) => {
      diagnostics.publish(params, this.documents?.version(vscode.Uri.parse(params.uri, true)));
    });
  }

  /**
   * The first messages; afterwards the server follows the editor.
   * @param {number} patience milliseconds that the server has to answer
   */
  async initialize(patience) {
    const timer = setTimeout(() => this.break(`did not answer \`initialize\` within ${patience / 1000} s`), patience);
    try {
      const params = initializeParams(this.output.level, this.extensionVersion);
      const result = await this.connection.sendRequest('initialize', params);
      this.capabilities = result?.capabilities ?? {};
      this.serverInfo = result?.serverInfo ?? {};
    } finally {
      clearTimeout(timer);
    }
    const encoding = this.capabilities.positionEncoding ?? 'utf-16';
    if (encoding !== 'utf-16') {
      this.break(`counts characters in ${encoding}, which VS Code does not`);
      throw new Error(this.fault);
    }
    this.isReady = true;
    this.connection.sendNotification('initialized', {});
    this.follow();
  }

  /** From here on the server sees what happens in the editor. */
  follow() {
    const { capabilities, connection, diagnostics } = this;
    const documents = new Documents(connection, capabilities);
    const lint = new WorkspaceLint(connection, diagnostics, documents, capabilities.diagnosticProvider);
    this.documents = documents;
    this.lint = lint;
    const session = { connection, capabilities, documents, report: (/** @type {string} */ text) => this.output.warn(text) };
    this.disposables.push(
      documents,
      lint,
      documents.onDidClose((uri) => {
        diagnostics.forget(uri);
        lint.refreshSoon();
      }),
      vscode.workspace.onDidSaveTextDocument(() => lint.refreshSoon()),
      this.watchedFiles.onDidTell((changes) => {
        for (const { uri, isDeleted } of changes) if (isDeleted) diagnostics.remove(uri);
        lint.refreshSoon();
      }),
      vscode.workspace.onDidChangeConfiguration((event) => this.changeConfiguration(event)),
      vscode.workspace.onDidChangeWorkspaceFolders((event) => this.changeFolders(event)),
      ...hover.register(session),
      ...codeActions.register(session),
      ...codeLens.register(session, this.lenses.event),
      ...references.register(session),
      ...callHierarchy.register(session),
      ...completion.register(session)
    );
    this.registerCommands();
    documents.start();
  }

  /** Commands of the server's own, which its actions and lenses run. */
  registerCommands() {
    for (const command of this.capabilities.executeCommandProvider?.commands ?? []) {
      // What we announced as ours is ours, also where the server lists it.
      if (ownCommands.includes(command)) continue;
      try {
        this.disposables.push(
          vscode.commands.registerCommand(command, (...args) =>
            this.connection.sendRequest('workspace/executeCommand', { command, arguments: args })
          )
        );
      } catch (error) {
        // Another extension has it.
        this.output.warn(String(error));
      }
    }
  }

  /** @param {vscode.ConfigurationChangeEvent} event */
  changeConfiguration(event) {
    if (!serverKeys.some((key) => event.affectsConfiguration(`modallint.${key}`))) return;
    this.connection.sendNotification('workspace/didChangeConfiguration', { settings: { modallint: serverSettings() } });
    if (event.affectsConfiguration('modallint.codeLens')) this.lenses.fire();
    this.lint?.refreshSoon();
  }

  /** @param {vscode.WorkspaceFoldersChangeEvent} event */
  changeFolders({ added, removed }) {
    if (!this.capabilities.workspace?.workspaceFolders?.changeNotifications) return;
    this.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: foldersOnDisk(added), removed: foldersOnDisk(removed) },
    });
    this.lint?.refreshSoon();
  }

  /** @param {'off' | 'messages' | 'verbose'} value */
  setTrace(value) {
    this.connection.sendNotification('$/setTrace', { value });
  }

  /** @param {Buffer} chunk */
  receive(chunk) {
    try {
      this.connection.receive(chunk);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      this.break(`wrote what is no message: ${error.message}`);
    }
  }

  /**
   * Ends a server that cannot be worked with.
   * @param {string} fault
   */
  break(fault) {
    this.fault ??= fault;
    this.connection.close(fault);
    this.process.kill();
  }

  /**
   * Ends the server as it should be: `shutdown`, `exit`, and a kill if that takes too long.
   * @param {number} patience milliseconds
   */
  async stop(patience) {
    const since = Date.now();
    const left = () => Math.max(100, patience - (Date.now() - since));
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([this.connection.sendRequest('shutdown').catch(() => {}), late]);
    clearTimeout(timer);
    this.connection.sendNotification('exit');
    await this.process.endWithin(left());
  }

  /** @param {string} reason */
  dispose(reason) {
    this.connection.close(reason);
    vscode.Disposable.from(...this.disposables).dispose();
    this.disposables = [];
  }
}

module.exports = { Session };
