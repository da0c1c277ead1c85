import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

const EMAIL = 'dimitar.angelov@northwall.example';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function inviting(methods: (team: TeamGateway) => Partial<TeamGateway> = () => ({})) {
  const app = openApp({
    path: '/team',
    scenario: 'active-customer',
    overrideGateways: ({ team }) => ({ team: methods(team) }),
  });
  await pageTitled('Team');
  await screen.findByText('4 of 10 seats');
  await userEvent.click(button('Invite member'));
  const dialog = await screen.findByRole('dialog', { name: 'Invite member' });
  await waitFor(() => expect(document.activeElement).toBe(email()));
  return { console: app, dialog };
}

it('explains each role where the provider or the deployment does', async () => {
  openApp({
    path: '/team',
    scenario: 'active-customer',
    settings: {
      roleDescriptions: [{ role: 'viewer', text: { default: 'Read only', de: 'Nur lesen' } }],
    },
  });
  await screen.findByText('4 of 10 seats');
  await userEvent.click(button('Invite member'));
  const viewer = await screen.findByRole('checkbox', { name: 'Viewer', description: 'Read only' });
  expect(viewer).toBeTruthy();
  expect(box('Developer').hasAttribute('aria-describedby')).toBe(false);
});

async function openFilled(methods?: (team: TeamGateway) => Partial<TeamGateway>) {
  const opened = await inviting(methods);
  await userEvent.fill(email(), EMAIL);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Developer' }));
  return opened;
}

describe('the dialog for an invitation', () => {
  it('sends, confirms it, closes and shows the member, and restores the focus', async () => {
    const { console: app } = await openFilled();
    await userEvent.click(box('Billing'));
    await userEvent.click(submit());
    await isGone();
    await screen.findByText('Invitation sent.');
    const row = (await screen.findByRole('rowheader', { name: `${EMAIL} New` })).closest('tr')!;
    expect(row.textContent).toContain('Developer, Billing');
    expect(row.textContent).toContain('Email not confirmed');
    screen.getByText('5 of 10 seats');
    expect(document.activeElement).toBe(button('Invite member'));
    expect(app.provider.mails.all()[0]).toMatchObject({ to: EMAIL, content: { company: 'Northwall Payments' } });
  });
});
