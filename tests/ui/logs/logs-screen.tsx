import { screen, within } from '@testing-library/react';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestConsole, TestConsoleOptions } from '#tests/support/test-console.ts';

type Methods = (logs: LogGateway) => Partial<LogGateway>;

/** The usage page at this query and hash. */
export async function openLogs(
  address: string,
  methods: Methods = () => ({}),
  scenario: TestConsoleOptions['scenario'] = 'active-customer',
): Promise<TestConsole> {
  const console = openApp({
    path: `/usage${address}`,
    scenario,
    change: ({ logs }) => ({ logs: changed(logs, methods(logs)) }),
  });
  await pageTitled('Usage');
  return console;
}

export const table = () => screen.findByRole('table');
export const rows = () => screen.getAllByRole('row').slice(1);
export const opener = (place: number) => within(rows()[place]!).getAllByRole<HTMLButtonElement>('button')[0]!;
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const query = () => new URLSearchParams(window.location.search);
/** Back or forward to this address. */
export function goTo(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
export const shown = (text: string | RegExp) => screen.findByText(text);
