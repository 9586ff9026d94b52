// The settings that the server may know, and what it is told of them.

const vscode = require('vscode');

/** The keys below `modallint` that concern the server; the path of the program and the trace do not. */
const serverKeys = ['codeLens', 'run', 'severity', 'config'];

/**
 * What the server gets for `modallint`.
 * @param {vscode.Uri} [scope]
 */
function serverSettings(scope) {
  const configuration = vscode.workspace.getConfiguration('modallint', scope);
  /** @type {Record<string, any>} */
  const settings = {};
  for (const key of serverKeys) {
    const value = configuration.get(key);
    // All of them, also empty ones: what is left out keeps its value. The editor's values are proxies; the server gets
    // plain ones.
    if (value !== undefined && value !== null) settings[key] = JSON.parse(JSON.stringify(value));
  }
  return settings;
}

/**
 * One item of `workspace/configuration`. Only our own section is anybody's business.
 * @param {{section?: string, scopeUri?: string}} item
 */
function configurationItem({ section, scopeUri }) {
  const [root, ...path] = (section ?? '').split('.');
  if (root !== 'modallint') return null;
  /** @type {any} */
  let value = serverSettings(scopeUri ? vscode.Uri.parse(scopeUri, true) : undefined);
  for (const key of path) value = value?.[key];
  return value ?? null;
}

/** @returns {'off' | 'messages' | 'verbose'} */
function traceSetting() {
  const value = vscode.workspace.getConfiguration('modallint').get('trace.server');
  return value === 'messages' || value === 'verbose' ? value : 'off';
}

module.exports = { configurationItem, serverKeys, serverSettings, traceSetting };
