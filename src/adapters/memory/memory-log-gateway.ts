import type { CallbackLogItem } from '../../../mocks/provider/callback-item';
import type { Provider } from '../../../mocks/provider/create-provider';
import { jsonTextOf } from '../../../mocks/provider/json-text';
import type { ApiRequestItem } from '../../../mocks/provider/services/request-log-service';
import type { CallSessions } from '../../application/session/call-session';
import type { LogGateway } from '../../application/usage/log-gateway';
import { instantFrom } from '../../domain/shared/dates';
import { type Cursor, PAGE_SIZE, type Page } from '../../domain/shared/page';
import { ok, type Reply } from '../../domain/shared/result';
import type { ApiRequest, RequestKey } from '../../domain/usage/api-request';
import type { CallbackLog } from '../../domain/usage/callback-log';
import type { ApiRequestFilters, CallbackChoices, CallbackFilters } from '../../domain/usage/log-filters';
import { callProvider } from './call-provider';

export class MemoryLogGateway implements LogGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async callbackLogs(filters: CallbackFilters, after: string | null, signal?: AbortSignal): Reply<Page<CallbackLog>> {
    const product = filters.product.toUpperCase();
    const query = { ...filters, product, limit: PAGE_SIZE, startingFromCallbackLogId: after };
    const { callbackLog } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => callbackLog.search(bearer, query), signal);
    if (!reply.ok) return reply;
    const { callbackLogs, hasMore, lastCallbackId } = reply.value.item;
    return ok(pageOf(callbackLogs.map(callbackFrom), hasMore ? lastCallbackId : null));
  }

  async callbackChoices(signal?: AbortSignal): Reply<CallbackChoices> {
    const { callbackLog } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => callbackLog.filters(bearer), signal);
    return reply.ok ? ok(reply.value.item) : reply;
  }

  async apiRequests(
    { apiKey }: ApiRequestFilters,
    after: string | null,
    signal?: AbortSignal,
  ): Reply<Page<ApiRequest>> {
    const query = { limit: PAGE_SIZE, startingFromApiRequestId: after, apiKey: apiKey || null };
    const { requestLog } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => requestLog.list(bearer, query), signal);
    if (!reply.ok) return reply;
    const { stats, hasMore, lastApiRequestId } = reply.value.item;
    return ok(pageOf(stats.map(requestFrom), hasMore ? lastApiRequestId : null));
  }

  async requestKeys(signal?: AbortSignal): Reply<readonly RequestKey[]> {
    const { requestLog } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => requestLog.filters(bearer), signal);
    return reply.ok ? ok(reply.value.item.apiKeys.map(({ id, name }) => ({ value: id, name }))) : reply;
  }
}

function pageOf<T>(items: readonly T[], last: string | null): Page<T> {
  return last === null ? { items } : { items, next: last as Cursor };
}

function callbackFrom(item: CallbackLogItem): CallbackLog {
  const { id, event, success, product, executionTimestamp, body } = item;
  const { blockchain, network } = body.data.item;
  const at = instantFrom(executionTimestamp) ?? 0;
  return { id, event, success, blockchain, network, product, at, json: jsonTextOf(item) };
}

function requestFrom({ id, dateTime, requestData, responseData, systemData }: ApiRequestItem): ApiRequest {
  const { statusCode, responseTime } = responseData;
  return {
    ...{ id, at: Date.parse(dateTime), statusCode, responseTimeMs: responseTime },
    ...systemData,
    request: requestData.text,
    response: jsonTextOf(responseData),
  };
}
