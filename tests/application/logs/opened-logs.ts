import { afterEach } from 'vitest';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import { NO_CALLBACK_FILTERS, type OpenEntry } from '#src/domain/logs/log-address.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const consoles: TestConsole[] = [];
afterEach(() => {
  for (const console of consoles.splice(0)) console.close();
});

/** The callbacks of a customer who has some, with the tab open; closed after the test. */
export async function openedLogs(
  methods: (logs: LogGateway) => Partial<LogGateway> = () => ({}),
  options: Pick<TestConsoleOptions, 'packer'> = {},
) {
  const console = new TestConsole({
    ...options,
    scenario: 'active-customer',
    change: ({ logs }) => ({ logs: changed(logs, methods(logs)) }),
  });
  consoles.push(console);
  const { callbackLogs: store } = await console.account();
  const stop = store.start();
  const at = (filters: Partial<CallbackFilters> = {}, open: OpenEntry | null = null) =>
    store.follow({ filters: { ...NO_CALLBACK_FILTERS, ...filters }, open });
  return { console, store, view: store.view, list: store.view.list, stop, at };
}
