import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { AuditSearch, LogGateway } from '#src/application/logs/log-gateway.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import type { ApiRequest, ListedRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import type { AuditEntry } from '#src/domain/logs/audit-entry.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import type { TimeBounds } from '#src/domain/logs/log-time.ts';
import type { ApiRequestFilters, CallbackFilterOptions, CallbackFilters } from '#src/domain/logs/log-filters.ts';
import type { ApiResponse, ApiClient } from '#src/adapters/http/client/api-client.ts';
import { codeMissing } from '#src/adapters/http/client/not-sent.ts';
import type { LoadSlices } from '#src/adapters/http/client/json-slice.ts';
import type { CallOf } from '#src/adapters/http/client/call.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { logEndpoints } from '#src/adapters/http/endpoints/log-endpoints.ts';
import { usageEndpoints } from '#src/adapters/http/endpoints/usage-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type CallbackData = DataOf<typeof logEndpoints.searchCallbacks>;
type WireCallback = CallbackData['item']['callbackLogs'][number];
type WireAuditEntry = DataOf<typeof logEndpoints.auditLog>['item']['entries'][number];
type RequestData = DataOf<typeof usageEndpoints.listApiRequests>;
type WireRequest = RequestData['item']['stats'][number];
/** The text of the response at a JSON path; undefined if there is none. */
type SliceAt = (path: readonly (string | number)[]) => string | undefined;

export class HttpLogGateway implements LogGateway {
  constructor(
    private readonly client: ApiClient,
    private readonly loadSlices: LoadSlices,
  ) {}

