import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { OwnershipTransfer } from '#src/domain/team/ownership.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { button, rowOf } from './team-screen.ts';

const { activeCustomer: elena } = demoAccounts;
const PRIYA = 'priya.nair@northwall.example';
const CROWN = /^Transfer ownership to/;

beforeEach(() => page.viewport(1280, 800));

async function open(options: TestAppOptions & { readonly path?: string } = {}) {
  const app = openApp({ path: '/team', scenario: 'active-customer', ...options });
  await pageTitled('Team');
  return app;
}

/** As the member who was asked. */
async function openLink(suffix = '', overrideGateways: TestAppOptions['overrideGateways'] = {}) {
  const path = `/team/accept-ownership/${linkToken()}${suffix}`;
  return open({ scenario: 'ownership-transfer', path, overrideGateways });
}

/** The simulation makes the same of the same seed. */
function linkToken(): string {
  const app = openApp({ path: '/team', scenario: 'ownership-transfer' });
  return app.provider.startPath.split('/').at(-1)!;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const card = () => screen.findByRole('region', { name: 'Ownership transfer' });

function transferTo(email: string): OwnershipTransfer {
  return { memberId: 'm7' as MemberId, email, createdAt: null, expiresAt: null };
}

describe('the ownership', () => {
  it('is offered to a member with the password, and the offer shows until it is withdrawn', async () => {
    await open();
    await userEvent.click(within(await rowOf(/^priya/)).getByRole('button', { name: CROWN }));
    const form = await dialog('Transfer ownership');
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'New owner' }).selectedOptions[0]?.text).toBe(PRIYA);
    await userEvent.type(form.getByLabelText('Your password'), 'wrong');
    await userEvent.click(form.getByRole('button', { name: 'Send email' }));
    await form.findByText('The password is wrong.');
    await userEvent.clear(form.getByLabelText('Your password'));
    await userEvent.type(form.getByLabelText('Your password'), `${elena.password}{Enter}`);
    await screen.findByText(`Email sent to ${PRIYA}. You stay the owner until they accept.`);
    within(await card()).getByText(`${PRIYA} was asked to become the owner of this account.`);
    within(await card()).getByText(/^The link in the email works until /);
    await userEvent.click(button('Withdraw'));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw transfer' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ownership transfer' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is for members with a confirmed email, and for nobody while one was asked', async () => {
    await open({ overrideGateways: { ownership: { transfer: () => Promise.resolve(ok(transferTo(PRIYA))) } } });
    await card();
    expect(screen.getAllByRole('button', { name: CROWN })).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: CROWN })[0]!);
    (await dialog('Transfer ownership')).getByText(/^priya.* was already asked/);
  });

  it('is not left behind: the last owner is led to the transfer', async () => {
    await open();
    await rowOf(/^elena/);
    await userEvent.click(button('Leave team'));
    const question = await dialog("You can't leave yet");
    await userEvent.click(question.getByRole('button', { name: 'Transfer ownership' }));
    (await dialog('Transfer ownership')).getByText('Choose a member to continue');
  });

  it('fits the narrowest screen with the longest email, and can be read again after a failure', async () => {
    await page.viewport(320, 800);
    let isBroken = true;
    const transfer = () =>
      Promise.resolve(isBroken ? fail(rejected(400, 'x', 'No.')) : ok(transferTo(`${'x'.repeat(400)}@a.example`)));
    await open({ overrideGateways: { ownership: { transfer } } });
    const failed = within(await card());
    isBroken = false;
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }));
    await failed.findByText(/^x{400}/);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe('a member', () => {
  it('sees no ownership, and leaves the team for the log-in', async () => {
    const app = await open({ scenario: 'ownership-transfer' });
    await rowOf(/^priya/);
    expect(screen.queryAllByRole('button', { name: CROWN })).toEqual([]);
    await userEvent.click(button('Leave team'));
    await userEvent.click((await dialog('Leave this team?')).getByRole('button', { name: 'Leave team' }));
    await pageTitled('Log in to Gatehouse');
    expect([app.session.hasToken, app.toasts]).toEqual([false, ['success: You left the team.']]);
  });

  it('becomes the owner by the mailed link', async () => {
    const app = await openLink();
    await userEvent.click(
      (await dialog('Become the owner of this account?')).getByRole('button', { name: 'Accept ownership' }),
    );
    await waitFor(() => expect(here()).toBe('/team'));
    expect(app.toasts).toEqual([`success: You are now the owner of this account. Roles of ${elena.email}: Admin.`]);
    within(await rowOf(/^ruth/)).getByText('Owner');
    await waitFor(() => expect(screen.getAllByRole('button', { name: CROWN }).length).toBeGreaterThan(2));
    expect(screen.queryByRole('region', { name: 'Ownership transfer' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('reads what is wrong with a link, before and after accepting', async () => {
    await openLink('x');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept ownership' }));
    await screen.findByText(/^This link was used, withdrawn or has expired/);
  });

  it('reads that a link is over', async () => {
    await openLink('', { ownership: { transfer: () => Promise.resolve(ok(transferTo(PRIYA))) } });
    (await dialog("This link doesn't work")).getByText(/You're logged in as ruth/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(here()).toBe('/team'));
  });
});

it('a provider that offers neither has neither, and gets no call', async () => {
  const calls: string[] = [];
  await open({
    overrideGateways: ({ account, ownership }) => ({
      account: {
        async capabilities(signal) {
          const offered = await account.capabilities(signal);
          if (!offered.ok) return offered;
          return ok(new Set([...offered.value].filter((one) => !['ownership-transfer', 'team-leaving'].includes(one))));
        },
      },
      ownership: {
        transfer(signal) {
          calls.push('transfer');
          return ownership.transfer(signal);
        },
      },
    }),
  });
  await screen.findByRole('region', { name: 'Pending invitations' });
  expect(screen.queryAllByRole('button', { name: /owner|Leave/ })).toEqual([]);
  expect(calls).toEqual([]);
});
