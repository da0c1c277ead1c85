import type { AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import type { ApiRequestsTabProps } from '#src/ui/logs/requests/api-requests-tab.tsx';

/** The first tab is the default. */
export const USAGE_TABS = ['usage-summary', 'webhooks', 'api-request'] as const;

/** The logs load on demand; the summary loads with the page. */
export const LOG_TABS = {
  webhooks: new LazyPage<object>(
    async () => (await import('#src/ui/logs/callbacks/callback-logs-tab.tsx')).CallbackLogsTab,
    ['logs', 'json-viewer'],
  ),
  'api-request': new LazyPage<ApiRequestsTabProps>(
    async () => (await import('#src/ui/logs/requests/api-requests-tab.tsx')).ApiRequestsTab,
    ['logs', 'json-viewer'],
  ),
} as const;

/** Loads the logs in advance, so that a tab shows at once. */
export function loadLogs(stores: AppStores): void {
  for (const module of Object.values(LOG_TABS)) void module.load(stores);
}
