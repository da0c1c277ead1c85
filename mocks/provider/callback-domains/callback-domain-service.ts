import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { CallbackDomainRow } from '#mocks/provider/db/models.ts';
import { notFound, ProviderError } from '#mocks/provider/shared/provider-error.ts';
import { pageOf, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { VERIFIED_AFTER_SECONDS } from './callback-domain-rows.ts';
import { callbackUrl, isSameHost, withoutScheme } from './callback-url.ts';

export interface CallbackUrlItem {
  readonly id: string;
  readonly url: string;
  readonly verified: boolean;
  /** Seconds. */
  readonly createdTimestamp: number;
  readonly verifiedTimestamp: number | null;
}

export interface CallbackUrlListItem {
  readonly callbackUrls: readonly CallbackUrlItem[];
  readonly hasMore: boolean;
}

/** The domains that callbacks may be sent to. A new domain is verified after a short wait. */
export class CallbackDomainService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** Newest first. */
  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>): ServiceResult<Item<CallbackUrlListItem>> {
    return this.sessions.authorize(bearer, (_, { id: accountId }) => {
      const rows = this.store.read().callbackDomains.where({ accountId }).toReversed();
      const { page, hasMore } = pageOf(rows, query);
      return { item: { callbackUrls: page.map((row) => this.itemOf(row)), hasMore } };
    });
  }

  add(bearer: Bearer, fields: RequestFields<'domain'>): ServiceResult<Item<{ readonly url: string }>> {
    return this.sessions.authorize(bearer, (_, { id: accountId }) => {
      const url = callbackUrl(textField(fields, 'domain'));
      return this.store.change((database) => {
        const isKnown = database.callbackDomains.where({ accountId }).some((row) => isSameHost(row.url, url));
        if (isKnown) throw domainExists(url);
        const id = nextHex(database, 'callback-url', 24);
        const createdTimestamp = this.seconds();
        const verifiesAt = createdTimestamp + VERIFIED_AFTER_SECONDS;
        database.callbackDomains.insert({ id, accountId, url, createdTimestamp, verifiesAt });
        markDone(database, accountId, 'verifyDomain');
        return { item: { url } };
      });
    });
  }

  /** Also wants the row's URL without its scheme, so that a wrong id deletes nothing. */
  remove(bearer: Bearer, id: string, fields: RequestFields<'url'>): ServiceResult<object> {
    return this.sessions.authorize(bearer, (_, { id: accountId }) => {
      const url = textField(fields, 'url');
      return this.store.change((database) => {
        const row = database.callbackDomains.find({ id, accountId });
        if (!row || withoutScheme(row.url) !== url) throw notFound('domain');
        database.callbackDomains.remove({ id });
        return {};
      });
    });
  }

  private itemOf({ id, url, createdTimestamp, verifiesAt }: CallbackDomainRow): CallbackUrlItem {
    const verified = verifiesAt <= this.seconds();
    return { id, url, verified, createdTimestamp, verifiedTimestamp: verified ? verifiesAt : null };
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

function domainExists(url: string): ProviderError {
  const text = `${withoutScheme(url)} is on your list already.`;
  return new ProviderError(409, 'domain_exists', 'The request was rejected.', [text]);
}
