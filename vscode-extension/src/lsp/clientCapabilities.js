// The first message: who we are, what we can do, what is open.

const vscode = require('vscode');
const { toServer } = require('./convert');
const codeActions = require('./features/codeActions');
const completion = require('./features/completion');
const hover = require('./features/hover');
const { serverSettings } = require('./settings');

/** What is promised here is what the other files do; documents are pushed, the workspace is pulled. */
const clientCapabilities = {
  general: {
    // VS Code counts in UTF-16 code units and nothing else.
    positionEncodings: ['utf-16'],
    staleRequestSupport: { cancel: true, retryOnContentModified: [] },
  },
  window: {
    workDoneProgress: true,
    showMessage: { messageActionItem: { additionalPropertiesSupport: true } },
    showDocument: { support: true },
  },
  workspace: {
    applyEdit: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'], failureHandling: 'textOnlyTransactional' },
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    workspaceFolders: true,
    executeCommand: {},
    codeLens: { refreshSupport: true },
    diagnostics: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      versionSupport: true,
      codeDescriptionSupport: true,
      dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    codeAction: codeActions.capability,
    completion: completion.capability,
    hover: hover.capability,
    codeLens: {},
    references: {},
    callHierarchy: {},
  },
};

/** Commands that the server may name, and the extension carries out. */
const ownCommands = ['modallint.showPlaces'];

/** The editor's folders as the protocol names them; null where none is open. */
function workspaceFolders() {
  return vscode.workspace.workspaceFolders ? foldersOnDisk(vscode.workspace.workspaceFolders) : null;
}

/**
 * Folders that the server can read; a workspace may hold others beside them.
 * @param {readonly vscode.WorkspaceFolder[]} folders
 */
function foldersOnDisk(folders) {
  return folders.filter(({ uri }) => uri.scheme === 'file').map(({ uri, name }) => ({ uri: toServer.uri(uri), name }));
}

/** @param {string} trace @param {string} extensionVersion */
function initializeParams(trace, extensionVersion) {
  const folders = workspaceFolders();
  return {
    processId: process.pid,
    clientInfo: { name: `${vscode.env.appName} (modallint ${extensionVersion})`, version: vscode.version },
    locale: vscode.env.language,
    rootUri: folders?.[0]?.uri ?? null,
    workspaceFolders: folders,
    capabilities: clientCapabilities,
    initializationOptions: { ...serverSettings(), commands: ownCommands },
    trace,
  };
}

module.exports = { clientCapabilities, foldersOnDisk, initializeParams, ownCommands, workspaceFolders };
