// The command that lints the whole workspace and fills the Problems panel.

const vscode = require('vscode');
const { ConnectionClosed, ResponseError } = require('../lsp/connection');
const { ErrorCode } = require('../lsp/protocol');

/**
 * @param {import('../lsp/client').Client} client
 * @returns {Promise<void>}
 */
async function lintWorkspace(client) {
  const lint = client.state.state === 'running' ? client.session?.lint : undefined;
  if (!lint) return void vscode.window.showWarningMessage('modallint: the language server is not running.');
  const options = { location: vscode.ProgressLocation.Notification, title: 'modallint: linting the workspace', cancellable: true };
  try {
    await vscode.window.withProgress(options, (progress, token) =>
      lint.run(token, (files) => progress.report({ message: `${files} files` }))
    );
  } catch (error) {
    if (error instanceof ResponseError && error.code === ErrorCode.requestCancelled) return;
    if (!(error instanceof ResponseError || error instanceof ConnectionClosed)) throw error;
    return void vscode.window.showErrorMessage(`modallint: the workspace was not linted: ${error.message}`);
  }
  const { errors, warnings, infos } = client.diagnostics.total;
  const total = errors + warnings + infos;
  if (total > 0) return void (await vscode.commands.executeCommand('workbench.actions.view.problems'));
  void vscode.window.showInformationMessage('modallint: nothing was found in the workspace.');
}

module.exports = { lintWorkspace };
