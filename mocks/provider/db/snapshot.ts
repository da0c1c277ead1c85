import type { Overrides } from '#src/domain/demo/moment.ts';
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
  /** Those of the scenario too. */
  readonly overrides: Overrides;
  readonly database: Database;
}

/** Rises whenever a model changes: data of another version are replaced, not converted. */
const SNAPSHOT_VERSION = 15;

export function snapshotText({ seed, scenario, overrides, database }: Snapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, seed, scenario, overrides, database: rowsOf(database) });
}

export function parseSnapshot(text: string): Snapshot | null {
  try {
    const { version, seed, scenario, overrides, database } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (version !== SNAPSHOT_VERSION || typeof seed !== 'string' || !isScenarioName(scenario)) return null;
    if (!isOverrides(overrides)) return null;
    return {
      ...{ seed, scenario, overrides },
      database: databaseFrom(database as Readonly<Record<string, unknown>>, seed),
    };
  } catch {
    return null;
  }
}

function isOverrides(value: unknown): value is Overrides {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number')
  );
}
