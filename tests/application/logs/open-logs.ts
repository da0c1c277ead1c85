import { afterEach } from 'vitest';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import { NO_CALLBACK_FILTERS, type OpenEntry } from '#src/domain/logs/log-location.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { TestApp } from '#tests/support/test-app.ts';

const consoles: TestApp[] = [];
afterEach(() => {
  for (const app of consoles.splice(0)) app.close();
});

/** The callbacks of a customer who has some, with the tab open; closed after the test. */
export async function openLogs(methods: (logs: LogGateway) => Partial<LogGateway> = () => ({})) {
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ logs }) => ({ logs: methods(logs) }),
  });
  consoles.push(app);
  const store = (await app.account()).get(callbackLogsStore);
  const stop = store.start();
  const at = (filters: Partial<CallbackFilters> = {}, open: OpenEntry | null = null) =>
    store.applyLocation({ filters: { ...NO_CALLBACK_FILTERS, ...filters }, open });
  return { console: app, store, view: store.view, list: store.view.list, stop, at };
}
