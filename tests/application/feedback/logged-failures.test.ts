import { describe, expect, it } from 'vitest';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const FAILURE = fail(rejected(409, 'conflict', 'No.', { state: 'summary' }));

/** The first read is that of the opening account, which a failure with a state would close. */
function failsLater<R>(read: () => R) {
  let isFirst = true;
  return () => {
    if (!isFirst) return Promise.resolve(FAILURE);
    isFirst = false;
    return read();
  };
}

interface Read {
  readonly change: NonNullable<TestAppOptions['overrideGateways']>;
  readonly load: (stores: AccountStores) => Promise<void>;
}

/** What every page of the console reads by itself: its failure is logged, and shown in its place alone. */
const READS: Readonly<Record<string, Read>> = {
  'The profile did not load': {
    change: ({ account }) => ({ account: { profile: failsLater(() => account.profile()) } }),
    load: ({ profile }) => profile.load(),
  },
  'The plan did not load': {
    change: ({ billing }) => ({ billing: { currentSubscription: failsLater(() => billing.currentSubscription()) } }),
    load: ({ subscription }) => subscription.load(),
  },
  'The usage did not load': {
    change: ({ usage }) => ({ usage: { summary: failsLater(() => usage.summary()) } }),
    load: ({ usage }) => usage.load(),
  },
  'The steps did not load': {
    change: { gettingStarted: { load: () => Promise.resolve(FAILURE) } },
    load: ({ get }) => get(gettingStartedStore).load(),
  },
};

let app: TestApp;

describe('a failure that is only logged', () => {
  it.each(Object.entries(READS))('applies the state that it carries: %s', async (message, { change, load }) => {
    app = new TestApp({ scenario: 'active-customer', overrideGateways: change });
    const stores = await app.account();
    await load(stores);
    expect([app.session.state, app.toasts]).toEqual(['summary', []]);
    expect(app.logMessages).toContain(message);
  });
});
