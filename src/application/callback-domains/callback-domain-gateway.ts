import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface CallbackDomainGateway {
  /** Newest first, a page at a time (D36). */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>>;
  /** Answers the url that the provider made of it; what it refuses comes back as a rejected failure with details. */
  add(domain: string): AsyncResult<{ readonly url: string }>;
  /** One that is gone already is a rejected failure with status 404. */
  remove(domain: CallbackDomain): AsyncResult<void>;
}
