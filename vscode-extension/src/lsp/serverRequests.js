// What the server asks the editor for, and what it tells it. Whatever is not here is answered with an error by the
// connection.

const vscode = require('vscode');
const { workspaceFolders } = require('./clientCapabilities');
const { ResponseError } = require('./connection');
const { fromServer } = require('./convert');
const { applyWorkspaceEdit } = require('./edits');
const { ErrorCode } = require('./protocol');
const { configurationItem } = require('./settings');
const { takePart } = require('./workspaceLint');

/**
 * @typedef {object} Parts what a running client is made of
 * @property {import('./connection').Connection} connection
 * @property {import('./watchedFiles').WatchedFiles} watchedFiles
 * @property {import('./progress').WorkProgress} progress
 * @property {import('./output').Output} output
 * @property {() => void} refreshCodeLenses
 * @property {() => void} refreshDiagnostics
 */

/** @param {Parts} parts */
function answerServer(parts) {
  const { connection, output, progress, watchedFiles } = parts;
  connection.onRequest('workspace/configuration', ({ items }) => items.map(configurationItem));
  connection.onRequest('workspace/workspaceFolders', () => workspaceFolders());
  connection.onRequest('workspace/applyEdit', ({ edit }) => applyWorkspaceEdit(edit));
  connection.onRequest('workspace/codeLens/refresh', () => parts.refreshCodeLenses());
  connection.onRequest('workspace/diagnostic/refresh', () => parts.refreshDiagnostics());
  connection.onRequest('window/workDoneProgress/create', () => null);
  connection.onRequest('window/showMessageRequest', showMessageRequest);
  connection.onRequest('window/showDocument', showDocument);
  connection.onRequest('client/registerCapability', ({ registrations }) => register(watchedFiles, registrations));
  // The protocol spells it so.
  connection.onRequest('client/unregisterCapability', ({ unregisterations }) => {
    for (const { id } of unregisterations) watchedFiles.unregister(id);
  });

  connection.onNotification('$/progress', (params) => {
    if (!takePart(params)) progress.take(params);
  });
  connection.onNotification('$/logTrace', ({ message, verbose }) => output.trace(verbose ? `${message}\n${verbose}` : message));
  connection.onNotification('window/logMessage', ({ type, message }) => output.log(type, message));
  connection.onNotification('window/showMessage', ({ type, message }) => void show(type, message, []));
  connection.onNotification('telemetry/event', () => {});
}

/** @param {import('./watchedFiles').WatchedFiles} watchedFiles @param {{id: string, method: string, registerOptions?: any}[]} registrations */
function register(watchedFiles, registrations) {
  for (const { id, method, registerOptions } of registrations) {
    if (method === 'workspace/didChangeWatchedFiles') watchedFiles.register(id, registerOptions);
    // Changed settings are told in any case.
    else if (method !== 'workspace/didChangeConfiguration') {
      throw new ResponseError(ErrorCode.invalidParams, `${method} cannot be registered: it was not offered`);
    }
  }
}

/** @param {number} type @param {string} message @param {vscode.MessageItem[]} items */
function show(type, message, items) {
  const text = `modallint: ${message}`;
  if (type === 1) return vscode.window.showErrorMessage(text, ...items);
  if (type === 2) return vscode.window.showWarningMessage(text, ...items);
  return vscode.window.showInformationMessage(text, ...items);
}

/** @param {{type: number, message: string, actions?: vscode.MessageItem[]}} params */
async function showMessageRequest({ type, message, actions = [] }) {
  // The editor gives back the object that it was given, so that other properties of an action survive.
  const chosen = await show(type, message, actions);
  return chosen ?? null;
}

/** @param {{uri: string, external?: boolean, takeFocus?: boolean, selection?: import('./protocol').Range}} params */
async function showDocument({ uri, external, takeFocus, selection }) {
  const target = fromServer.uri(uri);
  if (external) {
    // A program must not open whatever it likes in a browser.
    if (target.scheme !== 'https' && target.scheme !== 'http') return { success: false };
    return { success: await vscode.env.openExternal(target) };
  }
  try {
    await vscode.window.showTextDocument(target, {
      preserveFocus: takeFocus === false,
      ...(selection ? { selection: fromServer.range(selection) } : {}),
    });
    return { success: true };
  } catch {
    return { success: false };
  }
}

module.exports = { answerServer };
