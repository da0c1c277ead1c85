import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
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
  it('starts on the email, offers several roles but the owner’s, and shows what is missing', async () => {
    const { dialog } = await inviting();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    const group = await within(dialog).findByRole('group', { name: 'Roles' });
    const names = within(group)
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent);
    expect(names).toEqual(['Admin', 'Developer', 'Billing', 'Viewer']);
    await screen.findByText('Enter an email to continue');
    await userEvent.fill(email(), EMAIL);
    await screen.findByText('Choose a role to continue');
    expect(submit().disabled).toBe(true);
    await userEvent.click(box('Viewer'));
    await userEvent.click(box('Billing'));
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(screen.queryByText(/to continue$/)).toBeNull();
  });

  it('shows beside each field what is wrong', async () => {
    await openFilled();
    await userEvent.fill(email(), 'dimitar@northwall');
    await screen.findByText('Enter a valid email, such as name@company.com.');
    await userEvent.fill(email(), '');
    await screen.findByText('Enter an email.');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, email().getAttribute('aria-invalid')]).toEqual(['Enter an email.', 'true']);
    await userEvent.click(box('Developer'));
    await screen.findByText('Choose at least one role.');
    const group = screen.getByRole('group', { name: 'Roles' });
    const message = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect([message?.textContent, submit().disabled]).toEqual(['Choose at least one role.', true]);
  });

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

  it('loads the roles on the second try', async () => {
    let isDown = true;
    const { dialog } = await inviting((team) => ({
      roles: (signal) => (isDown ? Promise.resolve(fail(unexpected(503))) : team.roles(signal)),
    }));
    await userEvent.fill(email(), EMAIL);
    await within(dialog).findByText("Couldn't load roles");
    isDown = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await within(dialog).findByRole('checkbox', { name: 'Viewer' });
    expect(email().value).toBe(EMAIL);
  });

  it('forgets what was typed once it is canceled', async () => {
    await openFilled();
    await userEvent.click(button('Cancel'));
    await isGone();
    await userEvent.click(button('Invite member'));
    await screen.findByRole('dialog');
    expect([email().value, box('Developer').checked]).toEqual(['', false]);
  });
});
