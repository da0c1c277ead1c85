import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { here } from '#tests/support/open-app.tsx';
import { person, teamOf, teamOfMany } from '#tests/support/team-members.ts';
import { button, emails, openTeamPage, rowOf } from './team-screen.ts';

/** The roles, and the status before the buttons. */
const cells = (row: HTMLElement) => {
  const shown = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  return [shown[0], shown.at(-2)];
};

describe('the team', () => {
  it('shows emails, roles by name, and who has not confirmed', async () => {
    await openTeamPage();
    expect(cells(await rowOf(/^elena/))).toEqual(['Owner', 'Confirmed']);
    expect(cells(await rowOf(/^martin/))).toEqual(['Admin, Developer', 'Confirmed']);
    expect(cells(await rowOf(/^finance/))).toEqual(['Billing', 'Email not confirmed']);
    expect((await rowOf(/^elena/)).querySelector('th')?.textContent).toBe('elena@northwall.example You');
    screen.getByText('4 of 10 seats');
    expect(screen.queryByRole('textbox', { name: 'Search by email or role' })).toBeNull();
  });

  it('shows how many members the provider counts without sending them', async () => {
    const team = { ...teamOfMany(10), total: 25 };
    await openTeamPage(() => ({ members: () => Promise.resolve(ok(team)) }));
    await screen.findByText("Couldn't load 15 of 25 members.");
  });

  it('distinguishes every state', async () => {
    const states = ['email-verification', 'use-cases', 'dashboard', null] as const;
    const members = states.map((state, index) => ({ ...person(`p${index + 1}`), state, roleIds: [] }));
    await openTeamPage(() => ({ members: () => Promise.resolve(ok(teamOf(members))) }));
    await rowOf(/^p1@/);
    const shown = screen.getAllByRole('row').slice(1).map(cells);
    expect(shown).toEqual(
      ['Email not confirmed', 'Setting up', 'Confirmed', 'Unknown'].map((status) => ['No role', status]),
    );
  });
});

describe('the seats', () => {
  it('of the free plan are taken: nobody can be invited, and the way to more is shown', async () => {
    await openTeamPage(undefined, 'free-plan');
    await screen.findByText('Your plan includes 1 seat. Upgrade to invite people.');
    screen.getByText('1 of 1 seat');
    const invite = button('Invite member');
    expect(invite.getAttribute('aria-disabled')).toBe('true');
    const why = document.getElementById(invite.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Your plan includes 1 seat. Upgrade to invite people.');
    await userEvent.click(invite, { force: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Upgrade plan' }));
    expect(here()).toBe('/billing#upgrade-plan');
  });

  it('may be more taken than there are, after a smaller plan was chosen', async () => {
    await openTeamPage(() => ({ members: () => Promise.resolve(ok(teamOfMany(12))) }));
    await screen.findByText('12 of 10 seats');
    screen.getByText('All 10 seats on your plan are taken. Upgrade to invite more people.');
  });
});

describe('a large team', () => {
  const search = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search by email or role' });

  it('is searched, which starts at the first page and is announced', async () => {
    await openTeamPage(() => ({ members: () => Promise.resolve(ok(teamOfMany(23))) }));
    const announced = await screen.findByText('1–10 of 23');
    expect(announced.getAttribute('role')).toBe('status');
    await userEvent.click(await screen.findByRole('button', { name: 'Page 3 of 3' }));
    await userEvent.fill(await search(), 'p2');
    expect(await screen.findByText('5 members found')).toBe(announced);
    await userEvent.fill(await search(), 'nobody');
    await screen.findByText('No members match “nobody”');
    await userEvent.click(button('Clear search'));
    await screen.findByText('1–10 of 23');
    expect((await search()).value).toBe('');
  });
});

describe('deleting', () => {
  async function openDeleteDialog(email: string) {
    await openTeamPage();
    await rowOf(/^finance/);
    await userEvent.click(button(`Remove ${email}`));
    return within(await screen.findByRole('dialog', { name: `Remove ${email}?` }));
  }

  it('is for good, and moves the focus to the next row', async () => {
    const dialog = await openDeleteDialog('martin.kolev@northwall.example');
    dialog.getByText("They'll lose access to this account immediately. You can invite them again later.");
    await userEvent.click(dialog.getByRole('button', { name: /^Remov/ }));
    await waitFor(() => expect(document.activeElement).toBe(button('Remove priya.nair@northwall.example')));
    expect(emails()).toHaveLength(3);
    screen.getByText('3 of 10 seats');
  });

  it('ends the invitation of somebody who has not joined yet', async () => {
    const dialog = await openDeleteDialog('finance@northwall.example');
    dialog.getByText('The link in their invitation will stop working. You can invite them again later.');
  });
});
