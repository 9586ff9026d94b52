// The call hierarchy as a walk through modals: who presents this screen, and what does it present?

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { swiftFiles } = require('../documents');
const { ask } = require('./ask');

/** @type {WeakMap<vscode.CallHierarchyItem, import('../protocol').CallHierarchyItem>} */
const originals = new WeakMap();

/** @param {import('./ask').Session} session */
function register(session) {
  if (!session.capabilities.callHierarchyProvider) return [];
  return [
    vscode.languages.registerCallHierarchyProvider(swiftFiles, {
      async prepareCallHierarchy(document, position, token) {
        if (!session.documents.isOpen(document)) return null;
        const items = await ask(session, 'textDocument/prepareCallHierarchy', toServer.place(document, position), token);
        return items?.map(item) ?? null;
      },
      async provideCallHierarchyIncomingCalls(asked, token) {
        const calls = await ask(session, 'callHierarchy/incomingCalls', { item: original(asked) }, token);
        return calls?.map(
          (/** @type {any} */ call) => new vscode.CallHierarchyIncomingCall(item(call.from), call.fromRanges.map(fromServer.range))
        ) ?? null;
      },
      async provideCallHierarchyOutgoingCalls(asked, token) {
        const calls = await ask(session, 'callHierarchy/outgoingCalls', { item: original(asked) }, token);
        return calls?.map(
          (/** @type {any} */ call) => new vscode.CallHierarchyOutgoingCall(item(call.to), call.fromRanges.map(fromServer.range))
        ) ?? null;
      },
    }),
  ];
}

/** @param {import('../protocol').CallHierarchyItem} known */
function item(known) {
  const result = new vscode.CallHierarchyItem(
    fromServer.symbolKind(known.kind),
    known.name,
    known.detail ?? '',
    fromServer.uri(known.uri),
    fromServer.range(known.range),
    fromServer.range(known.selectionRange)
  );
  if (known.tags?.includes(1)) result.tags = [vscode.SymbolTag.Deprecated];
  originals.set(result, known);
  return result;
}

/** @param {vscode.CallHierarchyItem} item */
function original(item) {
  return (
    originals.get(item) ?? {
      name: item.name,
      kind: item.kind + 1,
      detail: item.detail,
      uri: toServer.uri(item.uri),
      range: toServer.range(item.range),
      selectionRange: toServer.range(item.selectionRange),
    }
  );
}

module.exports = { register };
