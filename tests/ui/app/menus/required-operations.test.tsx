import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { choose, press, type } from '#tests/support/screens/screen-case.ts';
import { openOnWire, waitUntilLoaded } from '#tests/support/wire-pages/wire-pages.ts';

/** What optional operations bring to a page: a title, a text, or the name of a button. */
const OPTIONAL = [
  ...[
    'Budget',
    'Set budget',
    'Credits over time',
    'Credit breakdown',
    'Invoices',
    'Billing details',
    'Callback signing',
    'Subscriptions',
    'Add subscription',
  ],
  ...['Limits', 'Add limits', /^Expires in/, 'Delete key', 'Redeliver', /received this callback/],
  ...[
    'Pending invitations',
    'Last active',
    /^Change roles/,
    'Audit log',
    'Sessions',
    'Your data',
    'Close account',
    /^Two-factor authentication/,
  ],
];

const shows = (text: string | RegExp) =>
  [...screen.queryAllByText(text), ...screen.queryAllByLabelText(text)].length > 0;

async function openKey(): Promise<void> {
  await press('checkout-canary');
  await screen.findByText(/^Last (call|\d+ calls) with this key$/);
  await press('Rotate key');
  await screen.findByRole('dialog', { name: 'Rotate checkout-canary' });
}

async function openProfile(): Promise<void> {
  await press(/^Profile/);
  await choose('My profile');
  await screen.findByText('elena@northwall.example');
}

async function openCallback(): Promise<void> {
  fireEvent.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('button')!);
  await screen.findByRole('tree');
}

async function searchLimits(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await type('Search or go to a page', 'change limits');
  await screen.findByText(/No results/);
}

interface Screen {
  readonly path: string;
  readonly loads: EndpointName;
  readonly act?: () => Promise<void>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'the dashboard': { path: '/dashboard', loads: 'usageSummary' },
  'the usage': { path: '/usage', loads: 'usageSummary' },
  'a callback': { path: '/usage#webhooks', loads: 'searchCallbacks', act: openCallback },
  'a rotation over the panel of a key': { path: '/api-keys', loads: 'listApiKeys', act: openKey },
  'the commands for keys': { path: '/api-keys', loads: 'listApiKeys', act: searchLimits },
  'the domains': { path: '/verify-domain', loads: 'listDomains' },
  'the team': { path: '/team#audit-log', loads: 'listRoles' },
  'the billing': { path: '/billing', loads: 'currentSubscription' },
  'the profile': { path: '/dashboard', loads: 'profile', act: openProfile },
};

beforeEach(() => page.viewport(1280, 800));

describe('where the provider has the required operations alone', () => {
  it.each(Object.entries(SCREENS))('%s neither asks for anything else nor leaves a trace of it', async (_, row) => {
    const { requestedEndpoints } = openOnWire(row.path, 'required-operations', (data) => data);
    await screen.findByRole('heading', { level: 1 });
    await waitUntilLoaded(requestedEndpoints, [row.loads]);
    await row.act?.();
    // What comes late is asked for once the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve));
    await waitUntilLoaded(requestedEndpoints, [row.loads]);
    expect([...requestedEndpoints].filter((name) => 'capability' in endpoints[name])).toEqual([]);
    expect(OPTIONAL.filter(shows)).toEqual([]);
  });
});
