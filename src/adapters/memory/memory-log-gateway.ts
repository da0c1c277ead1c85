import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { CallbackLogItem } from '#mocks/provider/callbacks/callback-entry.ts';
import type { AuditEntryItem } from '#mocks/provider/audit/audit-log-service.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import type { ApiRequestItem } from '#mocks/provider/requests/request-log-service.ts';
import type { AuditSearch, LogGateway } from '#src/application/logs/log-gateway.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiRequest, ListedRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import type { AuditEntry } from '#src/domain/logs/audit-entry.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import type { ApiRequestFilters, CallbackFilterOptions, CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryLogGateway extends MemoryGateway implements LogGateway {
  async callbackLogs(
    filters: CallbackFilters,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<CallbackLog>> {
    const product = filters.product.toUpperCase();
    const searchPhrase = cleanText('words', filters.searchPhrase);
    const query = { ...filters, searchPhrase, product, limit: PAGE_SIZE, startingFromCallbackLogId: after };
    const { callbackLog } = this.provider;
    const result = await this.call((bearer) => callbackLog.search(bearer, query), signal);
    if (!result.ok) return result;
    const { callbackLogs, hasMore, lastCallbackId } = result.value.item;
    return ok(toPage(callbackLogs.map(toCallbackLog), hasMore ? lastCallbackId : null));
  }

  async callbackFilterOptions(signal?: AbortSignal): AsyncResult<CallbackFilterOptions> {
    const { callbackLog } = this.provider;
    const result = await this.call((bearer) => callbackLog.filters(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async redeliverCallback(id: string): AsyncResult<string | null> {
    const { capabilities, callbackRedelivery } = this.provider;
    const result = await this.call((bearer) =>
      capabilities.serve('callback-redelivery', () => callbackRedelivery.redeliver(bearer, id)),
    );
    return result.ok ? ok(result.value.item.id) : result;
  }

  async apiRequests(
    { apiKey }: ApiRequestFilters,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<ApiRequest>> {
    const query = { limit: PAGE_SIZE, startingFromApiRequestId: after, apiKey: apiKey || null };
    const { requestLog } = this.provider;
    const result = await this.call((bearer) => requestLog.list(bearer, query), signal);
    if (!result.ok) return result;
    const { stats, hasMore, lastApiRequestId } = result.value.item;
    return ok(toPage(stats.map(toApiRequest), hasMore ? lastApiRequestId : null));
  }

  async recentRequests(
    limit: number,
    { apiKey }: ApiRequestFilters,
    signal?: AbortSignal,
  ): AsyncResult<Page<ListedRequest>> {
    const query = { limit, startingFromApiRequestId: null, apiKey: apiKey || null };
    const { requestLog } = this.provider;
    const result = await this.call((bearer) => requestLog.list(bearer, query), signal);
    if (!result.ok) return result;
    const { stats, hasMore, lastApiRequestId } = result.value.item;
    return ok(toPage(stats.map(toListedRequest), hasMore ? lastApiRequestId : null));
  }

  async auditLog(search: AuditSearch, after: string | null, signal?: AbortSignal): AsyncResult<Page<AuditEntry>> {
    const from = search.from === null ? null : new Date(search.from).toISOString();
    const query = { ...search, from, limit: PAGE_SIZE, startingFromEntryId: after };
    const { auditLog, capabilities } = this.provider;
    const result = await this.call(
      (bearer) => capabilities.serve('audit-log', () => auditLog.list(bearer, query)),
      signal,
    );
    if (!result.ok) return result;
    const { entries, hasMore, lastEntryId } = result.value.item;
    return ok(toPage(entries.map(toAuditEntry), hasMore ? lastEntryId : null));
  }

  async requestKeys(signal?: AbortSignal): AsyncResult<readonly RequestKey[]> {
    const { requestLog } = this.provider;
    const result = await this.call((bearer) => requestLog.filters(bearer), signal);
    return result.ok ? ok(result.value.item.apiKeys.map(({ id, name }) => ({ value: id, name }))) : result;
  }
}

function toPage<T>(items: readonly T[], last: string | null): Page<T> {
  return last === null ? { items } : { items, next: last as Cursor };
}

function toCallbackLog(item: CallbackLogItem): CallbackLog {
  const { id, event, success, product, executionTimestamp, body } = item;
  const { blockchain, network } = body.data.item;
  const at = toInstant(executionTimestamp) ?? 0;
  return { id, event, success, blockchain, network, product, at, json: jsonTextOf(item) };
}

function toAuditEntry({ timestamp, person, ...entry }: AuditEntryItem): AuditEntry {
  return { ...entry, at: toInstant(timestamp), person: person.email };
}

function toApiRequest(item: ApiRequestItem): ApiRequest {
  return { ...toListedRequest(item), request: item.requestData.text, response: jsonTextOf(item.responseData) };
}

function toListedRequest({ id, dateTime, responseData, systemData }: ApiRequestItem): ListedRequest {
  const { statusCode, responseTime, rejectedBy } = responseData;
  const response = { statusCode, responseTimeMs: responseTime, ...(rejectedBy && { rejectedBy }) };
  return { ...{ id, at: Date.parse(dateTime) }, ...response, ...systemData };
}
