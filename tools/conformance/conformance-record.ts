import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import type { Difference } from './differences.ts';

export type Outcome = 'conforms' | 'differs' | 'missing' | 'not-tried' | 'not-offered';

export interface OperationReport {
  readonly name: EndpointName;
  readonly wire: string;
  readonly method: string;
  readonly path: string;
  /** Where the console uses it. */
  readonly screen: string;
  readonly outcome: Outcome;
  readonly differences: readonly Difference[];
  /** Why it was not tried, or what of it was not. */
  readonly reason: string | null;
}

interface Entry {
  succeeded: boolean;
  missing: boolean;
  notOffered: boolean;
  reason: string | null;
  readonly differences: Map<string, Difference>;
}

/** What a walk finds, operation by operation. Ignores operations that were not chosen. */
export class ConformanceRecord {
  private readonly entries: ReadonlyMap<EndpointName, Entry>;

  constructor(readonly chosen: readonly EndpointName[]) {
    const entry = (): Entry => ({
      succeeded: false,
      missing: false,
      notOffered: false,
      reason: null,
      differences: new Map(),
    });
    this.entries = new Map(chosen.map((name) => [name, entry()]));
  }

  isChosen(name: EndpointName): boolean {
    return this.entries.has(name);
  }

  succeeded(name: EndpointName): void {
    const entry = this.entries.get(name);
    if (entry) entry.succeeded = true;
  }

  missing(name: EndpointName): void {
    const entry = this.entries.get(name);
    if (entry) entry.missing = true;
  }

  /** The provider leaves out an optional operation. */
  notOffered(name: EndpointName): void {
    const entry = this.entries.get(name);
    if (entry) entry.notOffered = true;
  }

  /** The first reason counts. */
  notTried(name: EndpointName, reason: string): void {
    const entry = this.entries.get(name);
    if (entry) entry.reason ??= reason;
  }

  /** Once for each field, because what follows has the same cause; of the headers of CORS, once for each header. */
  differs(name: EndpointName, differences: readonly Difference[]): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    for (const difference of differences) {
      const { field, expected, level } = difference;
      const key = field.includes('access-control') ? `${field}|${expected}` : field;
      const known = entry.differences.get(key);
      if (!known || (known.level === 'tolerated' && level === 'breaks')) entry.differences.set(key, difference);
    }
  }

  report(): readonly OperationReport[] {
    return [...this.entries].map(([name, entry]) => {
      const { wire, method, path } = endpoints[name];
      const outcome = outcomeOf(entry);
      const reason = outcome === 'not-tried' ? (entry.reason ?? 'an earlier step failed') : null;
      const isAbsent = outcome === 'missing' || outcome === 'not-offered';
      const differences = isAbsent ? [] : [...entry.differences.values()];
      return { name, wire, method, path, screen: operations[name].screen, outcome, differences, reason };
    });
  }
}

function outcomeOf({ missing, notOffered, differences, succeeded }: Entry): Outcome {
  if (notOffered) return 'not-offered';
  if (missing) return 'missing';
  if (differences.size > 0) return 'differs';
  return succeeded ? 'conforms' : 'not-tried';
}
