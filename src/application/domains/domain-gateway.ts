import type { CallbackDomain } from '../../domain/domains/callback-url';
import type { Cursor, Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';

export interface DomainGateway {
  /** Newest first, a page at a time (D36). */
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<CallbackDomain>>;
  /** Answers the url that the provider made of it; what it refuses comes back as a rejected failure with details. */
  add(domain: string): Reply<{ readonly url: string }>;
  /** One that is gone already is a rejected failure with status 404. */
  remove(domain: CallbackDomain): Reply<void>;
}
