import type { AppStores } from '../../application/app-stores';
import type { ApiRequestsStore } from '../../application/usage/api-requests-store';
import type { CallbackLogsStore } from '../../application/usage/callback-logs-store';
import { PageModule } from '../shell/page-module';

/** In the order of the specification; the first is the default (§2). */
export const USAGE_TABS = ['usage-summary', 'webhooks', 'api-request'] as const;

interface LogTabProps<Store> {
  readonly store: Store;
}

/** The logs come when they are wanted; the summary comes with the page. */
export const LOG_TABS = {
  webhooks: new PageModule<LogTabProps<CallbackLogsStore>>(async () => {
    const [{ CallbackLogsTab }, texts] = await Promise.all([import('./callback-logs-tab'), logTexts()]);
    return { component: CallbackLogsTab, texts };
  }),
  'api-request': new PageModule<LogTabProps<ApiRequestsStore>>(async () => {
    const [{ ApiRequestsTab }, texts] = await Promise.all([import('./api-requests-tab'), logTexts()]);
    return { component: ApiRequestsTab, texts };
  }),
} as const;

async function logTexts() {
  const [{ logsTexts }, { jsonViewerTexts }] = await Promise.all([
    import('../../application/i18n/en/logs'),
    import('../../application/i18n/en/json-viewer'),
  ]);
  return { ...logsTexts, ...jsonViewerTexts };
}

/** In advance, so that a tab shows at once. */
export function loadLogs(stores: AppStores): void {
  for (const module of Object.values(LOG_TABS)) void module.load(stores);
}
