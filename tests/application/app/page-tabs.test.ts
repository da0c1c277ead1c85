import { describe, expect, it } from 'vitest';
import { PAGE_TABS_KEY } from '#src/application/app/page-tabs.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

function open(options: TestAppOptions = { scenario: 'active-customer' }) {
  const app = new TestApp(options);
  return app;
}

describe('the last tab of a page', () => {
  it('survives a reload', async () => {
    const before = open();
    (await before.account()).pageTabs.save('billing', 'upgrade-plan');
    const { provider, clock, storage, tabStorage } = before;
    const { pageTabs } = await open({ provider, clock, storage, tabStorage }).account();
    expect([pageTabs.lastTab('billing'), pageTabs.lastTab('usage')]).toEqual(['upgrade-plan', null]);
  });

  it('ends with the session', async () => {
    const app = open();
    (await app.account()).pageTabs.save('billing', 'upgrade-plan');
    app.session.logOut();
    expect(app.tabStorage.keys).toEqual([]);
  });

  it.each(['', 'x', '{}', '[]', '["session-1",[["billing"]]]', '["session-9",[["billing","upgrade-plan"]]]'])(
    'is absent when the browser tab stores %s',
    async (text) => {
      const app = open();
      app.tabStorage.set(PAGE_TABS_KEY, text);
      expect((await app.account()).pageTabs.lastTab('billing')).toBeNull();
    },
  );
});
