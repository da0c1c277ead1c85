import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { BreakdownItem, BreakdownQuery } from '#src/domain/usage/credit-breakdown.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { array, fallback, nullable, number, object } from 'valibot';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { UsageSample } from '#src/domain/usage/burn-up.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';

const USAGE_KEY = 'gatehouse.usage';

const DAY_MS = 86_400_000;
/** Two long months. */
const MAX_SAMPLES = 62;

const samples = array(fallback(nullable(object({ at: number(), credits: number() })), null));

export interface UsageHistory {
  read(): readonly UsageSample[];
  add(sample: UsageSample): void;
}

/** One reading a day. `storage` is the session's own, so a new email changes nothing and a log-out leaves nothing. */
export function createUsageHistory(storage: KeyValueStorage): UsageHistory {
  const read = () => (parseStored(samples, storage.get(USAGE_KEY)) ?? []).filter((sample) => sample !== null);
  return {
    read,
    add(sample) {
      const others = read().filter(({ at }) => dayOf(at) !== dayOf(sample.at));
      storage.set(USAGE_KEY, JSON.stringify([...others, sample].slice(-MAX_SAMPLES)));
    },
  };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

export interface UsageGateway {
  summary(signal?: AbortSignal): AsyncResult<UsageSummary>;
  history(query: HistoryQuery, signal?: AbortSignal): AsyncResult<CreditHistory>;
  breakdown(query: BreakdownQuery, signal?: AbortSignal): AsyncResult<readonly BreakdownItem[]>;
}

export interface BudgetGateway {
  load(signal?: AbortSignal): AsyncResult<Budget>;
  /** Replaces the whole limit. */
  set(limit: BudgetLimit): AsyncResult<Budget>;
  remove(): AsyncResult<void>;
}
