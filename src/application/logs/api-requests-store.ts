import { makeAutoObservable } from 'mobx';
import { type ApiRequest, type ListedRequest, listedRequest, type RequestKey } from '#src/domain/logs/api-request.ts';
import { type LogAddress, requestQuery } from '#src/domain/logs/log-address.ts';
import { requestExport } from '#src/domain/logs/log-export.ts';
import type { ApiRequestFilters } from '#src/domain/logs/log-filters.ts';
import { requestCurl } from '#src/domain/logs/request-curl.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { fetchRows, type LogRow } from './log-row.ts';
import { type LogPorts, LogView } from './log-view.ts';

export type RequestRow = ListedRequest & LogRow<ApiRequest>;

/** The tab of the API calls (§2). */
export class ApiRequestsStore {
  readonly view: LogView<RequestRow, ApiRequestFilters>;
  readonly keys: Resource<readonly RequestKey[]>;

  /** `baseUrl`: of the public gateway. */
  constructor(
    gateway: LogGateway,
    ports: LogPorts,
    private readonly baseUrl: string,
  ) {
    this.view = new LogView<RequestRow, ApiRequestFilters>(ports, {
      query: requestQuery,
      export: requestExport,
      fetchPage: fetchRows(ports.packer, gateway.apiRequests.bind(gateway), listedRequest),
    });
    this.keys = new Resource((signal) => gateway.requestKeys(signal));
    makeAutoObservable<this, 'baseUrl'>(this, { baseUrl: false, view: false, keys: false }, { autoBind: true });
  }

  /** While the tab is open. */
  start(): Undo {
    const stop = this.view.start();
    void this.keys.load();
    return () => {
      stop();
      this.keys.stop();
    };
  }

  follow(address: LogAddress<ApiRequestFilters>): Promise<void> {
    return this.view.follow(address);
  }

  /** The filters without a key that the provider does not offer; null where there is nothing to drop. */
  get offered(): ApiRequestFilters | null {
    const { apiKey } = this.view.list.filters;
    const { state } = this.keys;
    // Those of an earlier visit may lack one that was created since.
    if (state.kind !== 'ready' || apiKey === '' || this.view.list.state.kind === 'idle') return null;
    return state.value.some((key) => key.value === apiKey) ? null : requestQuery.none;
  }

  /** The call as a command; null where the log does not say enough. */
  curl({ request }: ApiRequest): string | null {
    return requestCurl(request, this.baseUrl);
  }
}
