import { overviewStore } from '#src/application/dashboard/overview-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';

/** What the dashboard asks for first. The calls are 90 KB, and the page would come after them. */
export function dashboardAhead({ apiKeys, get }: AccountStores) {
  const { failedCallbacks, domains, company } = get(overviewStore);
  return [apiKeys.keys, get(gettingStartedStore).steps, failedCallbacks, domains, company];
}
