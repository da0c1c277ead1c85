import type { Answer, Item } from '#mocks/provider/answer.ts';
import type { Database } from '#mocks/provider/database.ts';
import { JsonText } from '#mocks/provider/json-text.ts';
import { hasFallenOut } from '#mocks/provider/kept-requests.ts';
import { type Posted, postedCount, postedTextOrNull } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { CustomerKey } from '#mocks/provider/request-keys.ts';
import { RequestLog, type RequestPresent, type WantedRequests } from '#mocks/provider/request-log.ts';
import type { AccountRow, ApiRequestRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface ApiRequestItem {
  readonly id: string;
  /** ISO text. */
  readonly dateTime: string;
  /** Method, path and, where one was sent, the body. */
  readonly requestData: JsonText;
  /** The time in milliseconds. */
  readonly responseData: { readonly statusCode: number; readonly responseTime: number; readonly body: JsonText };
  readonly systemData: { readonly referenceId: string; readonly product: string; readonly spentCredits: number };
}

export interface RequestFiltersItem {
  readonly apiKeys: readonly { readonly id: string; readonly name: string }[];
}

export interface ApiRequestListItem {
  readonly stats: readonly ApiRequestItem[];
  readonly hasMore: boolean;
  readonly lastApiRequestId: string | null;
}

const LIMIT = 10;
const LIMIT_MAX = 100;

/** The log of requests to the public API, newest first. */
export class RequestLogService {
  private readonly logs = new Map<string, RequestLog>();

  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  list(
    bearer: Bearer,
    query: Posted<'limit' | 'startingFromApiRequestId' | 'apiKey'>,
  ): Answer<Item<ApiRequestListItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const limit = Math.min(postedCount(query, 'limit', LIMIT), LIMIT_MAX);
      const after = postedTextOrNull(query, 'startingFromApiRequestId') || null;
      // One more than asked for tells whether there are more.
      const rows = this.rows(workspace, { after, keyId: postedTextOrNull(query, 'apiKey'), count: limit + 1 });
      const stats = rows.slice(0, limit).map(apiRequestItem);
      return { item: { stats, hasMore: rows.length > limit, lastApiRequestId: stats.at(-1)?.id ?? null } };
    });
  }

  /** Every key that requests can have been made with. */
  filters(bearer: Bearer): Answer<Item<RequestFiltersItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const mine = this.records.read().apiKeys.filter(({ accountId }) => accountId === workspace.id);
      return { item: { apiKeys: mine.map(({ id, name }) => ({ id, name })) } };
    });
  }

  /** An id that is not in the log is refused, or the log would repeat. */
  private rows(workspace: Readonly<AccountRow>, wanted: WantedRequests): readonly ApiRequestRow[] {
    const database = this.records.read();
    const log = this.logOf(workspace);
    const present = presentOf(database, workspace, this.now());
    const { after } = wanted;
    if (after !== null && !log.has(after, present) && !hasFallenOut(database, after)) {
      throw invalid('invalid_request', 'There is no request with the id of startingFromApiRequestId.');
    }
    return log.rows(wanted, present);
  }

  /** Made once, and anew where the data are. */
  private logOf(workspace: Readonly<AccountRow>): RequestLog {
    const database = this.records.read();
    const { madeAt } = database;
    const { id: accountId, pastRequests: count } = workspace;
    const name = `${accountId}|${madeAt}|${count}`;
    const keys = keysOf(database, workspace).filter(({ isNew }) => !isNew);
    const log = this.logs.get(name) ?? new RequestLog({ seed: this.seed, accountId, madeAt, count, keys });
    this.logs.set(name, log);
    return log;
  }
}

/** A suspended customer asks for nothing any more. */
function presentOf(database: Readonly<Database>, workspace: Readonly<AccountRow>, now: number): RequestPresent {
  return {
    now: workspace.suspended ? database.madeAt : now,
    keys: keysOf(database, workspace),
    kept: database.apiRequests.filter(({ accountId }) => accountId === workspace.id),
  };
}

function keysOf(
  { apiKeys, keySwitches, madeAt }: Readonly<Database>,
  workspace: Readonly<AccountRow>,
): readonly CustomerKey[] {
  return apiKeys
    .filter(({ accountId }) => accountId === workspace.id)
    .map(({ id, createdTimestamp, quietSince }) => ({
      id,
      createdAt: createdTimestamp * 1000,
      quietSince: quietSince === null ? null : quietSince * 1000,
      isNew: createdTimestamp >= Math.floor(madeAt / 1000),
      switches: keySwitches.filter(({ keyId }) => keyId === id),
    }));
}

function apiRequestItem(row: ApiRequestRow): ApiRequestItem {
  const { id, at, request, statusCode, responseTime, response, product, spentCredits } = row;
  return {
    id,
    dateTime: new Date(at).toISOString(),
    requestData: new JsonText(request),
    responseData: { statusCode, responseTime, body: new JsonText(response) },
    systemData: { referenceId: id, product, spentCredits },
  };
}
