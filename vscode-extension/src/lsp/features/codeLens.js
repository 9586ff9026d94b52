// Code lenses: over a presented type, from where it is presented.

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { swiftFiles } = require('../documents');
const { ask } = require('./ask');

/** @type {WeakMap<vscode.CodeLens, import('../protocol').CodeLens>} */
const offered = new WeakMap();

/**
 * @param {import('./ask').Session} session
 * @param {vscode.Event<void>} onDidChangeCodeLenses
 */
function register(session, onDidChangeCodeLenses) {
  const { codeLensProvider } = session.capabilities;
  if (!codeLensProvider) return [];
  /** @type {vscode.CodeLensProvider} */
  const provider = {
    onDidChangeCodeLenses,
    async provideCodeLenses(document, token) {
      if (!session.documents.isOpen(document)) return null;
      if (!vscode.workspace.getConfiguration('modallint', document.uri).get('codeLens', true)) return null;
      const lenses = await ask(session, 'textDocument/codeLens', { textDocument: toServer.document(document) }, token);
      return lenses?.map(lens) ?? null;
    },
  };
  if (codeLensProvider.resolveProvider) {
    provider.resolveCodeLens = async (lens, token) => {
      const known = offered.get(lens);
      const resolved = known && (await ask(session, 'codeLens/resolve', known, token));
      if (resolved?.command) lens.command = fromServer.command(resolved.command);
      return lens;
    };
  }
  return [vscode.languages.registerCodeLensProvider(swiftFiles, provider)];
}

/** @param {import('../protocol').CodeLens} item */
function lens(item) {
  const result = new vscode.CodeLens(fromServer.range(item.range), item.command && fromServer.command(item.command));
  offered.set(result, item);
  return result;
}

module.exports = { register };
