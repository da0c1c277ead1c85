import { keysOf, pastKeysOf } from '#mocks/provider/api-keys/api-key-service.ts';
import { keysWithLabel, labelsOf } from '#mocks/provider/api-keys/key-labels.ts';
import { type LimitChange, limitChanges } from '#mocks/provider/api-keys/key-limits.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { JsonText } from '#mocks/provider/shared/json-text.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import {
  boundsFields,
  limitField,
  optionalTextField,
  type RequestFields,
} from '#mocks/provider/shared/request-fields.ts';
import { type CustomerKey, wasDropped, RequestLog } from './request-log.ts';

export class RequestLogService {
  constructor(
    private readonly sessions: Sessions,
    private readonly offersLabels: () => boolean,
  ) {}

  list(
    bearer: Bearer,
    fields: RequestFields<'limit' | 'startingFromApiRequestId' | 'apiKey' | 'label' | 'from' | 'before'>,
  ) {
    return this.sessions.authorize(bearer, (caller) => {
      const limit = limitField(fields);
      const after = optionalTextField(fields, 'startingFromApiRequestId') || null;
      const log = logOf(caller);
      if (after !== null && !log.has(after) && !wasDropped(caller.database, after)) {
        throw invalid('invalid_request', 'There is no request with the id of startingFromApiRequestId.');
      }
      // One more than wanted shows whether there are more.
      const keys = keysWithLabel(pastKeysOf(caller.database, caller.account.id), this.labelIn(fields));
      const query = { after, keyId: optionalTextField(fields, 'apiKey'), keys, bounds: boundsFields(fields) };
      const rows = log.rows({ ...query, count: limit + 1 });
      const stats = rows.slice(0, limit).map(apiRequestItem);
      return { item: { stats, hasMore: rows.length > limit, lastApiRequestId: stats.at(-1)?.id ?? null } };
    });
  }

  filters(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const apiKeys = keysOf(database, account.id).map((key) => {
        return { id: key.id, name: key.name, ...(this.offersLabels() && { labels: labelsOf(key) }) };
      });
      return { item: { apiKeys } };
    });
  }

  private labelIn(fields: RequestFields<'label'>): string | null {
    return this.offersLabels() ? optionalTextField(fields, 'label') : null;
  }
}

/** When each of these keys was last used, in milliseconds; nothing for never. */
export function lastUsesOf(caller: Caller, keyIds: readonly string[]): ReadonlyMap<string, number> {
  return logOf(caller).lastUses(keyIds);
}

/** A suspended customer sends no requests. */
export function logOf({ account, database, now }: Caller): RequestLog {
  const { id: accountId, pastRequests: count, suspended } = account;
  const { seed, madeAt, apiRequests } = database;
  const keys = customerKeys(database, accountId);
  const present = { now: suspended ? madeAt : now, keys, stored: apiRequests.where({ accountId }) };
  return new RequestLog({ seed, accountId, madeAt, count }, present);
}

export function customerKeys(database: Database, accountId: string): readonly CustomerKey[] {
  const switches = database.keySwitches.where();
  return pastKeysOf(database, accountId).map(({ id, createdTimestamp, quietSince }) => ({
    id,
    createdAt: createdTimestamp * 1000,
    quietSince: quietSince === null ? null : quietSince * 1000,
    isNew: createdTimestamp >= Math.floor(database.madeAt / 1000),
    switches: switches.filter(({ keyId }) => keyId === id),
    limitChanges: loggedLimits(database, id),
  }));
}

/** A seeded key with an end to come is rotated by then, so that data of two times have the same log. */
function loggedLimits(database: Database, keyId: string): readonly LimitChange[] {
  return limitChanges(database, keyId).map((change) => {
    const { expiresAt } = change.limits;
    const isSeeded = change.at < database.madeAt && expiresAt !== null && expiresAt > database.madeAt;
    return isSeeded ? { ...change, limits: { ...change.limits, expiresAt: null } } : change;
  });
}

function apiRequestItem(row: ApiRequestRow) {
  const { id, at, request, statusCode, responseTime, response, product, spentCredits } = row;
  const rejectedBy = row.rejectedBy ?? undefined;
  return {
    id,
    dateTime: new Date(at).toISOString(),
    requestData: new JsonText(request),
    responseData: { statusCode, responseTime, rejectedBy, body: new JsonText(response) },
    systemData: { referenceId: id, product, spentCredits },
  };
}
