import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { type Database, freshDatabase } from './database.ts';
import { seedScenario } from './seed-scenario.ts';
import { parseSnapshot, type Snapshot, type SnapshotStore, snapshotText } from './snapshot.ts';

export interface RecordsOptions {
  readonly seed: string;
  /** Undefined: go on with what is kept, else start as a visitor. */
  readonly scenario: ScenarioName | undefined;
  readonly now: () => number;
  readonly snapshots: SnapshotStore | undefined;
}

/** Holds the database, keeps its snapshot, and follows what another tab has written. */
export class Records {
  readonly isFresh: boolean;
  dataReplaced = false;
  private snapshot: Snapshot;
  private keptText: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: RecordsOptions) {
    const kept = this.kept();
    const asked = options.scenario ?? kept?.scenario ?? 'visitor';
    this.isFresh = kept?.scenario !== asked || kept.seed !== options.seed;
    this.snapshot = kept && !this.isFresh ? kept : this.fresh(asked);
    if (this.isFresh) this.keep();
  }

  get scenario(): ScenarioName {
    return this.snapshot.scenario;
  }

  /** For reading only; what is given out of it has to be copied. */
  read(): Readonly<Database> {
    this.follow();
    return this.snapshot.database;
  }

  /** All of it or, when `work` throws, none of it. */
  change<T>(work: (database: Database) => T): T {
    this.follow();
    const database = structuredClone(this.snapshot.database);
    const outcome = work(database);
    this.snapshot = { ...this.snapshot, database };
    this.keep();
    this.tell();
    return outcome;
  }

  reset(): void {
    this.options.snapshots?.clear();
    this.dataReplaced = false;
    this.snapshot = this.fresh(this.scenario);
    this.keep();
    this.tell();
  }

  /** Called after every change, of this tab or of one that this tab has come to know of. */
  onChange(listen: () => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** A kept text that has vanished says nothing: this tab goes on with what it has. */
  private follow(): void {
    const text = this.options.snapshots?.read() ?? null;
    if (text === null || text === this.keptText) return;
    const other = this.kept();
    if (other?.seed === this.options.seed) {
      this.snapshot = other;
    } else {
      this.snapshot = this.fresh(this.scenario);
      this.keep();
    }
    this.tell();
  }

  private kept(): Snapshot | null {
    const text = this.options.snapshots?.read() ?? null;
    this.keptText = text;
    const snapshot = text === null ? null : parseSnapshot(text);
    if (text !== null && snapshot === null) this.dataReplaced = true;
    return snapshot;
  }

  private fresh(scenario: ScenarioName): Snapshot {
    const { seed, now } = this.options;
    const { people = [] } = scenarios[scenario];
    const database = freshDatabase(seed, now(), [...Object.values(demoAccounts), ...people]);
    seedScenario(database, seed, now(), scenarios[scenario]);
    return { seed, scenario, database };
  }

  private keep(): void {
    this.keptText = snapshotText(this.snapshot);
    this.options.snapshots?.write(this.keptText);
  }

  private tell(): void {
    for (const listen of [...this.listeners]) listen();
  }
}
