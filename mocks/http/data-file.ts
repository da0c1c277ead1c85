import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseSnapshot, type Snapshot, type SnapshotStore } from '#mocks/provider/db/snapshot.ts';

export interface DataFile {
  readonly snapshots: SnapshotStore;
  /** What the data in the file began as; null for a new file. */
  readonly stored: Pick<Snapshot, 'seed' | 'scenario'> | null;
}

/** One JSON file for one server: all data fit in memory. Throws if the file holds something else. */
export function openDataFile(path: string, reportProblem: (message: string) => void): DataFile {
  let text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const stored = text === null ? null : parseSnapshot(text);
  if (text !== null && stored === null) {
    throw new Error(`${path} has no data of this version. Delete it, or name another file.`);
  }
  const snapshots: SnapshotStore = {
    read: () => text,
    write(changed) {
      text = changed;
      try {
        replaceFile(path, changed);
      } catch (error) {
        reportProblem(`The data were not saved: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    clear: () => (text = null),
  };
  return { snapshots, stored };
}

/** A server that is stopped in the middle leaves the file as it was. */
function replaceFile(path: string, text: string): void {
  const written = `${path}.tmp`;
  writeFileSync(written, text);
  renameSync(written, path);
}
