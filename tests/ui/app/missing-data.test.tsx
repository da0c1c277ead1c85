import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { Gate } from '#tests/support/gate.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';
import { settleAnimations } from '#tests/support/layout/settle-animations.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { press } from '#tests/support/screens/screen-case.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { answering, type GatewayCall } from '#tests/support/with-methods.ts';

interface Part {
  readonly path: string;
  readonly call: GatewayCall;
  /** Leads from the page to the part. */
  readonly act?: () => Promise<unknown>;
  /** What stands in its place when it did not load. */
  readonly failed: string | RegExp;
  /** Whether that says why. */
  readonly explains?: true;
  readonly holdsFocus?: true;
  readonly loaded: () => Promise<unknown>;
}

const text = (content: string | RegExp) => () => screen.findByText(content);
const slider = (name: string | RegExp) => () => screen.findByRole('slider', { name });

const LISTS: Readonly<Record<string, Part>> = {
  'the keys': {
    path: '/api-keys',
    call: ['apiKeys', 'list'],
    failed: "Couldn't load API keys",
    explains: true,
    loaded: text('Showing 10 keys'),
  },
  'the domains': {
    path: '/verify-domain#domains',
    call: ['callbackDomains', 'list'],
    failed: "Couldn't load domains",
    explains: true,
    loaded: text('Showing 10 domains'),
  },
  'the team': {
    path: '/team',
    call: ['team', 'members'],
    failed: "Couldn't load the team",
    explains: true,
    loaded: text('4 of 10 seats'),
  },
  'the faucets': {
    path: '/faucets',
    call: ['faucets', 'load'],
    failed: "Couldn't load faucet requests",
    explains: true,
    loaded: text('1–10 of 14'),
  },
  'the invoices': {
    path: '/billing',
    call: ['billing', 'listInvoices'],
    failed: "Couldn't load invoices",
    explains: true,
    loaded: text('Showing 10 invoices'),
  },
};

const PARTS: Readonly<Record<string, Part>> = {
  ...LISTS,
  'the versions': {
    path: '/api-keys',
    call: ['apiKeys', 'versions'],
    failed: /^Couldn't load API versions\./,
    explains: true,
    loaded: text('2024-12-12'),
  },
  'the calls of a key': {
    path: '/api-keys',
    call: ['logs', 'recentRequests'],
    act: () => press('payouts-worker'),
    failed: "Couldn't load the calls with this key.",
    loaded: text(/^Last (call|\d+ calls) with this key$/),
  },
  'the limits of a key': {
    path: '/api-keys',
    call: ['keyLimits', 'read'],
    act: () => press('analytics-notebook'),
    failed: "Couldn't load the limits of this key.",
    loaded: text('203.0.113.0/24'),
  },
  'the limits of a key that is rotated': {
    path: '/api-keys',
    call: ['keyLimits', 'read'],
    act: () => press('Rotate key checkout-canary'),
    failed: /^Couldn't load the limits of checkout-canary\./,
    loaded: text(/^The new key gets the limits of checkout-canary/),
  },
  'callback signing': {
    path: '/verify-domain#domains',
    call: ['callbackSigning', 'status'],
    failed: "Couldn't load callback signing",
    explains: true,
    loaded: text(/^whsec_/),
  },
  'the callback subscriptions': {
    path: '/verify-domain',
    call: ['callbackSubscriptions', 'list'],
    failed: "Couldn't load callback subscriptions",
    explains: true,
    loaded: text('Showing 10 subscriptions'),
  },
  'the pending invitations': {
    path: '/team',
    call: ['team', 'invitations'],
    failed: "Couldn't load the pending invitations",
    explains: true,
    loaded: text(/^Billing · Sent /),
  },
  'the roles of an invitation': {
    path: '/team',
    call: ['team', 'roles'],
    act: () => press('Invite member'),
    failed: "Couldn't load roles",
    explains: true,
    loaded: () => screen.findByRole('checkbox', { name: 'Viewer' }),
  },
  'the subscription': {
    path: '/billing',
    call: ['billing', 'currentSubscription'],
    failed: "Couldn't load your plan",
    explains: true,
    loaded: text(/^Billed monthly\./),
  },
  'the plans': {
    path: '/billing#upgrade-plan',
    call: ['billing', 'plans'],
    failed: "Couldn't load plans",
    explains: true,
    loaded: () => screen.findByRole('list', { name: 'Plans' }),
  },
  'the steps of Getting Started': {
    path: '/dashboard',
    call: ['gettingStarted', 'load'],
    failed: "Couldn't load your setup steps.",
    loaded: text(/of 6 done/),
  },
  'the recent calls': {
    path: '/dashboard',
    call: ['logs', 'recentRequests'],
    failed: "Couldn't load your recent API calls.",
    loaded: slider('Last 100 API calls'),
  },
  'the support level': {
    path: '/dashboard',
    call: ['catalog', 'plans'],
    failed: "Couldn't load your support level",
    loaded: text('Email and chat'),
  },
  'the credits of the dashboard': {
    path: '/dashboard',
    call: ['usage', 'summary'],
    failed: "Couldn't load your credits.",
    loaded: slider(/^Credits used in this billing period/),
  },
  'the plan of the dashboard': {
    path: '/dashboard',
    call: ['billing', 'currentSubscription'],
    failed: "Couldn't load your plan",
    loaded: text('$6.02'),
  },
  'the export of what is stored of a person': {
    path: '/account#data',
    call: ['accountClosure', 'status'],
    failed: "Couldn't load the status of your export.",
    loaded: () => screen.findByRole('button', { name: 'Request export' }),
  },
  'the second factor': {
    path: '/account#security',
    call: ['twoFactor', 'status'],
    failed: "Couldn't load your two-factor settings.",
    loaded: text('Off. Only your password protects your account.'),
  },
  'the sessions': {
    path: '/account#sessions',
    call: ['account', 'listSessions'],
    failed: "Couldn't load your sessions.",
    holdsFocus: true,
    loaded: text('Chrome on macOS'),
  },
  'the access tokens': {
    path: '/account#tokens',
    call: ['accessTokens', 'list'],
    failed: "Couldn't load access tokens",
    explains: true,
    loaded: text('nightly-usage-export'),
  },
  'the notification channels': {
    path: '/account#notifications',
    call: ['notifications', 'list'],
    failed: "Couldn't load notification channels",
    explains: true,
    loaded: text('Payments team'),
  },
  'the passkeys': {
    path: '/account#security',
    call: ['passkeys', 'list'],
    failed: "Couldn't load passkeys",
    explains: true,
    loaded: text('iPhone'),
  },
  'the billing details': {
    path: '/billing',
    call: ['billing', 'details'],
    failed: "Couldn't load your billing details",
    explains: true,
    loaded: () => screen.findByRole('button', { name: 'Edit billing details' }),
  },
  'the budget': {
    path: '/usage',
    call: ['budget', 'load'],
    failed: "Couldn't load the budget",
    explains: true,
    loaded: () => screen.findByRole('button', { name: 'Change budget' }),
  },
  'the credit breakdown': {
    path: '/usage',
    call: ['usage', 'breakdown'],
    failed: "Couldn't load the credit breakdown",
    explains: true,
    loaded: () => screen.findByRole('list', { name: 'Credits by API key' }),
  },
  'the credits over time': {
    path: '/usage',
    call: ['usage', 'history'],
    failed: "Couldn't load credits over time",
    explains: true,
    loaded: slider('Credits by product'),
  },
};

