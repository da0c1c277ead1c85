import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import { boundFailure } from '#src/application/auth/call-session.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type Reply, type Result } from '#src/domain/shared/result.ts';
import type { ApiRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import type { ApiRequestFilters, CallbackChoices, CallbackFilters } from '#src/domain/logs/log-filters.ts';
import type { Answer, ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { CallOf } from '#src/adapters/http/client/call.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

type CallbackData = DataOf<typeof endpoints.searchCallbacks>;
type WireCallback = CallbackData['item']['callbackLogs'][number];
type RequestData = DataOf<typeof endpoints.listApiRequests>;
type WireRequest = RequestData['item']['stats'][number];
/** The text of the reply at a place of it; undefined where nothing is. */
type SliceAt = (place: readonly (string | number)[]) => string | undefined;

export class HttpLogGateway implements LogGateway {
  constructor(private readonly client: ApiClient) {}

  callbackLogs(filters: CallbackFilters, after: string | null, signal?: AbortSignal): Reply<Page<CallbackLog>> {
    const query = {
      limit: PAGE_SIZE,
      startingFromCallbackLogId: after,
      blockchain: filters.blockchain || null,
      network: filters.network || null,
      status: filters.status || null,
      searchPhrase: filters.searchPhrase.trim() || null,
      product: filters.product.toUpperCase() || null,
    };
    return this.sliced(endpoints.searchCallbacks, { query, signal }, ({ item, ...beside }, sliceAt) => {
      const items = item.callbackLogs.map((log, nth) =>
        callbackFrom(log, sliceAt(['data', 'item', 'callbackLogs', nth])),
      );
      return pageOf(items, item.hasMore ?? beside.hasMore, item.lastCallbackId ?? beside.lastCallbackId);
    });
  }

  callbackChoices(signal?: AbortSignal): Reply<CallbackChoices> {
    return translated(this.client.call(endpoints.callbackFilters, { signal }), ({ data }) => data.item);
  }

  apiRequests({ apiKey }: ApiRequestFilters, after: string | null, signal?: AbortSignal): Reply<Page<ApiRequest>> {
    const query = { limit: PAGE_SIZE, startingFromApiRequestId: after, apiKey: apiKey || null };
    return this.sliced(endpoints.listApiRequests, { query, signal }, ({ item, ...beside }, sliceAt) => {
      const items = item.stats.map((request, nth) =>
        requestFrom(request, (name) => sliceAt(['data', 'item', 'stats', nth, name]) ?? ''),
      );
      return pageOf(items, item.hasMore ?? beside.hasMore, item.lastApiRequestId ?? beside.lastApiRequestId);
    });
  }

  requestKeys(signal?: AbortSignal): Reply<readonly RequestKey[]> {
    return translated(this.client.call(endpoints.requestFilters, { signal }), ({ data }) => data.item.apiKeys);
  }

  /** A call whose reply is read from its text as well; what reads it comes meanwhile. */
  private async sliced<E extends Endpoint, Value>(
    endpoint: E,
    call: CallOf<E>,
    translate: (data: DataOf<E>, sliceAt: SliceAt) => Value,
  ): Reply<Value> {
    const [reply, slices] = await Promise.all([
      this.client.call(endpoint, call),
      import('#src/adapters/http/client/json-slice.ts').catch(() => null),
    ]);
    if (!reply.ok) return reply;
    if (!slices) return fail(boundFailure(unreachable(), reply.value.leaving));
    return read(reply.value, slices.jsonSlices, translate);
  }
}

function read<E extends Endpoint, Value>(
  { text, status, data, leaving }: Answer<E>,
  slices: (text: string) => SliceAt,
  translate: (data: DataOf<E>, sliceAt: SliceAt) => Value,
): Result<Value> {
  try {
    return ok(translate(data, slices(text)));
  } catch {
    // Nested deeper than the parser goes.
    return fail(boundFailure(unexpected(status), leaving));
  }
}

function pageOf<T extends { readonly id: string }>(
  items: readonly T[],
  hasMore: boolean | null | undefined,
  last: string | null | undefined,
): Page<T> {
  const next = last ?? items.at(-1)?.id;
  // A log that does not say goes on where a whole page came.
  return (hasMore ?? items.length >= PAGE_SIZE) && next !== undefined ? { items, next: next as Cursor } : { items };
}

function callbackFrom({ executionTimestamp, body, ...log }: WireCallback, json = ''): CallbackLog {
  const { id, event, success, product } = log;
  const { blockchain = '', network = '' } = body?.data?.item ?? {};
  return { id, event, success, blockchain, network, product, at: executionTimestamp, json };
}

function requestFrom({ id, dateTime, ...rest }: WireRequest, textOf: (name: string) => string): ApiRequest {
  const { requestData, responseData, systemData } = rest;
  return {
    ...{ id, at: dateTime },
    statusCode: responseData?.statusCode ?? null,
    responseTimeMs: responseData?.responseTime ?? null,
    referenceId: systemData?.referenceId ?? null,
    product: systemData?.product ?? '',
    spentCredits: systemData?.spentCredits ?? null,
    request: requestData ? textOf('requestData') : '',
    response: responseData ? textOf('responseData') : '',
  };
}
