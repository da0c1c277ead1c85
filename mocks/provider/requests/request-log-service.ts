import { keysOf } from '#mocks/provider/api-keys/api-key-service.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow, ApiRequestRow } from '#mocks/provider/db/models.ts';
import { JsonText } from '#mocks/provider/shared/json-text.ts';
import { invalid } from '#mocks/provider/shared/provider-error.ts';
import { limitField, optionalTextField, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { wasDropped } from './recent-requests.ts';
import type { CustomerKey } from './request-keys.ts';
import { RequestLog, type RequestQuery } from './request-log.ts';

export interface ApiRequestItem {
  readonly id: string;
  /** ISO text. */
  readonly dateTime: string;
  /** Method, path and any body. */
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

/** The log of requests to the public API, newest first. */
export class RequestLogService {
  private readonly logs = new Map<string, RequestLog>();

  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  list(
    bearer: Bearer,
    fields: RequestFields<'limit' | 'startingFromApiRequestId' | 'apiKey'>,
  ): ServiceResult<Item<ApiRequestListItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      const limit = limitField(fields);
      const after = optionalTextField(fields, 'startingFromApiRequestId') || null;
      // One more than wanted shows whether there are more.
      const rows = this.rows(account, { after, keyId: optionalTextField(fields, 'apiKey'), count: limit + 1 });
      const stats = rows.slice(0, limit).map(apiRequestItem);
      return { item: { stats, hasMore: rows.length > limit, lastApiRequestId: stats.at(-1)?.id ?? null } };
    });
  }

  /** Every key of the account. */
  filters(bearer: Bearer): ServiceResult<Item<RequestFiltersItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      return { item: { apiKeys: keysOf(this.store.read(), account.id).map(({ id, name }) => ({ id, name })) } };
    });
  }

  private rows({ id: accountId, pastRequests: count, suspended }: AccountRow, query: RequestQuery) {
    const database = this.store.read();
    const { seed, madeAt } = database;
    const keys = customerKeys(database, accountId);
    const name = `${accountId}|${madeAt}|${count}`;
    const log = this.logs.get(name) ?? new RequestLog({ seed, accountId, madeAt, count });
    this.logs.set(name, log);
    // A suspended customer sends no requests.
    const present = { now: suspended ? madeAt : this.now(), keys, stored: database.apiRequests.where({ accountId }) };
    const { after } = query;
    if (after !== null && !log.has(after, present) && !wasDropped(database, after)) {
      throw invalid('invalid_request', 'There is no request with the id of startingFromApiRequestId.');
    }
    return log.rows(query, present);
  }
}

function customerKeys(database: Database, accountId: string): readonly CustomerKey[] {
  const switches = database.keySwitches.where();
  return keysOf(database, accountId).map(({ id, createdTimestamp, quietSince }) => ({
    id,
    createdAt: createdTimestamp * 1000,
    quietSince: quietSince === null ? null : quietSince * 1000,
    isNew: createdTimestamp >= Math.floor(database.madeAt / 1000),
    switches: switches.filter(({ keyId }) => keyId === id),
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
