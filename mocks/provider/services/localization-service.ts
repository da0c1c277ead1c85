import type { Answer, Item } from '../answer';
import type { Bearer, Sessions } from '../sessions';

export interface LocalizationItem {
  readonly translations: Readonly<Record<string, string>>;
}

/** Laid over the bundled English: two texts that this provider words in its own way. */
const translations = {
  'billing.upgrade.text': 'Write to us to change the plan or to settle an invoice. We answer within one working day.',
  'node-as-a-service.text':
    'Dedicated nodes, run for you in the region of your choice. Tell us which networks you need.',
};

export class LocalizationService {
  constructor(private readonly sessions: Sessions) {}

  /** Visitors read texts too; a bearer that is sent has to be good. */
  translations(bearer: Bearer): Answer<Item<LocalizationItem>> {
    const data = { item: { translations: { ...translations } } };
    return bearer === null ? { data } : this.sessions.answer(bearer, () => data);
  }
}
