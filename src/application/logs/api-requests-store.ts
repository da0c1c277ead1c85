import { makeAutoObservable } from 'mobx';
import type { ApiRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import { timeBounds, requestEvent } from '#src/domain/logs/log-time.ts';
import { requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import { type LogLocation, requestQuery } from '#src/domain/logs/log-location.ts';
import { requestExport } from '#src/domain/logs/log-export.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { toSnippet } from '#src/domain/logs/request-snippets.ts';
import { labelsInUse } from '#src/domain/api-keys/labels-in-use.ts';
import { ok } from '#src/domain/shared/result.ts';
import type { CodeLanguage } from '#src/domain/shared/request-code.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { logDeps, type LogDeps, LogSearch, LogView } from './log-view.ts';

export const apiRequestsStore: Part<ApiRequestsStore> = ({ gateways, get, settings, capabilities }) =>
  new ApiRequestsStore(gateways.logs, get(logDeps), settings.gatewayBaseUrl, capabilities);

type OfferedLabels = Pick<Parts['capabilities'], 'has' | 'lacks' | 'isOffered'>;

export class ApiRequestsStore {
  readonly view: LogView<ApiRequest, RequestLogFilters>;
  readonly keys: Resource<readonly RequestKey[]>;
  readonly search: LogSearch;
  /** `baseUrl` is the public gateway's. */
  readonly baseUrl: string;
  readonly #capabilities: OfferedLabels;

  constructor(gateway: LogGateway, deps: LogDeps, baseUrl: string, capabilities: OfferedLabels) {
    this.baseUrl = baseUrl;
    this.#capabilities = capabilities;
    this.view = new LogView<ApiRequest, RequestLogFilters>(deps, {
      query: requestQuery,
      export: requestExport,
      async fetchPage({ apiKey, label, dates }, after, signal) {
        // A url may have a label before it is known whether the provider filters by one.
        const offered = label === '' ? ok(false) : await capabilities.isOffered('api-key-labels');
        if (!offered.ok) return offered;
        const search = { apiKey, ...(offered.value && { label }), ...timeBounds(dates) };
        return gateway.apiRequests(search, after, signal);
      },
      toFetched: ({ apiKey, label, dates }) => ({ ...requestQuery.none, apiKey, label, dates }),
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
    const hasNoLabels = this.#capabilities.lacks('api-key-labels');
    if (state.kind !== 'ready') return hasNoLabels ? { ...filters, label: '' } : filters;
    const isKey = state.value.some(({ value }) => value === filters.apiKey);
    const isLabel = !hasNoLabels && labelsInUse(state.value).includes(filters.label);
    return { ...filters, ...(!isKey && { apiKey: '' }), ...(!isLabel && { label: '' }) };
  }

  /** To choose from; none where the provider does not filter by them. */
  get labels(): readonly string[] {
    return this.#capabilities.has('api-key-labels') ? labelsInUse(this.keys.value ?? []) : [];
  }

  /** The request as code that sends it again; null if the log lacks details. */
  snippet(language: CodeLanguage, { request }: ApiRequest): string | null {
    return toSnippet(language, request, this.baseUrl);
  }
}
