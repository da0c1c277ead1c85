import type { Overrides } from '#src/domain/demo/moment.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import type { Database } from './database.ts';
import { seedDatabase } from './seed-database.ts';
import { parseSnapshot, type Snapshot, type SnapshotStore, snapshotText } from './snapshot.ts';

export interface DatabaseStoreOptions {
  readonly seed: string;
  /** Without one, the data continue with the scenario of their snapshot, else with `visitor`. */
  readonly scenario?: ScenarioName | undefined;
  /** Change what the scenario itself overrides. Without them, the data continue with those of their snapshot. */
  readonly overrides?: Overrides | undefined;
  /** Creates the data again, even if a snapshot has them. */
  readonly fresh?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When fresh data begin, in milliseconds; now if not given. Later days then have passed already. */
  readonly madeAt?: number | undefined;
  readonly snapshots?: SnapshotStore | undefined;
}

/** Holds the database, saves a snapshot of each change, and follows the changes of other tabs. */
export class DatabaseStore {
  readonly isFresh: boolean;
  dataReplaced = false;
  private snapshot: Snapshot;
  /** The last saved state, to return to when a change fails. */
  private savedText = '';
  private storedText: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: DatabaseStoreOptions) {
    const stored = this.readStored();
    const scenario = options.scenario ?? stored?.scenario ?? 'visitor';
    const same = !options.fresh && stored?.scenario === scenario && stored.seed === options.seed ? stored : null;
    const wanted = { ...scenarios[scenario].start.overrides, ...options.overrides };
    const isContinued = options.overrides === undefined || isSame(same?.overrides ?? {}, wanted);
    const continued = isContinued ? same : null;
    this.isFresh = continued === null;
    this.snapshot = continued ?? this.fresh(scenario, wanted);
    if (this.isFresh) this.save();
    else this.savedText = this.storedText ?? '';
  }

  get scenario(): ScenarioName {
    return this.snapshot.scenario;
  }

  read(): Database {
    this.followOtherTabs();
    return this.snapshot.database;
  }

  change<T>(work: (database: Database) => T): T {
    const database = this.read();
    try {
      const result = work(database);
      this.save();
      this.notify();
      return result;
    } catch (error) {
      this.snapshot = parseSnapshot(this.savedText) ?? this.snapshot;
      throw error;
    }
  }

  reset(): void {
    this.options.snapshots?.clear();
    this.dataReplaced = false;
    this.replace();
  }

  onChange(listen: () => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** If the stored text is gone, this tab continues with what it has. */
  private followOtherTabs(): void {
    const text = this.options.snapshots?.read() ?? null;
    if (text === null || text === this.storedText) return;
    const other = this.readStored();
    if (other?.seed !== this.options.seed) return this.replace();
    this.snapshot = other;
    this.savedText = text;
    this.notify();
  }

  private readStored(): Snapshot | null {
    const text = this.options.snapshots?.read() ?? null;
    this.storedText = text;
    const snapshot = text === null ? null : parseSnapshot(text);
    if (text !== null && snapshot === null) this.dataReplaced = true;
    return snapshot;
  }

  private replace(): void {
    this.snapshot = this.fresh(this.scenario, this.snapshot.overrides);
    this.save();
    this.notify();
  }

  private fresh(scenario: ScenarioName, overrides: Overrides): Snapshot {
    const { seed, now, madeAt = now() } = this.options;
    return { seed, scenario, overrides, database: seedDatabase(seed, madeAt, scenarios[scenario], overrides) };
  }

  private save(): void {
    this.savedText = snapshotText(this.snapshot);
    this.storedText = this.savedText;
    this.options.snapshots?.write(this.savedText);
  }

  private notify(): void {
    for (const listen of [...this.listeners]) listen();
  }
}

const OVERRIDE_NAMES = ['quota', 'keys', 'members'] as const satisfies readonly (keyof Overrides)[];

function isSame(one: Overrides, other: Overrides): boolean {
  return OVERRIDE_NAMES.every((name) => one[name] === other[name]);
}
