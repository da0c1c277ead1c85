import { makeAutoObservable } from 'mobx';
import type { ApiRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import { timeBounds, requestEvent } from '#src/domain/logs/log-time.ts';
import { requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import { type LogLocation, requestQuery } from '#src/domain/logs/log-location.ts';
import { requestExport } from '#src/domain/logs/log-export.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { toSnippet } from '#src/domain/logs/request-snippets.ts';
import type { CodeLanguage } from '#src/domain/shared/request-code.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { logDeps, type LogDeps, LogSearch, LogView } from './log-view.ts';

export const apiRequestsStore: Part<ApiRequestsStore> = ({ gateways, get, settings }) =>
  new ApiRequestsStore(gateways.logs, get(logDeps), settings.gatewayBaseUrl);

export class ApiRequestsStore {
  readonly view: LogView<ApiRequest, RequestLogFilters>;
  readonly keys: Resource<readonly RequestKey[]>;
  readonly search: LogSearch;
  /** `baseUrl` is the public gateway's. */
  readonly baseUrl: string;

  constructor(gateway: LogGateway, deps: LogDeps, baseUrl: string) {
    this.baseUrl = baseUrl;
    this.view = new LogView<ApiRequest, RequestLogFilters>(deps, {
      query: requestQuery,
      export: requestExport,
      fetchPage: ({ apiKey, dates }, after, signal) =>
        gateway.apiRequests({ apiKey, ...timeBounds(dates) }, after, signal),
      toFetched: ({ apiKey, dates }) => ({ ...requestQuery.none, apiKey, dates }),
      toSupported: (filters) => this.withKnownKey(filters),
      matcher: requestMatcher,
      toEvent: requestEvent,
    });
    this.search = new LogSearch(deps.clock);
    this.keys = new Resource((signal) => gateway.requestKeys(signal));
    makeAutoObservable(this, { view: false, keys: false, search: false }, { autoBind: true });
  }

  start(): Disposer {
    const stop = this.view.start();
    void this.keys.load();
    return () => {
      stop();
      this.search.stop();
      this.keys.stop();
    };
  }

  applyLocation(location: LogLocation<RequestLogFilters>): Promise<void> {
    this.search.syncLocation(location);
    return this.view.applyLocation(location);
  }

  withFilters(change: Partial<RequestLogFilters>): RequestLogFilters {
    this.search.stop();
    return { ...this.view.filters, searchPhrase: this.search.typed, ...change };
  }

  type(text: string, settle: (filters: RequestLogFilters) => void): void {
    this.search.type(text, (searchPhrase) => settle({ ...this.view.filters, searchPhrase }));
  }

  clearFilters(): RequestLogFilters {
    this.search.clear();
    this.view.dates.clear();
    return requestQuery.none;
  }

  private withKnownKey(filters: RequestLogFilters): RequestLogFilters {
    const { state } = this.keys;
    const isUnknown = state.kind === 'ready' && !state.value.some(({ value }) => value === filters.apiKey);
    return isUnknown ? { ...filters, apiKey: '' } : filters;
  }

  /** The request as code that sends it again; null if the log lacks details. */
  snippet(language: CodeLanguage, { request }: ApiRequest): string | null {
    return toSnippet(language, request, this.baseUrl);
  }
}
