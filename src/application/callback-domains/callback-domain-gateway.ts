import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface CallbackDomainGateway {
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>>;
  /** Returns the url that the provider made; a rejection has details. */
  add(domain: string): AsyncResult<{ readonly url: string }>;
  /** A missing domain is a rejected failure with status 404. */
  remove(domain: CallbackDomain): AsyncResult<void>;
}
