import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { layer, type } from '#tests/support/screens/screen-case.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestApp } from '#tests/support/test-app.ts';

const NOT_COPIED = "Couldn't copy. The text is selected: copy it with your keyboard.";

beforeEach(() => page.viewport(1280, 800));

const press = async (name: string | RegExp) => userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

/** Everything that can be copied: the screen and the steps that press the button. */
const COPIES: Readonly<Record<string, readonly [screen: string, button: string | RegExp]>> = {
  'a key in the list': ['the keys', /^Copy key/],
  'a key that was just created': ['a key that was created', 'Copy key'],
  'the key that follows another': ['a rotation', 'Copy new key'],
  'the address of a new domain': ['a domain that was added', 'Copy URL'],
  'the address of a faucet request': ['the faucets', /^Copy/],
  'the first call': ['the dashboard', /^Copy the call|^Copy/],
  'a value of an answer': ['a call that was made', 'Copy value'],
  'a place in an answer': ['a call that was made', 'Copy path'],
  'the id of a callback': ['a callback', /^Copy.* ID$/i],
  'the link to a callback': ['a callback', 'Copy link to this entry'],
  'the id of an API call': ['an API call', /^Copy.* ID$/i],
};

/** A new password is accepted from any link. */
async function openAt(name: string): Promise<TestApp> {
  const { path, scenario, act } = EVERY_SCREEN[name]!;
  const app = openApp({
    path,
    scenario,
    overrideGateways: { auth: { resetPassword: () => Promise.resolve(ok(undefined)) } },
  });
  await screen.findByRole('heading', { level: 1 });
  await act?.(app);
  return app;
}

describe('a failed copy', () => {
  it.each(Object.entries(COPIES))('is shown beside the control: %s', async (_, [name, button]) => {
    const app = await openAt(name);
    app.copyOutcome = 'failed';
    await press(button);
    const announcements = await screen.findAllByText(NOT_COPIED);
    for (const text of announcements) expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(app.copied).toEqual([]);
  });
});

const submit = () => fireEvent.submit(document.querySelector('[role="dialog"] form, main form')!);

/** What comes in place of the content of an open dialog or screen: where, the steps, and what is read. */
const IN_PLACE: Readonly<Record<string, readonly [screen: string, steps: () => Promise<void>, read: RegExp]>> = {
  'a key that was created': ['a new key', () => type('Key name', 'ledger-sync'), /^API key created Store it/],
  'a domain that was added': ['a new domain', () => type('Domain', 'ledger.example'), /^Domain added Nothing else/],
  'the link to a new password, from the profile': ['a change of the password', async () => {}, /^Check your email/],
  'the first step of a rotation': [
    'the keys',
    async () => {
      await press(/^Rotate key payouts/);
      await layer();
    },
    /^payouts-worker.* is active\. Replace payouts-worker/,
  ],
  'the link to a new password': [
    'a forgotten password',
    () => type('Email', 'elena@northwall.example'),
    /^Check your email .*elena@northwall\.example/,
  ],
  'the link to a new password, after one that is broken': [
    'a new password without a link',
    () => type('Email', 'elena@northwall.example'),
    /elena@northwall\.example/,
  ],
  'a password that was changed': [
    'a new password',
    async () => {
      await type('New password', 'Brand-New-77');
      await type('Confirm new password', 'Brand-New-77');
    },
    /^Password changed Use it/,
  ],
};

describe('what comes in place of a form', () => {
  it.each(Object.entries(IN_PLACE))('is read in a region that was there before: %s', async (_, [name, steps, read]) => {
    await openAt(name);
    await steps();
    const regions = screen.getAllByRole('status');
    submit();
    await waitFor(
      () => {
        const contents = regions.filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent);
        expect(contents).toContainEqual(expect.stringMatching(read));
      },
      { timeout: 3000 },
    );
  });
});

describe('what the filters find', () => {
  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('is announced in the logs, and where they find nothing', async () => {
    openApp({ path: '/usage?status=failed#webhooks', scenario: 'active-customer' });
    await screen.findByText('Showing 20 callbacks');
    expect(announcements()).toContain('Showing the first 20 matches.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blockchain' }), 'ethereum');
    await screen.findByText(/^\d+ matching entries\.$|^Showing the first \d+ matches\.$/);
  });

  it('is announced in the logs when nothing matches', async () => {
    openApp({ path: '/usage?search=nothing-like-this#webhooks', scenario: 'free-plan' });
    await screen.findByText('No entries match.');
  });

  it('is announced among the protocols', async () => {
    openApp({ path: '/auth/blockchain-protocols', scenario: 'onboarding-at-blockchain-protocols' });
    const filter = await screen.findByLabelText('Filter protocols');
    expect(announcements()).toContain('');
    await userEvent.fill(filter, 'bit');
    expect(announcements()).toContainEqual(expect.stringMatching(/^\d+ protocols match\.$|^1 protocol matches\.$/));
    await userEvent.fill(filter, 'zzz');
    expect(announcements()).toContain('0 protocols match.');
  });

  it('is announced among the countries', async () => {
    openApp({ path: '/auth/register', scenario: 'visitor' });
    await userEvent.fill(await screen.findByRole('combobox', { name: /^Country/ }), 'germ');
    await screen.findByText('1 country found');
    await userEvent.fill(screen.getByRole('combobox', { name: /^Country/ }), 'zzz');
    await screen.findByText('0 countries found');
  });
});

describe('a field that must be filled', () => {
  it.each([
    'a new key',
    'a new domain',
    'an invitation to the team',
    'a change of the email',
    'a request of test coins',
  ])('is marked for the eye and for the ear: %s', async (name) => {
    await openAt(name);
    await expectRequiredFields();
  });

  it('is marked for the eye and for the ear: a rotation', async () => {
    await openAt('the keys');
    await press(/^Rotate key/);
    await expectRequiredFields();
  });
});

async function expectRequiredFields(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const fields = [
    ...dialog.querySelectorAll<HTMLInputElement>(
      '[data-slot="field-label"] + * :is(input:not([readonly], [type="checkbox"], [type="radio"]), select)',
    ),
  ];
  const required = fields.filter((field) => field.required || field.closest('[aria-required]'));
  expect(required.length).toBeGreaterThan(0);
  const marks = within(dialog).getAllByText('Required');
  for (const mark of marks) expect(mark.checkVisibility()).toBe(true);
  expect(marks.length).toBeGreaterThanOrEqual(required.length);
  for (const field of fields) {
    const isMarked = marks.some((mark) => field.closest('[data-slot="field"]')?.contains(mark));
    expect([field.name, isMarked]).toEqual([field.name, required.includes(field)]);
  }
}
