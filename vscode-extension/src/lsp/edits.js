// Edits of the server as VS Code's, and refused where they were made for a text that is no longer there.

const vscode = require('vscode');
const { fromServer } = require('./convert');

/** The text that an edit was made for has changed since. */
class StaleEdit extends Error {}

/**
 * @param {import('./protocol').WorkspaceEdit} edit
 * @returns {vscode.WorkspaceEdit}
 * @throws {StaleEdit} if the edit names a version of a document that is not the present one
 */
function workspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  if (edit.documentChanges) {
    for (const change of edit.documentChanges) {
      if ('kind' in change) addFileOperation(result, change);
      else addTextEdits(result, change);
    }
    return result;
  }
  for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
    addTextEdits(result, { textDocument: { uri }, edits });
  }
  return result;
}

/** @param {vscode.WorkspaceEdit} result @param {import('./protocol').TextDocumentEdit} change */
function addTextEdits(result, change) {
  const uri = fromServer.uri(change.textDocument.uri);
  const version = change.textDocument.version;
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (typeof version === 'number' && open && open.version !== version) {
    throw new StaleEdit(`the edit was made for version ${version} of ${uri.path}, which is ${open.version} now`);
  }
  // Not `set`, which would take away what an earlier change of the same file put there.
  for (const each of change.edits) result.replace(uri, fromServer.range(each.range), each.newText);
}

/** @param {vscode.WorkspaceEdit} result @param {import('./protocol').FileOperation} change */
function addFileOperation(result, change) {
  const uri = fromServer.uri(String(change.uri ?? change.oldUri));
  if (change.kind === 'create') result.createFile(uri, change.options);
  else if (change.kind === 'delete') result.deleteFile(uri, change.options);
  else result.renameFile(uri, fromServer.uri(String(change.newUri)), change.options);
}

/**
 * Applies an edit as the protocol's `workspace/applyEdit` asks for it.
 * @param {import('./protocol').WorkspaceEdit} edit
 * @returns {Promise<{applied: boolean, failureReason?: string}>}
 */
async function applyWorkspaceEdit(edit) {
  let converted;
  try {
    converted = workspaceEdit(edit);
  } catch (error) {
    if (!(error instanceof StaleEdit)) throw error;
    return { applied: false, failureReason: error.message };
  }
  const applied = await vscode.workspace.applyEdit(converted);
  return applied ? { applied } : { applied, failureReason: 'the editor refused the edit' };
}

module.exports = { StaleEdit, applyWorkspaceEdit, workspaceEdit };
