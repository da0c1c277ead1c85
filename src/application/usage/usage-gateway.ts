import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';

export interface UsageGateway {
  summary(signal?: AbortSignal): AsyncResult<UsageSummary>;
  /** Credits over time; only of a provider that offers it. */
  history(query: HistoryQuery, signal?: AbortSignal): AsyncResult<CreditHistory>;
}
