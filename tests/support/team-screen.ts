import { screen } from '@testing-library/react';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { changed } from './changed.ts';
import { openApp, pageTitled } from './open-app.tsx';
import type { TestConsoleOptions } from './test-console.ts';

export type Methods = (team: TeamGateway) => Partial<TeamGateway>;

/** The team page, with other answers of its gateway where a test needs them. */
export async function opened(
  methods: Methods = () => ({}),
  scenario: TestConsoleOptions['scenario'] = 'active-customer',
) {
  const console = openApp({
    path: '/team',
    scenario,
    change: ({ team }) => ({ team: changed(team, methods(team)) }),
  });
  await pageTitled('Team');
  return console;
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const rowOf = async (email: RegExp) => (await screen.findByRole('rowheader', { name: email })).closest('tr')!;
export const emails = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
