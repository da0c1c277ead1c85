import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CAPABILITIES } from '#src/domain/account/capabilities.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';
import { query } from './logs-screen.tsx';

const LOGS = [
  { log: 'callbacks', path: '/usage#webhooks' },
  { log: 'API calls', path: '/usage#api-request' },
  { log: 'audit log', path: '/team#audit-log' },
];

function open(path: string, names: readonly (typeof CAPABILITIES)[number][] = CAPABILITIES) {
  return openApp({
    ...{ path, scenario: 'active-customer' },
    overrideGateways: { account: { capabilities: () => Promise.resolve(ok(new Set(names))) } },
  });
}

const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string, value: string) => fireEvent.change(day(name), { target: { value } });

it.each(LOGS)(
  'the dates of the $log narrow it to two days, and keep what is wrong beside its field',
  async ({ path }) => {
    const { clock } = open(path);
    await screen.findByLabelText('From (UTC)');
    choose('From (UTC)', '2026-11-18');
    choose('To (UTC)', '2026-11-17');
    act(() => clock.advance(500));
    await screen.findByText('The last day comes before the first. Choose a later one.');
    expect(day('To (UTC)')).toHaveAccessibleDescription('The last day comes before the first. Choose a later one.');
    expect([day('To (UTC)').value, query().has('dates')]).toEqual(['2026-11-17', false]);
    choose('To (UTC)', '2026-11-19');
    act(() => clock.advance(500));
    await waitFor(() => expect(query().get('dates')).toBe('2026-11-18..2026-11-19'));
    await waitFor(() => {
      const times = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByText(/UTC$/)[0]?.textContent);
      expect(times.every((time) => /^1[89] Nov 2026/.test(time ?? ''))).toBe(true);
    });
    expect(screen.queryByRole('button', { name: 'Live' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect([query().has('dates'), day('From (UTC)').value, day('To (UTC)').value]).toEqual([false, '', '']),
    );
    screen.getByRole('button', { name: 'Live' });
  },
);

it.each(LOGS)('the $log has no dates where the provider does not filter by them', async ({ path }) => {
  open(path.replace('#', '?dates=2026-11-18..2026-11-19#'), ['audit-log']);
  await screen.findAllByRole('row');
  await waitFor(() => expect(query().has('dates')).toBe(false));
  expect(screen.queryByLabelText('From (UTC)')).toBeNull();
});
