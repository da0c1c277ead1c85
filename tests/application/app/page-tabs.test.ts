import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGE_TABS_KEY } from '#src/application/app/page-tabs.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

function open(options: TestConsoleOptions = { scenario: 'active-customer' }) {
  const console = new TestConsole(options);
  onTestFinished(() => console.close());
  return console;
}

describe('the last tab of a page', () => {
  it('is kept over a reload', async () => {
    const before = open();
    (await before.account()).pageTabs.keep('billing', 'upgrade-plan');
    const { provider, clock, storage, visit } = before;
    const { pageTabs } = await open({ provider, clock, storage, visit }).account();
    expect([pageTabs.lastOf('billing'), pageTabs.lastOf('usage')]).toEqual(['upgrade-plan', null]);
  });

  it('goes with the session', async () => {
    const console = open();
    (await console.account()).pageTabs.keep('billing', 'upgrade-plan');
    console.session.logOut();
    expect(console.visit.keys).toEqual([]);
  });

  it.each(['', 'x', '{}', '[]', '["session-1",["billing"]]', '["session-9",["billing","upgrade-plan"]]'])(
    'is none where the browser tab holds %s',
    async (text) => {
      const console = open();
      console.visit.set(PAGE_TABS_KEY, text);
      expect((await console.account()).pageTabs.lastOf('billing')).toBeNull();
    },
  );
});
