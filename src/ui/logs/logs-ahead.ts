import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { LogLocation, LogQuery } from '#src/domain/logs/log-location.ts';

/** What the log in the url asks for first. */
export function logsAhead({ get }: AccountStores, { hash, search }: Pick<Navigation, 'hash' | 'search'>) {
  const apiRequests = get(apiRequestsStore);
  const callbackLogs = get(callbackLogsStore);
  return hash() === '#api-request'
    ? [rowsOf(apiRequests, search()), apiRequests.keys]
    : [rowsOf(callbackLogs, search()), callbackLogs.filterOptions];
}

interface Log<F> {
  readonly view: { readonly kind: { readonly query: LogQuery<F> } };
  applyLocation(location: LogLocation<F>): Promise<void>;
}

/** Its tab applies the same url, which loads nothing once more. */
function rowsOf<F>(log: Log<F>, search: string) {
  return {
    loadAhead() {
      void log.applyLocation(log.view.kind.query.read(search));
      return () => undefined;
    },
  };
}
