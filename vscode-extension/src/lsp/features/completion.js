// Completion of rule names in comments that allow a finding.

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { swiftFiles } = require('../documents');
const { ask } = require('./ask');

const capability = {
  contextSupport: true,
  completionItem: {
    snippetSupport: true,
    commitCharactersSupport: true,
    documentationFormat: ['markdown', 'plaintext'],
    deprecatedSupport: false,
    preselectSupport: true,
    tagSupport: { valueSet: [1] },
    insertReplaceSupport: true,
    labelDetailsSupport: true,
    resolveSupport: { properties: ['documentation', 'detail'] },
  },
};

/** @type {WeakMap<vscode.CompletionItem, import('../protocol').CompletionItem>} */
const offered = new WeakMap();

/** @param {import('./ask').Session} session */
function register(session) {
  const { completionProvider } = session.capabilities;
  if (!completionProvider) return [];
  /** @type {vscode.CompletionItemProvider} */
  const provider = {
    async provideCompletionItems(document, position, token, context) {
      if (!session.documents.isOpen(document)) return null;
      const result = await ask(
        session,
        'textDocument/completion',
        {
          ...toServer.place(document, position),
          context: {
            // The protocol counts from 1, VS Code from 0.
            triggerKind: context.triggerKind + 1,
            ...(context.triggerCharacter === undefined ? {} : { triggerCharacter: context.triggerCharacter }),
          },
        },
        token
      );
      if (!result) return null;
      if (Array.isArray(result)) return result.map(item);
      return new vscode.CompletionList(result.items.map(item), result.isIncomplete === true);
    },
  };
  if (completionProvider.resolveProvider) {
    provider.resolveCompletionItem = async (item, token) => {
      const known = offered.get(item);
      const resolved = known && (await ask(session, 'completionItem/resolve', known, token));
      if (resolved) describe(item, resolved);
      return item;
    };
  }
  return [
    vscode.languages.registerCompletionItemProvider(swiftFiles, provider, ...(completionProvider.triggerCharacters ?? [])),
  ];
}

/** @param {import('../protocol').CompletionItem} known */
function item(known) {
  const result = new vscode.CompletionItem(known.labelDetails ? { label: known.label, ...known.labelDetails } : known.label);
  // The protocol counts from 1, VS Code from 0.
  if (known.kind) result.kind = known.kind - 1;
  if (known.tags?.includes(1)) result.tags = [vscode.CompletionItemTag.Deprecated];
  for (const key of /** @type {const} */ (['preselect', 'sortText', 'filterText', 'commitCharacters'])) {
    if (known[key] !== undefined) Object.assign(result, { [key]: known[key] });
  }
  const text = known.textEdit?.newText ?? known.insertText ?? known.label;
  result.insertText = known.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (known.textEdit) {
    result.range =
      'insert' in known.textEdit
        ? { inserting: fromServer.range(known.textEdit.insert), replacing: fromServer.range(known.textEdit.replace) }
        : fromServer.range(known.textEdit.range);
  }
  if (known.additionalTextEdits) result.additionalTextEdits = known.additionalTextEdits.map(fromServer.textEdit);
  if (known.command) result.command = fromServer.command(known.command);
  describe(result, known);
  offered.set(result, known);
  return result;
}

/** @param {vscode.CompletionItem} result @param {import('../protocol').CompletionItem} known */
function describe(result, known) {
  if (known.detail !== undefined) result.detail = known.detail;
  if (known.documentation !== undefined) {
    result.documentation =
      typeof known.documentation === 'string' ? known.documentation : fromServer.markdown(known.documentation);
  }
}

module.exports = { capability, register };
