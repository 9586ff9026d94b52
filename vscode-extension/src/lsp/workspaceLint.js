// The findings of the whole workspace, asked for with `workspace/diagnostic`, shown as they come, and kept fresh.

const vscode = require('vscode');
const { ConnectionClosed } = require('./connection');
const { fromServer } = require('./convert');

/** Milliseconds between the last change and asking again. */
const pause = 1000;

let lastToken = 0;

class WorkspaceLint {
  /**
   * @param {import('./connection').Connection} connection
   * @param {import('./diagnostics').Diagnostics} diagnostics
   * @param {import('./documents').Documents} documents
   * @param {any} provider the server's `diagnosticProvider`
   */
  constructor(connection, diagnostics, documents, provider) {
    this.connection = connection;
    this.diagnostics = diagnostics;
    this.documents = documents;
    this.identifier = provider?.identifier;
    /**
     * What the server calls the last answer for each file.
     * @type {Map<string, string>}
     */
    this.resultIds = new Map();
    /** Whether somebody has asked, so that it is kept fresh. */
    this.isWanted = false;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    /** @type {vscode.CancellationTokenSource | undefined} */
    this.refreshing = undefined;
  }

  /**
   * @param {vscode.CancellationToken} token
   * @param {(files: number) => void} [onPart] how many files have been answered for
   * @returns {Promise<number>} how many files the server answered for
   */
  async run(token, onPart) {
    this.isWanted = true;
    this.refreshing?.cancel();
    let files = 0;
    const partialResultToken = `modallint-lint-${++lastToken}`;
    /** @param {{items?: any[]} | null} part */
    const take = (part) => {
      for (const report of part?.items ?? []) this.take(report);
      files += part?.items?.length ?? 0;
      onPart?.(files);
    };
    parts.set(partialResultToken, take);
    try {
      take(
        await this.connection.sendRequest(
          'workspace/diagnostic',
          {
            ...(this.identifier === undefined ? {} : { identifier: this.identifier }),
            previousResultIds: [...this.resultIds].map(([uri, value]) => ({ uri, value })),
            partialResultToken,
          },
          token
        )
      );
    } finally {
      parts.delete(partialResultToken);
    }
    return files;
  }

  /** @param {{uri: string, kind: string, resultId?: string, items?: import('./protocol').Diagnostic[]}} report */
  take(report) {
    if (report.resultId === undefined) this.resultIds.delete(report.uri);
    else this.resultIds.set(report.uri, report.resultId);
    if (report.kind !== 'full') return;
    const isOpen = this.documents.version(fromServer.uri(report.uri)) !== undefined;
    this.diagnostics.lint(report.uri, report.items ?? [], isOpen);
  }

  /** Something changed: asks again soon, if anybody ever asked. The server answers `unchanged` where nothing did. */
  refreshSoon() {
    if (!this.isWanted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), pause);
  }

  async refresh() {
    this.refreshing?.cancel();
    const source = new vscode.CancellationTokenSource();
    try {
      const asked = this.run(source.token);
      this.refreshing = source;
      await asked;
    } catch (error) {
      // Cancelled, or overtaken by another change: that one asks again.
      if (error instanceof ConnectionClosed) this.isWanted = false;
    } finally {
      source.dispose();
    }
  }

  dispose() {
    clearTimeout(this.timer);
    this.refreshing?.cancel();
  }
}

/**
 * Who takes the parts of an answer that come before it.
 * @type {Map<string | number, (part: any) => void>}
 */
const parts = new Map();

/**
 * Hands a `$/progress` to the request that it is a part of the answer to.
 * @param {{token: string | number, value: any}} params
 * @returns {boolean} whether there is one
 */
function takePart({ token, value }) {
  const take = parts.get(token);
  take?.(value);
  return take !== undefined;
}

module.exports = { WorkspaceLint, takePart };
