// Files that change outside the editor, told to the server as it asked for it, many at once in one message.

const vscode = require('vscode');
const { fromServer, toServer } = require('./convert');

/** Milliseconds in which changes are gathered: a change of branches makes hundreds. */
const pause = 100;

const created = 1;
const changed = 2;
const deleted = 3;

/** The bits of a registration that say what it asks for. */
const kinds = { create: 1, change: 2, delete: 4 };

class WatchedFiles {
  /** @param {import('./connection').Connection} connection */
  constructor(connection) {
    this.connection = connection;
    /**
     * Changes since the last message: what became of each file.
     * @type {Map<string, {uri: vscode.Uri, type: number}>}
     */
    this.gathered = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    /**
     * Watchers by registration.
     * @type {Map<string, vscode.Disposable>}
     */
    this.registrations = new Map();
    /** @type {vscode.EventEmitter<{uri: vscode.Uri, isDeleted: boolean}[]>} */
    this.telling = new vscode.EventEmitter();
    this.onDidTell = this.telling.event;
  }

  /** @param {string} id @param {{watchers: {globPattern: string | {baseUri: any, pattern: string}, kind?: number}[]}} options */
  register(id, options) {
    const watchers = options.watchers.map(({ globPattern, kind = 7 }) => {
      const ignores = [!(kind & kinds.create), !(kind & kinds.change), !(kind & kinds.delete)];
      const watcher = vscode.workspace.createFileSystemWatcher(pattern(globPattern), ...ignores);
      return vscode.Disposable.from(
        watcher,
        watcher.onDidCreate((uri) => this.gather(uri, created)),
        watcher.onDidChange((uri) => this.gather(uri, changed)),
        watcher.onDidDelete((uri) => this.gather(uri, deleted))
      );
    });
    const all = options.watchers.reduce((sum, { kind = 7 }) => sum | kind, 0);
    this.registrations.get(id)?.dispose();
    this.registrations.set(id, vscode.Disposable.from(...watchers, this.watchFolders(all)));
  }

  /**
   * VS Code tells the deletion of a folder as one event, of the folder, and of one that appears it may not tell all
   * files; no pattern of files matches a folder. So folders that come, and whatever goes, are told by themselves; the
   * server finds out what is there.
   * @param {number} kind what the server asks for
   * @returns {vscode.Disposable}
   */
  watchFolders(kind) {
    const ignores = [!(kind & kinds.create), true, !(kind & kinds.delete)];
    if (ignores.every(Boolean)) return vscode.Disposable.from();
    const watcher = vscode.workspace.createFileSystemWatcher('**', ...ignores);
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate((uri) => void this.gatherFolder(uri)),
      watcher.onDidDelete((uri) => isHidden(uri) || this.gather(uri, deleted))
    );
  }

  /** @param {vscode.Uri} uri */
  async gatherFolder(uri) {
    if (isHidden(uri)) return;
    try {
      const { type } = await vscode.workspace.fs.stat(uri);
      if (type & vscode.FileType.Directory) {
        // Not merged with a deletion before it: another folder of that name holds other files.
        this.gathered.delete(uri.toString());
        this.gather(uri, created);
      }
    } catch {
      // Gone already, which is told as well.
    }
  }

  /** @param {string} id @returns {boolean} whether there was one */
  unregister(id) {
    this.registrations.get(id)?.dispose();
    return this.registrations.delete(id);
  }

  /** @param {vscode.Uri} uri @param {number} type */
  gather(uri, type) {
    if (uri.scheme !== 'file') return;
    const key = uri.toString();
    const before = this.gathered.get(key)?.type;
    // What was deleted and written again has changed; a new file that changes again is still new.
    const merged = before === deleted && type === created ? changed : before === created && type === changed ? created : type;
    this.gathered.set(key, { uri, type: merged });
    this.timer ??= setTimeout(() => this.tell(), pause);
  }

  tell() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered.size === 0) return;
    const changes = [...this.gathered.values()];
    this.gathered.clear();
    this.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: changes.map(({ uri, type }) => ({ uri: toServer.uri(uri), type })),
    });
    this.telling.fire(changes.map(({ uri, type }) => ({ uri, isDeleted: type === deleted })));
  }

  dispose() {
    clearTimeout(this.timer);
    for (const registration of this.registrations.values()) registration.dispose();
    this.registrations.clear();
    this.telling.dispose();
  }
}

/**
 * Whether something is hidden, or lies in a hidden folder of the workspace, where builds and git are busy all the time.
 * @param {vscode.Uri} uri
 */
function isHidden(uri) {
  return vscode.workspace.asRelativePath(uri, false).split('/').some((part) => part.startsWith('.'));
}

/** @param {string | {baseUri: any, pattern: string}} glob */
function pattern(glob) {
  if (typeof glob === 'string') return glob;
  const base = typeof glob.baseUri === 'string' ? glob.baseUri : glob.baseUri.uri;
  return new vscode.RelativePattern(fromServer.uri(base), glob.pattern);
}

module.exports = { WatchedFiles };
