import { makeAutoObservable } from 'mobx';
import type { ApiRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import { type LogLocation, requestQuery } from '#src/domain/logs/log-location.ts';
import { requestExport } from '#src/domain/logs/log-export.ts';
import type { ApiRequestFilters } from '#src/domain/logs/log-filters.ts';
import { toCurl } from '#src/domain/logs/request-curl.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { type LogDeps, LogView } from './log-view.ts';

export class ApiRequestsStore {
  readonly view: LogView<ApiRequest, ApiRequestFilters>;
  readonly keys: Resource<readonly RequestKey[]>;
  /** `baseUrl` is the public gateway's. */
  readonly #baseUrl: string;

  constructor(gateway: LogGateway, deps: LogDeps, baseUrl: string) {
    this.#baseUrl = baseUrl;
    this.view = new LogView<ApiRequest, ApiRequestFilters>(deps, {
      query: requestQuery,
      export: requestExport,
      fetchPage: gateway.apiRequests.bind(gateway),
    });
    this.keys = new Resource((signal) => gateway.requestKeys(signal));
    makeAutoObservable(this, { view: false, keys: false }, { autoBind: true });
  }

  start(): Disposer {
    const stop = this.view.start();
    void this.keys.load();
    return () => {
      stop();
      this.keys.stop();
    };
  }

  applyLocation(location: LogLocation<ApiRequestFilters>): Promise<void> {
    return this.view.applyLocation(location);
  }

  /** The filters without an unsupported key; null if nothing must be dropped. */
  get supportedFilters(): ApiRequestFilters | null {
    const { apiKey } = this.view.list.filters;
    const { state } = this.keys;
    if (state.kind !== 'ready' || apiKey === '' || this.view.list.state.kind === 'idle') return null;
    return state.value.some((key) => key.value === apiKey) ? null : requestQuery.none;
  }

  /** The request as a curl command; null if the log lacks details. */
  curl({ request }: ApiRequest): string | null {
    return toCurl(request, this.#baseUrl);
  }
}
