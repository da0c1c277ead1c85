import { screen } from '@testing-library/react';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

type Methods = (team: TeamGateway) => Partial<TeamGateway>;

/** The team page, with overridden gateway methods if needed. */
export async function openTeamPage(
  methods: Methods = () => ({}),
  scenario: TestAppOptions['scenario'] = 'active-customer',
) {
  const app = openApp({
    path: '/team',
    scenario,
    overrideGateways: ({ team }) => ({ team: methods(team) }),
  });
  await pageTitled('Team');
  return app;
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const rowOf = async (email: RegExp) => (await screen.findByRole('rowheader', { name: email })).closest('tr')!;
export const emails = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
