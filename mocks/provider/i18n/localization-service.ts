import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';

/** Replaces two of the bundled English messages. */
const translations: Readonly<Record<string, string>> = {
  'billing.enterprise.text':
    'Dedicated capacity, contract terms and an engineer who knows your set-up. We answer within one working day.',
  'node-as-a-service.text':
    'In the region of your choice, and watched around the clock. Tell us which networks you need.',
};

export class LocalizationService {
  constructor(private readonly sessions: Sessions) {}

  /** Visitors need messages too; a bearer must be valid if there is one. */
  translations(bearer: Bearer) {
    const data = { item: { translations: { ...translations } } };
    return bearer === null ? { data } : this.sessions.authorize(bearer, () => data);
  }
}
