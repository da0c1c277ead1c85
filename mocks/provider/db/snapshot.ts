import { isScenarioName, type ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { type Database, databaseFrom, rowsOf } from './database.ts';

/** Where the data outlive a reload. Never throws; without storage, `read` returns null. */
export interface SnapshotStore {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

export interface Snapshot {
  readonly seed: string;
  readonly scenario: ScenarioName;
  readonly database: Database;
}

/** Rises whenever a model changes: data of another version are replaced, not converted. */
const SNAPSHOT_VERSION = 7;

export function snapshotText({ seed, scenario, database }: Snapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, seed, scenario, database: rowsOf(database) });
}

export function parseSnapshot(text: string): Snapshot | null {
  try {
    const { version, seed, scenario, database } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (version !== SNAPSHOT_VERSION || typeof seed !== 'string' || !isScenarioName(scenario)) return null;
    return { seed, scenario, database: databaseFrom(database as Readonly<Record<string, unknown>>, seed) };
  } catch {
    return null;
  }
}
