import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';

export interface UsageGateway {
  summary(signal?: AbortSignal): AsyncResult<UsageSummary>;
  history(query: HistoryQuery, signal?: AbortSignal): AsyncResult<CreditHistory>;
}