/** The provider answers the call of the part by `answer`, unless that leaves it to the provider. */
async function open({ path, call, act }: Part, answer: (real: () => Promise<unknown>) => Promise<unknown>) {
  const app = openApp({ path, scenario: 'active-customer', overrideGateways: answering(call, answer) });
  await screen.findByRole('heading', { level: 1 });
  await act?.();
  return app;
}

beforeEach(() => page.viewport(1280, 800));

describe('a part of a page that did not load', () => {
  it.each(Object.entries(PARTS))('says so in its place alone, and loads on retry: %s', async (_, part) => {
    let isDown = true;
    const down = () => Promise.resolve(fail(unexpected(503, { message: 'It rests.' })));
    const app = await open(part, (real) => (isDown ? down() : real()));
    await screen.findByText(part.failed);
    expect([screen.queryAllByText(/It rests\./).length > 0, app.toasts]).toEqual([part.explains === true, []]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await part.loaded();
    expect(screen.queryByText(part.failed)).toBeNull();
    if (part.holdsFocus) expect(document.activeElement).not.toBe(document.body);
  });
});

describe('a list that is on its way', () => {
  it.each(Object.entries(LISTS))('shows its shape: %s', async (_, part) => {
    const gate = new Gate<void>();
    await open(part, (real) => gate.opened.then(real));
    await waitFor(() => expect(document.querySelector('[data-slot~="table-skeleton"]')).not.toBeNull());
    expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
    gate.open();
    await part.loaded();
    expect(document.querySelector('[data-slot~="table-skeleton"]')).toBeNull();
  });
});

/** Every call of this gateway fails. */
function failing<Gateway extends object>(gateway: Gateway): Gateway {
  return new Proxy(gateway, { get: () => () => Promise.resolve(fail(unreachable())) });
}

describe('where nothing of a page loads', () => {
  it.each(['/dashboard', '/api-keys', '/verify-domain', '/team', '/faucets', '/usage', '/usage#webhooks', '/billing'])(
    '%s is accessible in both themes, and fits the narrowest phone',
    async (path) => {
      await page.viewport(1440, 800);
      openApp({
        path,
        scenario: 'active-customer',
        overrideGateways: ({
          apiKeys,
          callbackDomains,
          callbackSubscriptions,
          team,
          faucets,
          usage,
          logs,
          billing,
          catalog,
        }) => ({
          apiKeys: failing(apiKeys),
          callbackDomains: failing(callbackDomains),
          callbackSubscriptions: failing(callbackSubscriptions),
          team: failing(team),
          faucets: failing(faucets),
          usage: failing(usage),
          logs: failing(logs),
          billing: failing(billing),
          catalog: failing(catalog),
        }),
      });
      await screen.findAllByRole('button', { name: 'Retry' });
      expect(await problemsInBothThemes()).toEqual([]);
      await page.viewport(320, 640);
      await settleAnimations();
      expect(findLayoutProblems()).toEqual([]);
    },
  );
});
