import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';
import type { AccountRow, ApiKeyRow, Database } from './database';
import { plans } from './plans';

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
const SNAPSHOT_VERSION = 1;

type FieldKind = 'string' | 'number' | 'boolean' | 'string or null' | 'number or null';
type Shape<Row> = Readonly<Record<keyof Row, FieldKind>>;

const accountShape: Shape<AccountRow> = {
  id: 'string',
  email: 'string',
  password: 'string',
  firstName: 'string',
  lastName: 'string',
  code: 'string or null',
  codeAwaitedUntil: 'number or null',
  state: 'string',
  planId: 'string',
  subscription: 'string or null',
  paygPeriodToDate: 'number',
  suspended: 'boolean',
  apiVersionId: 'string',
};

const apiKeyShape: Shape<ApiKeyRow> = {
  id: 'string',
  accountId: 'string',
  name: 'string',
  key: 'string',
  active: 'boolean',
  createdTimestamp: 'number',
};

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
  if (!isRecord(raw) || typeof raw.counter !== 'number') return false;
  return areRows(raw.accounts, accountShape) && areRows(raw.apiKeys, apiKeyShape) && haveKnownPlans(raw.accounts);
}

function areRows<Row>(raw: unknown, shape: Shape<Row>): raw is Row[] {
  const fields = Object.entries<FieldKind>(shape);
  return (
    Array.isArray(raw) && raw.every((row) => isRecord(row) && fields.every(([name, kind]) => isOf(kind, row[name])))
  );
}

function haveKnownPlans(rows: readonly AccountRow[]): boolean {
  return rows.every(({ planId }) => Object.hasOwn(plans, planId));
}

function isOf(kind: FieldKind, value: unknown): boolean {
  return kind.split(' or ').includes(value === null ? 'null' : typeof value);
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
