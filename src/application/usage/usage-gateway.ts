import type { Reply } from '../../domain/shared/result';
import type { UsageSummary } from '../../domain/usage/usage-summary';

export interface UsageGateway {
  /** The quota of the billing period, and what a day costs by kind. */
  summary(signal?: AbortSignal): Reply<UsageSummary>;
}