  callbackLogs(
    filters: CallbackFilters & TimeBounds,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<CallbackLog>> {
    const query = {
      limit: PAGE_SIZE,
      startingFromCallbackLogId: after,
      blockchain: filters.blockchain || null,
      network: filters.network || null,
      status: filters.status || null,
      searchPhrase: cleanText('query', filters.searchPhrase) || null,
      product: filters.product.toUpperCase() || null,
      ...boundsQuery(filters),
    };
    return this.callWithSlices(logEndpoints.searchCallbacks, { query, signal }, ({ item, ...envelope }, sliceAt) => {
      const items = item.callbackLogs.map((log, index) =>
        toCallbackLog(log, sliceAt(['data', 'item', 'callbackLogs', index])),
      );
      return toPage(items, item.hasMore ?? envelope.hasMore, item.lastCallbackId ?? envelope.lastCallbackId);
    });
  }

  callbackFilterOptions(signal?: AbortSignal): AsyncResult<CallbackFilterOptions> {
    return mapResult(this.client.call(logEndpoints.callbackFilters, { signal }), ({ data }) => data.item);
  }

  redeliverCallback(id: string): AsyncResult<string | null> {
    const call = this.client.call(logEndpoints.redeliverCallback, { params: { id } });
    return mapResult(call, ({ data }) => data?.item?.id ?? null);
  }

  apiRequests(
    { apiKey, label, ...bounds }: ApiRequestFilters & TimeBounds,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<ApiRequest>> {
    const query = {
      ...{ limit: PAGE_SIZE, startingFromApiRequestId: after },
      ...{ apiKey: apiKey || null, label: label || null, ...boundsQuery(bounds) },
    };
    return this.callWithSlices(usageEndpoints.listApiRequests, { query, signal }, ({ item, ...envelope }, sliceAt) => {
      const items = item.stats.map((request, index) =>
        toApiRequest(request, (name) => sliceAt(['data', 'item', 'stats', index, name]) ?? ''),
      );
      return toPage(items, item.hasMore ?? envelope.hasMore, item.lastApiRequestId ?? envelope.lastApiRequestId);
    });
  }

  /** A provider may cap a page at fewer rows, so others follow until there are enough. */
  async recentRequests(
    limit: number,
    filters: ApiRequestFilters,
    signal?: AbortSignal,
    after: Cursor | null = null,
  ): AsyncResult<Page<ListedRequest>> {
    const query = { limit, startingFromApiRequestId: after, apiKey: filters.apiKey || null };
    const page = await mapResult(
      this.client.call(usageEndpoints.listApiRequests, { query, signal }),
      ({ data: { item, ...envelope } }) =>
        toPage(
          item.stats.map(toListedRequest),
          item.hasMore ?? envelope.hasMore ?? item.stats.length >= limit,
          item.lastApiRequestId ?? envelope.lastApiRequestId,
        ),
    );
    if (!page.ok) return page;
    const { items, next } = page.value;
    if (next === undefined || items.length === 0 || items.length >= limit) return page;
    const rest = await this.recentRequests(limit - items.length, filters, signal, next);
    return rest.ok ? ok({ ...rest.value, items: [...items, ...rest.value.items] }) : rest;
  }

  auditLog(
    { person, action, ...bounds }: AuditSearch,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<AuditEntry>> {
    const query = {
      ...{ limit: PAGE_SIZE, startingFromEntryId: after },
      ...{ person: person || null, action: action || null, ...boundsQuery(bounds) },
    };
    const call = this.client.call(logEndpoints.auditLog, { query, signal });
    return mapResult(call, ({ data: { item } }) =>
      toPage(item.entries.map(toAuditEntry), item.hasMore, item.lastEntryId),
    );
  }

  requestKeys(signal?: AbortSignal): AsyncResult<readonly RequestKey[]> {
    return mapResult(this.client.call(logEndpoints.requestFilters, { signal }), ({ data }) => data.item.apiKeys);
  }

  /** A call whose response is read from its text too; the reader loads in parallel. */
  private async callWithSlices<E extends Endpoint, Value>(
    endpoint: E,
    call: CallOf<E>,
    translate: (data: DataOf<E>, sliceAt: SliceAt) => Value,
  ): AsyncResult<Value> {
    const [result, slices] = await Promise.all([this.client.call(endpoint, call), this.loadSlices().catch(() => null)]);
    if (!result.ok) return result;
    if (!slices) return fail(withOrigin(codeMissing(), result.value.context));
    return mapWithSlices(result.value, slices.createJsonSlicer, translate);
  }
}

function boundsQuery({ from, before }: TimeBounds) {
  const format = (at: Instant | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return { from: format(from), before: format(before) };
}

function mapWithSlices<E extends Endpoint, Value>(
  { text, status, data, context }: ApiResponse<E>,
  slices: (text: string) => SliceAt,
  translate: (data: DataOf<E>, sliceAt: SliceAt) => Value,
): Result<Value> {
  try {
    return ok(translate(data, slices(text)));
  } catch {
    // Nested deeper than the parser goes.
    return fail(withOrigin(unexpected(status), context));
  }
}

function toPage<T extends { readonly id: string }>(
  items: readonly T[],
  hasMore: boolean | null | undefined,
  last: string | null | undefined,
): Page<T> {
  const next = last ?? items.at(-1)?.id;
  // Without `hasMore`, a full page may have a next one.
  return (hasMore ?? items.length >= PAGE_SIZE) && next !== undefined ? { items, next: next as Cursor } : { items };
}

function toCallbackLog({ executionTimestamp, body, ...log }: WireCallback, json = ''): CallbackLog {
  const { id, event, success, product } = log;
  const { blockchain = '', network = '' } = body?.data?.item ?? {};
  return { id, event, success, blockchain, network, product, at: executionTimestamp, json };
}

function toAuditEntry({ timestamp, person, target, ...entry }: WireAuditEntry): AuditEntry {
  const named = target ? { ...target, id: target.id ?? '' } : null;
  return { ...entry, at: timestamp, person: person?.email ?? '', target: named };
}

function toApiRequest(request: WireRequest, textOf: (name: string) => string): ApiRequest {
  return {
    ...toListedRequest(request),
    request: request.requestData ? textOf('requestData') : '',
    response: request.responseData ? textOf('responseData') : '',
  };
}

function toListedRequest({ id, dateTime, responseData, systemData }: WireRequest): ListedRequest {
  return {
    ...{ id, at: dateTime },
    statusCode: responseData?.statusCode ?? null,
    responseTimeMs: responseData?.responseTime ?? null,
    referenceId: systemData?.referenceId ?? null,
    product: systemData?.product ?? '',
    spentCredits: systemData?.spentCredits ?? null,
    ...(responseData?.rejectedBy && { rejectedBy: responseData.rejectedBy }),
  };
}
