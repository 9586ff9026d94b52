// Findings in the Problems panel: what the server publishes of documents, over what linting the workspace found.

const vscode = require('vscode');
const { fromServer } = require('./convert');

/**
 * The protocol's form of each finding that is shown, for requests about it.
 * @type {WeakMap<vscode.Diagnostic, import('./protocol').Diagnostic>}
 */
const originals = new WeakMap();

/** @param {import('./protocol').Diagnostic} diagnostic */
function shown(diagnostic) {
  const result = new vscode.Diagnostic(
    fromServer.range(diagnostic.range),
    diagnostic.message,
    // The protocol counts from 1, VS Code from 0.
    diagnostic.severity ? diagnostic.severity - 1 : vscode.DiagnosticSeverity.Warning
  );
  result.source = diagnostic.source;
  result.code = code(diagnostic);
  result.tags = diagnostic.tags?.filter((tag) => tag === 1 || tag === 2);
  result.relatedInformation = diagnostic.relatedInformation?.map(
    ({ location, message }) => new vscode.DiagnosticRelatedInformation(fromServer.location(location), message)
  );
  originals.set(result, diagnostic);
  return result;
}

/**
 * The rule's name, leading to the server's page about it, or to the one that `modallint explain` prints.
 * @param {import('./protocol').Diagnostic} diagnostic
 */
function code({ code, codeDescription, source }) {
  if (code === undefined) return undefined;
  if (codeDescription?.href) return { value: code, target: fromServer.uri(codeDescription.href) };
  if (source !== 'modallint' || !/^[a-z][a-z0-9-]*$/.test(String(code))) return code;
  return { value: code, target: vscode.Uri.from({ scheme: 'modallint-rule', path: `/${code}.md` }) };
}

/**
 * The protocol's form of a finding of ours; none of those of other extensions.
 * @param {vscode.Diagnostic} diagnostic
 */
function original(diagnostic) {
  return originals.get(diagnostic);
}

/** @typedef {{uri: vscode.Uri, diagnostics: vscode.Diagnostic[]}} Findings */

class Diagnostics {
  constructor() {
    this.collection = vscode.languages.createDiagnosticCollection('modallint');
    /**
     * What the server published, by address.
     * @type {Map<string, Findings>}
     */
    this.published = new Map();
    /**
     * What linting the workspace found.
     * @type {Map<string, Findings>}
     */
    this.linted = new Map();
    /**
     * How many findings of each severity are shown, by address.
     * @type {Map<string, ReturnType<typeof noCounts>>}
     */
    this.countsOf = new Map();
    /** The same of all files; kept, since a workspace may have tens of thousands. */
    this.total = noCounts();
    /** @type {vscode.EventEmitter<void>} */
    this.changing = new vscode.EventEmitter();
    this.onDidChange = this.changing.event;
  }

  /**
   * @param {{uri: string, version?: number | null, diagnostics: import('./protocol').Diagnostic[]}} params
   * @param {number | undefined} openVersion the version of the document that the server was told of
   */
  publish(params, openVersion) {
    // Findings of a text that has changed since stand in the wrong places; newer ones are on their way.
    if (typeof params.version === 'number' && openVersion !== undefined && params.version < openVersion) return;
    const uri = fromServer.uri(params.uri);
    this.published.set(uri.toString(), { uri, diagnostics: params.diagnostics.map(shown) });
    this.show(uri);
  }

  /** @param {string} address @param {import('./protocol').Diagnostic[]} items @param {boolean} isOpen a document's own findings are the newer ones */
  lint(address, items, isOpen) {
    const uri = fromServer.uri(address);
    this.linted.set(uri.toString(), { uri, diagnostics: items.map(shown) });
    if (!isOpen) this.published.delete(uri.toString());
    this.show(uri);
  }

  /**
   * A document was closed: what was published of its text is over.
   * @param {vscode.Uri} uri
   */
  forget(uri) {
    this.published.delete(uri.toString());
    this.show(uri);
  }

  /**
   * A file or a folder is gone.
   * @param {vscode.Uri} uri
   */
  remove(uri) {
    const address = uri.toString();
    for (const [key, { uri: found }] of [...this.linted]) {
      if (key !== address && !key.startsWith(`${address}/`)) continue;
      this.linted.delete(key);
      this.show(found);
    }
  }

  clear() {
    this.published.clear();
    this.linted.clear();
    this.collection.clear();
    this.countsOf.clear();
    this.total = noCounts();
    this.changing.fire();
  }

  /** @param {vscode.Uri} uri */
  show(uri) {
    const key = uri.toString();
    const diagnostics = (this.published.get(key) ?? this.linted.get(key))?.diagnostics;
    this.collection.set(uri, diagnostics);
    this.count(key, diagnostics ?? []);
    this.changing.fire();
  }

  /**
   * Counts what is shown of a file, in place of what was.
   * @param {string} key
   * @param {vscode.Diagnostic[]} diagnostics
   */
  count(key, diagnostics) {
    const counts = noCounts();
    for (const { severity } of diagnostics) {
      if (severity === vscode.DiagnosticSeverity.Error) counts.errors++;
      else if (severity === vscode.DiagnosticSeverity.Warning) counts.warnings++;
      else if (severity === vscode.DiagnosticSeverity.Information) counts.infos++;
      // Hints are marks at other places of a finding; the editor does not count them either.
    }
    const before = this.countsOf.get(key) ?? noCounts();
    this.countsOf.set(key, counts);
    for (const kind of /** @type {const} */ (['errors', 'warnings', 'infos'])) this.total[kind] += counts[kind] - before[kind];
  }

  dispose() {
    this.collection.dispose();
    this.changing.dispose();
  }
}

function noCounts() {
  return { errors: 0, warnings: 0, infos: 0 };
}

module.exports = { Diagnostics, original };
