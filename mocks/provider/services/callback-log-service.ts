import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { CallbackHistory } from '#mocks/provider/callback-history.ts';
import { callbackItem, type CallbackLogItem } from '#mocks/provider/callback-item.ts';
import { CallbackSearch } from '#mocks/provider/callback-search.ts';
import { type Posted, postedCount, postedTextOrNull } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface CallbackFiltersItem {
  readonly blockchains: readonly string[];
  readonly networks: readonly { readonly name: string; readonly blockchain: string }[];
  readonly statuses: readonly ('success' | 'failed')[];
  readonly products: readonly string[];
}

export interface CallbackSearchItem {
  readonly callbackLogs: readonly CallbackLogItem[];
  readonly hasMore: boolean;
  readonly lastCallbackId: string | null;
}

type SearchQuery = Posted<
  'limit' | 'startingFromCallbackLogId' | 'blockchain' | 'network' | 'status' | 'searchPhrase' | 'product'
>;

const LIMIT = 10;
const LIMIT_MAX = 100;
const CODE = 'invalid_request';

/** The log of what was sent to the customer's domains, newest first. */
export class CallbackLogService {
  private readonly known = new Map<string, { history: CallbackHistory; search: CallbackSearch }>();

  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  /** What there is to choose from: nothing that no callback has. */
  filters(bearer: Bearer): Answer<Item<CallbackFiltersItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const { search, count } = this.logOf(workspace);
      const kinds = search.groupsInUse(count).map(({ kind }) => kind);
      const networks = new Map(
        kinds.map(({ blockchain, network }) => [`${blockchain}/${network}`, { name: network, blockchain }]),
      );
      return {
        item: {
          blockchains: unique(kinds.map(({ blockchain }) => blockchain)),
          networks: [...networks.values()],
          statuses: count === 0 ? [] : ['success', 'failed'],
          products: unique(kinds.map(({ product }) => product)),
        },
      };
    });
  }

  search(bearer: Bearer, query: SearchQuery): Answer<Item<CallbackSearchItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const { history, search, count } = this.logOf(workspace);
      const limit = Math.min(postedCount(query, 'limit', LIMIT), LIMIT_MAX);
      const wanted = {
        blockchain: wantedText(query, 'blockchain'),
        network: wantedText(query, 'network'),
        product: wantedText(query, 'product'),
        status: wantedStatus(query),
        phrase: wantedText(query, 'searchPhrase'),
      };
      const after = wantedText(query, 'startingFromCallbackLogId');
      // One more than asked for tells whether there are more.
      const places = search.places(wanted, startOf(history, after, count), limit + 1);
      const callbackLogs = places.slice(0, limit).map((place) => callbackItem(history, place));
      return {
        item: { callbackLogs, hasMore: places.length > limit, lastCallbackId: callbackLogs.at(-1)?.id ?? null },
      };
    });
  }

  /** Made once, and anew where the data are. Nothing is sent to a suspended customer. */
  private logOf({ id: accountId, pastCallbacks: count, suspended }: Readonly<AccountRow>) {
    const { madeAt } = this.records.read();
    const name = `${accountId}|${madeAt}|${count}`;
    const log =
      this.known.get(name) ?? this.made({ seed: this.seed, accountId, madeAt, count, urls: urlsOf(accountId) });
    this.known.set(name, log);
    return { ...log, count: log.history.countAt(suspended ? madeAt : this.now()) };
  }

  private made(past: ConstructorParameters<typeof CallbackHistory>[0]) {
    const history = new CallbackHistory(past);
    return { history, search: new CallbackSearch(history) };
  }
}

/** Below which place a page begins: the id is exclusive. One that is not in the log is refused, or the log would repeat. */
function startOf(history: CallbackHistory, after: string | null, count: number): number {
  if (after === null) return count;
  const place = history.placeOf(after, count);
  if (place === null) throw invalid(CODE, 'There is no callback with the id of startingFromCallbackLogId.');
  return place;
}

function wantedStatus(query: SearchQuery): 'success' | 'failed' | null {
  const status = wantedText(query, 'status');
  if (status === null || status === 'success' || status === 'failed') return status;
  throw invalid(CODE, 'status must be success or failed.');
}

/** A blank one asks for nothing. */
function wantedText(query: SearchQuery, name: keyof SearchQuery): string | null {
  const text = postedTextOrNull(query, name);
  return text === null || text.trim() === '' ? null : text;
}

/** As the scenario has them: a domain that is deleted later has still been sent to. */
function urlsOf(accountId: string): readonly string[] {
  const seeds: readonly AccountSeed[] = Object.values(demoAccounts);
  return seeds.find(({ id }) => id === accountId)?.domains?.map(({ url }) => url) ?? [];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
