import type { Instant } from '#src/domain/shared/dates.ts';
import type { CallbackFilters, CallbackLogFilters } from './log-filters.ts';
import { formatStretch, parseStretch } from './loaded-filters.ts';
import { NO_CALLBACK_FILTERS } from './log-location.ts';
import { type TimeBounds, timeBounds } from './log-time.ts';

export type RedeliveryJobId = string & { readonly brand: 'RedeliveryJobId' };

/** Which callbacks are meant, of those that failed. */
export interface RedeliveryFilter extends Omit<CallbackFilters, 'status'>, TimeBounds {}

export interface RedeliveryCount {
  readonly count: number;
  /** What one job takes at most; null without a limit. */
  readonly limit: number | null;
  /** What fails from then on is not counted, so that the figure can be confirmed while callbacks fail. */
  readonly before: Instant | null;
  /** Where they go; empty if the provider does not report it. */
  readonly domains: readonly string[];
}

export interface RedeliveryJob {
  readonly id: RedeliveryJobId;
  /** `running`, `done`, `stopped` or `failed`; another is the provider's own word. */
  readonly state: string;
  readonly total: number;
  readonly delivered: number;
  readonly failed: number;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly filter: RedeliveryFilter;
}

/** What the log shows, whatever its status: a stretch of loaded rows narrows the days that the provider filters by. */
export function toRedeliveryFilter(filters: CallbackLogFilters): RedeliveryFilter {
  const { blockchain, network, product, searchPhrase, dates, between } = filters;
  const { from = -Infinity, before = Infinity } = timeBounds(dates);
  const stretch = parseStretch(between);
  const first = Math.max(from, stretch?.from ?? -Infinity);
  const last = Math.min(before, stretch ? stretch.to + 1 : Infinity);
  const bounds = { ...(first > -Infinity && { from: first }), ...(last < Infinity && { before: last }) };
  return { blockchain, network, product, searchPhrase, ...bounds };
}

export function exceedsLimit({ count, limit }: RedeliveryCount): boolean {
  return limit !== null && count > limit;
}

export function isRunning({ state }: Pick<RedeliveryJob, 'state'>): boolean {
  return state === 'running';
}

/** All that run, and the last that ended, until that was dismissed. */
export function shownJobs(
  jobs: readonly RedeliveryJob[],
  dismissed: ReadonlySet<RedeliveryJobId>,
): readonly RedeliveryJob[] {
  const ended = jobs.find((job) => !isRunning(job));
  return jobs.filter((job) => isRunning(job) || (job === ended && !dismissed.has(job.id)));
}

/** The log of what a job sent in vain. */
export function failedAgain({ filter, startedAt, endedAt }: RedeliveryJob): CallbackLogFilters {
  const { blockchain, network, product, searchPhrase } = filter;
  const between = startedAt === null || endedAt === null ? '' : formatStretch({ from: startedAt, to: endedAt });
  return { ...NO_CALLBACK_FILTERS, blockchain, network, product, searchPhrase, status: 'failed', between };
}
