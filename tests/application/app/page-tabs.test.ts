import { describe, expect, it } from 'vitest';
import { PAGE_TABS_KEY } from '#src/application/app/page-tabs.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

function open(options: TestAppOptions = { scenario: 'active-customer' }) {
  const app = new TestApp(options);
  return app;
}

describe('the last tab of a page', () => {
  it.each(['', 'x', '{}', '[]', '["session-1",[["billing"]]]', '["session-9",[["billing","upgrade-plan"]]]'])(
    'is absent when the browser tab stores %s',
    async (text) => {
      const app = open();
      app.tabStorage.set(PAGE_TABS_KEY, text);
      expect((await app.account()).pageTabs.lastTab('billing')).toBeNull();
    },
  );
});
