// Open documents as the server sees them: those that were open before it, then every change in order.

const vscode = require('vscode');
const { toServer } = require('./convert');

/** What the server reads: Swift files on disk. Untitled documents and git's old versions have other schemes. */
const swiftFiles = [{ language: 'swift', scheme: 'file' }];

class Documents {
  /** @param {import('./connection').Connection} connection @param {any} capabilities the server's */
  constructor(connection, capabilities) {
    this.connection = connection;
    const sync = capabilities.textDocumentSync;
    const options = typeof sync === 'number' ? { openClose: sync > 0, change: sync, save: sync > 0 } : sync ?? {};
    this.tellsOpen = options.openClose === true;
    /** 0 none, 1 full, 2 incremental. */
    this.changeKind = options.change ?? 0;
    this.tellsSave = Boolean(options.save);
    this.sendsTextOnSave = typeof options.save === 'object' && options.save.includeText === true;
    /**
     * The version that the server has of each document.
     * @type {Map<string, number>}
     */
    this.versions = new Map();
    /** @type {vscode.EventEmitter<vscode.Uri>} */
    this.closing = new vscode.EventEmitter();
    this.onDidClose = this.closing.event;
    /** @type {vscode.Disposable[]} */
    this.disposables = [this.closing];
  }

  /** Opens what is open, and follows from then on. */
  start() {
    this.disposables.push(
      vscode.workspace.onDidOpenTextDocument((document) => this.open(document)),
      vscode.workspace.onDidChangeTextDocument((event) => this.change(event)),
      vscode.workspace.onDidSaveTextDocument((document) => this.save(document)),
      // A document whose language changes is closed as the old one and opened as the new one.
      vscode.workspace.onDidCloseTextDocument((document) => this.close(document))
    );
    for (const document of vscode.workspace.textDocuments) this.open(document);
  }

  /** @param {vscode.Uri} uri */
  version(uri) {
    return this.versions.get(uri.toString());
  }

  /** @param {vscode.TextDocument} document */
  isOpen(document) {
    return this.versions.has(document.uri.toString());
  }

  /** @param {vscode.TextDocument} document */
  open(document) {
    if (!this.tellsOpen || this.isOpen(document)) return;
    if (vscode.languages.match(swiftFiles, document) === 0) return;
    const { version } = document;
    this.versions.set(document.uri.toString(), version);
    this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { ...toServer.document(document), languageId: document.languageId, version, text: document.getText() },
    });
  }

  /** @param {vscode.TextDocumentChangeEvent} event */
  change({ document, contentChanges }) {
    // The event also tells that a document became dirty or clean, with no changes.
    if (contentChanges.length === 0 || !this.isOpen(document) || this.changeKind === 0) return;
    const { version } = document;
    this.versions.set(document.uri.toString(), version);
    // All ranges count in the text before the event, and the server applies one after the other: from the end on,
    // none moves those that follow.
    const changes = [...contentChanges].sort((one, other) => other.rangeOffset - one.rangeOffset);
    this.connection.sendNotification('textDocument/didChange', {
      textDocument: { ...toServer.document(document), version },
      contentChanges:
        this.changeKind === 1
          ? [{ text: document.getText() }]
          : changes.map(({ range, text }) => ({ range: toServer.range(range), text })),
    });
  }

  /** @param {vscode.TextDocument} document */
  save(document) {
    if (!this.tellsSave || !this.isOpen(document)) return;
    this.connection.sendNotification('textDocument/didSave', {
      textDocument: toServer.document(document),
      ...(this.sendsTextOnSave ? { text: document.getText() } : {}),
    });
  }

  /** @param {vscode.TextDocument} document */
  close(document) {
    if (!this.versions.delete(document.uri.toString())) return;
    this.connection.sendNotification('textDocument/didClose', { textDocument: toServer.document(document) });
    this.closing.fire(document.uri);
  }

  dispose() {
    vscode.Disposable.from(...this.disposables).dispose();
    this.versions.clear();
  }
}

module.exports = { Documents, swiftFiles };
