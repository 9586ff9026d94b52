// Quick fixes, fixes of a whole file, and comments that allow a finding.

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { original } = require('../diagnostics');
const { swiftFiles } = require('../documents');
const { StaleEdit, workspaceEdit } = require('../edits');
const { ask } = require('./ask');

const capability = {
  codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'source', 'source.fixAll', 'source.fixAll.modallint'] } },
  isPreferredSupport: true,
  disabledSupport: true,
  dataSupport: true,
  resolveSupport: { properties: ['edit', 'command'] },
  honorsChangeAnnotations: false,
};

/** @typedef {import('../protocol').CodeAction} CodeAction @typedef {import('../protocol').Command} Command */

/**
 * The server's form of each action that was offered, to be resolved.
 * @type {WeakMap<vscode.CodeAction, CodeAction>}
 */
const offered = new WeakMap();

/** @param {import('./ask').Session} session */
function register(session) {
  const { codeActionProvider } = session.capabilities;
  if (!codeActionProvider) return [];
  const provider = {
    /**
     * @param {vscode.TextDocument} document
     * @param {vscode.Range} range
     * @param {vscode.CodeActionContext} context
     * @param {vscode.CancellationToken} token
     */
    async provideCodeActions(document, range, context, token) {
      if (!session.documents.isOpen(document)) return null;
      const actions = await ask(session, 'textDocument/codeAction', params(document, range, context), token);
      return actions?.map(action).filter(Boolean) ?? null;
    },
    /** @param {vscode.CodeAction} action @param {vscode.CancellationToken} token */
    resolveCodeAction: (action, token) => resolve(session, action, token),
  };
  const kinds = codeActionProvider.codeActionKinds?.map((/** @type {string} */ kind) => vscode.CodeActionKind.Empty.append(kind));
  return [
    vscode.languages.registerCodeActionsProvider(
      swiftFiles,
      // The editor takes the presence of the method for the wish to be asked.
      codeActionProvider.resolveProvider ? provider : { provideCodeActions: provider.provideCodeActions },
      kinds && { providedCodeActionKinds: kinds }
    ),
  ];
}

/** @param {vscode.TextDocument} document @param {vscode.Range} range @param {vscode.CodeActionContext} context */
function params(document, range, context) {
  return {
    textDocument: toServer.document(document),
    range: toServer.range(range),
    context: {
      // The editor hands over what all extensions found there; ours in the form that the server gave them.
      diagnostics: context.diagnostics.map(original).filter(Boolean),
      ...(context.only ? { only: [context.only.value] } : {}),
      triggerKind: context.triggerKind,
    },
  };
}

/** @param {CodeAction | Command} item */
function action(item) {
  if (typeof item.command === 'string') {
    const result = new vscode.CodeAction(item.title);
    result.command = fromServer.command(/** @type {Command} */ (item));
    return result;
  }
  const action = /** @type {CodeAction} */ (item);
  const result = new vscode.CodeAction(action.title);
  if (action.kind !== undefined) result.kind = vscode.CodeActionKind.Empty.append(action.kind);
  if (action.isPreferred !== undefined) result.isPreferred = action.isPreferred;
  if (action.disabled) result.disabled = { reason: action.disabled.reason };
  if (action.diagnostics) result.diagnostics = sameDiagnostics(action.diagnostics);
  try {
    fill(result, action);
  } catch (error) {
    // The text changed while the server was thinking; the editor asks again for the new one.
    if (error instanceof StaleEdit) return undefined;
    throw error;
  }
  offered.set(result, action);
  return result;
}

/** @param {vscode.CodeAction} result @param {CodeAction} action */
function fill(result, action) {
  if (action.edit) result.edit = workspaceEdit(action.edit);
  if (action.command) result.command = fromServer.command(action.command);
}

/** @param {import('../protocol').Diagnostic[]} diagnostics */
function sameDiagnostics(diagnostics) {
  return diagnostics.map(
    ({ range, message, severity }) => new vscode.Diagnostic(fromServer.range(range), message, severity ? severity - 1 : undefined)
  );
}

/** @param {import('./ask').Session} session @param {vscode.CodeAction} action @param {vscode.CancellationToken} token */
async function resolve(session, action, token) {
  const known = offered.get(action);
  if (!known) return action;
  const resolved = await ask(session, 'codeAction/resolve', known, token);
  if (resolved) fill(action, resolved);
  return action;
}

/**
 * The server's fixes of a whole file, for the command.
 * @param {import('./ask').Session} session
 * @param {vscode.TextDocument} document
 * @returns {Promise<import('../protocol').WorkspaceEdit[]>} the edits; none where there is nothing to mend
 */
async function fixesOfFile(session, document) {
  const last = document.lineAt(document.lineCount - 1).range.end;
  const actions = await ask(session, 'textDocument/codeAction', {
    textDocument: toServer.document(document),
    range: toServer.range(new vscode.Range(new vscode.Position(0, 0), last)),
    context: { diagnostics: [], only: ['source.fixAll.modallint'], triggerKind: vscode.CodeActionTriggerKind.Invoke },
  });
  const edits = [];
  for (const action of actions ?? []) {
    if (action.disabled || typeof action.command === 'string') continue;
    const { edit } = action.edit ? action : (await ask(session, 'codeAction/resolve', action)) ?? {};
    if (edit) edits.push(edit);
  }
  return edits;
}

module.exports = { capability, fixesOfFile, register };
