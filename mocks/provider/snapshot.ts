import { isScenarioName, type ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { Database } from './database.ts';
import { plans } from './plans.ts';
import { type FieldKind, rowShapes } from './row-shapes.ts';

/** Where the data outlive a reload. Never throws: where nothing can be kept, `read` answers null. */
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

/** Rises whenever a row changes its shape: data of another version are replaced, not converted. */
const SNAPSHOT_VERSION = 6;
const NUMBERS = ['counter', 'madeAt'] as const;

export function snapshotText(snapshot: Snapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, ...snapshot });
}

/** Null for whatever is not exactly a snapshot of this version. */
export function parseSnapshot(text: string): Snapshot | null {
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || raw.version !== SNAPSHOT_VERSION) return null;
    const { seed, scenario, database } = raw;
    if (typeof seed !== 'string' || !isScenarioName(scenario) || !isDatabase(database)) return null;
    return { seed, scenario, database };
  } catch {
    return null;
  }
}

function isDatabase(raw: unknown): raw is Database {
  if (!isRecord(raw) || !NUMBERS.every((name) => typeof raw[name] === 'number')) return false;
  const { accounts, checkouts, spentTokens } = raw;
  const areTables = Object.entries(rowShapes).every(([table, shape]) => areRows(raw[table], shape));
  const areSpent = Array.isArray(spentTokens) && spentTokens.every((mark) => typeof mark === 'string');
  return areTables && areSpent && [accounts, checkouts].every(haveKnownPlans);
}

function areRows(raw: unknown, shape: Readonly<Record<string, FieldKind>>): boolean {
  const fields = Object.entries(shape);
  return (
    Array.isArray(raw) && raw.every((row) => isRecord(row) && fields.every(([name, kind]) => isOf(kind, row[name])))
  );
}

function haveKnownPlans(rows: unknown): boolean {
  return (rows as readonly { planId: string }[]).every(({ planId }) => Object.hasOwn(plans, planId));
}

function isOf(kind: FieldKind, value: unknown): boolean {
  return kind.split(' or ').includes(value === null ? 'null' : typeof value);
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
