import { screen, within } from '@testing-library/react';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';

type Methods = (logs: LogGateway) => Partial<LogGateway>;

/** The usage page at this query and hash. */
export async function openLogs(
  url: string,
  methods: Methods = () => ({}),
  scenario: TestAppOptions['scenario'] = 'active-customer',
): Promise<TestApp> {
  const app = openApp({
    path: `/usage${url}`,
    scenario,
    overrideGateways: ({ logs }) => ({ logs: methods(logs) }),
  });
  await pageTitled('Usage');
  return app;
}

export const table = () => screen.findByRole('table');
export const rows = () => screen.getAllByRole('row').slice(1);
export const opener = (rowIndex: number) => within(rows()[rowIndex]!).getAllByRole<HTMLButtonElement>('button')[0]!;
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const query = () => new URLSearchParams(window.location.search);
/** Goes back or forward to this url. */
export function goTo(url: string): void {
  history.replaceState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
export const shown = (text: string | RegExp) => screen.findByText(text);
