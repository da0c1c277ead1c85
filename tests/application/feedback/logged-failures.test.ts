import { afterEach, describe, expect, it } from 'vitest';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { refused } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const FAILURE = fail(refused(409, 'conflict', 'No.', { state: 'summary' }));

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
  readonly change: NonNullable<TestConsoleOptions['change']>;
  readonly load: (stores: AccountStores) => Promise<void>;
}

/** What every page of the console reads by itself: its failure is logged, and shown in its place alone. */
const READS: Readonly<Record<string, Read>> = {
  'The profile did not load': {
    change: ({ account }) => ({ account: changed(account, { profile: failsLater(() => account.profile()) }) }),
    load: ({ profile }) => profile.load(),
  },
  'The plan did not load': {
    change: ({ billing }) => ({
      billing: changed(billing, { currentSubscription: failsLater(() => billing.currentSubscription()) }),
    }),
    load: ({ subscription }) => subscription.load(),
  },
  'The usage did not load': {
    change: ({ usage }) => ({ usage: changed(usage, { summary: failsLater(() => usage.summary()) }) }),
    load: ({ usage }) => usage.load(),
  },
  'The steps did not load': {
    change: ({ gettingStarted: steps }) => ({
      gettingStarted: changed(steps, { load: () => Promise.resolve(FAILURE) }),
    }),
    load: ({ gettingStarted }) => gettingStarted.load(),
  },
};

let console: TestConsole;
afterEach(() => console.close());

describe('a failure that is only logged', () => {
  it.each(Object.entries(READS))('applies the state that it carries: %s', async (message, { change, load }) => {
    console = new TestConsole({ scenario: 'active-customer', change });
    const stores = await console.account();
    await load(stores);
    expect([console.session.state, console.toasts]).toEqual(['summary', []]);
    expect(console.logged).toContain(message);
  });
});
