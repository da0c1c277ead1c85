import type { Answer, Item } from '#mocks/provider/answer.ts';
import { callbackAddress, isSameHost, withoutScheme } from '#mocks/provider/callback-address.ts';
import { nextHex } from '#mocks/provider/database.ts';
import { markDone } from '#mocks/provider/done-steps.ts';
import { type Posted, postedCount, postedText } from '#mocks/provider/posted.ts';
import { notFound, ProviderError } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { CallbackUrlRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';
import { VERIFIED_AFTER_SECONDS } from '#mocks/provider/verification-wait.ts';

export interface CallbackUrlItem {
  readonly id: string;
  readonly url: string;
  readonly verified: boolean;
  /** Seconds, as the one below. */
  readonly createdTimestamp: number;
  readonly verifiedTimestamp: number | null;
}

export interface CallbackUrlListItem {
  readonly callbackUrls: readonly CallbackUrlItem[];
  readonly hasMore: boolean;
}

const LIMIT = 10;
const LIMIT_MAX = 100;

/** The domains that callbacks may be sent to. A domain is verified some time after it was added (D27). */
export class CallbackUrlService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  list(bearer: Bearer, query: Posted<'limit' | 'offset'>): Answer<Item<CallbackUrlListItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const limit = Math.min(postedCount(query, 'limit', LIMIT), LIMIT_MAX);
      const offset = postedCount(query, 'offset', 0);
      const mine = this.records.read().callbackUrls.filter(({ accountId }) => accountId === workspace.id);
      const callbackUrls = mine.slice(offset, offset + limit).map((row) => this.shown(row));
      return { item: { callbackUrls, hasMore: offset + limit < mine.length } };
    });
  }

  add(bearer: Bearer, posted: Posted<'domain'>): Answer<Item<{ readonly url: string }>> {
    return this.sessions.answer(bearer, (_, { id: accountId }) => {
      const url = callbackAddress(postedText(posted, 'domain'));
      return this.records.change((database) => {
        const isKnown = database.callbackUrls.some((row) => row.accountId === accountId && isSameHost(row.url, url));
        if (isKnown) throw alreadyThere(url);
        const id = nextHex(database, this.seed, 'callback-url', 24);
        const createdTimestamp = this.seconds();
        const verifiesAt = createdTimestamp + VERIFIED_AFTER_SECONDS;
        database.callbackUrls.unshift({ id, accountId, url, createdTimestamp, verifiesAt });
        markDone(database, accountId, 'verifyDomain');
        return { item: { url } };
      });
    });
  }

  /** `url` is what the row holds, without its scheme: an id alone deletes nothing (D28). */
  remove(bearer: Bearer, id: string, posted: Posted<'url'>): Answer<object> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const named = postedText(posted, 'url');
      return this.records.change((database) => {
        const place = database.callbackUrls.findIndex(
          (row) => row.id === id && row.accountId === workspace.id && withoutScheme(row.url) === named,
        );
        if (place < 0) throw notFound('domain');
        database.callbackUrls.splice(place, 1);
        return {};
      });
    });
  }

  private shown({ id, url, createdTimestamp, verifiesAt }: CallbackUrlRow): CallbackUrlItem {
    const verified = verifiesAt <= this.seconds();
    return { id, url, verified, createdTimestamp, verifiedTimestamp: verified ? verifiesAt : null };
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

function alreadyThere(url: string): ProviderError {
  const text = `${withoutScheme(url)} is on your list already.`;
  return new ProviderError(409, 'domain_exists', 'The request was refused.', [text]);
}
