import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import type { Reply } from '../../domain/shared/result';

export interface BillingGateway {
  /** Also decides whether the account is suspended (D35). */
  currentSubscription(signal?: AbortSignal): Reply<CurrentSubscription>;
}
