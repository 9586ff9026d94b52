// The command that mends, in the file of the active editor, all that can be mended safely.

const vscode = require('vscode');
const { applyWorkspaceEdit } = require('../lsp/edits');
const { fixesOfFile } = require('../lsp/features/codeActions');

/**
 * @param {import('../lsp/client').Client} client
 * @returns {Promise<void>}
 */
async function fixAll(client) {
  const document = vscode.window.activeTextEditor?.document;
  const session = client.session;
  if (!session?.documents || client.state.state !== 'running') {
    return void vscode.window.showWarningMessage('modallint: the language server is not running.');
  }
  if (!document || !session.documents.isOpen(document)) {
    return void vscode.window.showInformationMessage('modallint: the active editor shows no Swift file on disk.');
  }
  const { connection, capabilities, documents, output } = session;
  const asked = { connection, capabilities, documents, report: (/** @type {string} */ text) => output.warn(text) };
  const edits = await fixesOfFile(asked, document);
  if (edits.length === 0) return void vscode.window.showInformationMessage('modallint: there is nothing that can be mended safely.');
  for (const edit of edits) {
    const { applied, failureReason } = await applyWorkspaceEdit(edit);
    if (!applied) return void vscode.window.showWarningMessage(`modallint: nothing was changed: ${failureReason}.`);
  }
}

module.exports = { fixAll };
