import type { SnapshotStore } from '#mocks/provider/db/snapshot.ts';

/** Two providers that share one are two tabs of a browser. */
export class SnapshotInMemory implements SnapshotStore {
  writes = 0;

  constructor(public text: string | null = null) {}

  read(): string | null {
    return this.text;
  }

  write(text: string): void {
    this.writes += 1;
    this.text = text;
  }

  clear(): void {
    this.text = null;
  }
}
