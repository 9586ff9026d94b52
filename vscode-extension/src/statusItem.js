// The item in the status bar: how the server is, what it does, and how much it found.

const vscode = require('vscode');

/**
 * What there is to show.
 * @typedef {object} Status
 * @property {'stopped' | 'starting' | 'running' | 'failed' | 'missing'} state
 * @property {string} [detail] why it is not running
 * @property {string} [work] what the server does in the background
 * @property {string} [program] its path and version
 * @property {{errors: number, warnings: number, infos: number}} counts
 */

class StatusItem {
  constructor() {
    this.item = vscode.window.createStatusBarItem('modallint.status', vscode.StatusBarAlignment.Right, 90);
    this.item.name = 'modallint';
    this.item.command = 'modallint.showMenu';
    this.item.show();
  }

  /** @param {Status} status */
  update(status) {
    this.item.text = text(status);
    this.item.tooltip = tooltip(status);
    this.item.accessibilityInformation = { label: spoken(status) };
    this.item.backgroundColor = background(status.state);
  }

  dispose() {
    this.item.dispose();
  }
}

/** @param {Status} status */
function text({ state, work, counts }) {
  if (state === 'starting' || work) return '$(sync~spin) modallint';
  if (state === 'failed') return '$(error) modallint';
  if (state === 'missing') return '$(warning) modallint';
  if (state === 'stopped') return '$(circle-slash) modallint';
  const parts = [
    counts.errors > 0 ? `$(error) ${counts.errors}` : '',
    counts.warnings > 0 ? `$(warning) ${counts.warnings}` : '',
    counts.infos > 0 ? `$(info) ${counts.infos}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `modallint ${parts.join(' ')}` : '$(check) modallint';
}

/** @param {Status} status */
function spoken({ state, detail, work, counts }) {
  if (state === 'running') {
    const doing = work ? `${work}; ` : '';
    return `modallint: ${doing}${count(counts.errors, 'error')}, ${count(counts.warnings, 'warning')}, ${count(counts.infos, 'info')}`;
  }
  const words = { starting: 'is starting', failed: 'has failed', missing: 'was not found', stopped: 'is stopped' };
  return `modallint ${words[state]}${detail ? `: ${detail}` : ''}`;
}

/** @param {Status} status */
function tooltip(status) {
  const result = new vscode.MarkdownString();
  result.appendText(spoken(status));
  if (status.program) {
    result.appendMarkdown('\n\n');
    result.appendText(status.program);
  }
  return result;
}

/** @param {Status['state']} state */
function background(state) {
  if (state === 'failed') return new vscode.ThemeColor('statusBarItem.errorBackground');
  if (state === 'missing') return new vscode.ThemeColor('statusBarItem.warningBackground');
  return undefined;
}

/** @param {number} number @param {string} noun */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

module.exports = { StatusItem };
