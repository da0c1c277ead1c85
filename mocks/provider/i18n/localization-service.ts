import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';

export interface LocalizationItem {
  readonly translations: Readonly<Record<string, string>>;
}

/** Replaces two of the bundled English messages. */
const translations = {
  'billing.enterprise.text':
    'Dedicated capacity, contract terms and an engineer who knows your set-up. We answer within one working day.',
  'node-as-a-service.text':
    'In the region of your choice, and watched around the clock. Tell us which networks you need.',
};

export class LocalizationService {
  constructor(private readonly sessions: Sessions) {}

  /** Visitors need messages too; a bearer must be valid if there is one. */
  translations(bearer: Bearer): ServiceResult<Item<LocalizationItem>> {
    const data = { item: { translations: { ...translations } } };
    return bearer === null ? { data } : this.sessions.authorize(bearer, () => data);
  }
}
