import type { Answer, Item } from '#mocks/provider/answer.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface LocalizationItem {
  readonly translations: Readonly<Record<string, string>>;
}

/** Laid over the bundled English: two texts that this provider words in its own way. */
const translations = {
  'billing.enterprise.text':
    'Dedicated capacity, contract terms and an engineer who knows your set-up. We answer within one working day.',
  'node-as-a-service.text':
    'In the region of your choice, and watched around the clock. Tell us which networks you need.',
};

export class LocalizationService {
  constructor(private readonly sessions: Sessions) {}

  /** Visitors read texts too; a bearer that is sent has to be good. */
  translations(bearer: Bearer): Answer<Item<LocalizationItem>> {
    const data = { item: { translations: { ...translations } } };
    return bearer === null ? { data } : this.sessions.answer(bearer, () => data);
  }
}
