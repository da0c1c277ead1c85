import { describe, expect, it } from 'vitest';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { SAVED_VIEWS_KEY, savedViewsStore } from '#src/application/logs/saved-views-store.ts';
import type { CallbackLogFilters } from '#src/domain/logs/log-filters.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const LOG = 'callback-logs';

async function open(options: TestAppOptions = { scenario: 'active-customer' }) {
  const app = new TestApp(options);
  const { get } = await app.account();
  const savedViews = get(savedViewsStore);
  const callbackLogs = get(callbackLogsStore);
  const { view } = callbackLogs;
  const save = (name: string, filters: Partial<CallbackLogFilters> = {}) => {
    view.filters = { ...NO_CALLBACK_FILTERS, ...filters };
    return savedViews.save({ log: LOG, name, query: view.query });
  };
  return { app, savedViews, save };
}

describe('the saved views', () => {
  it('name the current filters, and survive a reload', async () => {
    const { app, save } = await open();
    expect(save('Failed on Tron', { status: 'failed', blockchain: 'tron' })).toBe(true);
    const { provider, clock, storage, tabStorage } = app;
    const { savedViews } = await open({ provider, clock, storage, tabStorage });
    const [view] = savedViews.of(LOG);
    expect(view).toEqual({ log: LOG, name: 'Failed on Tron', query: 'blockchain=tron&status=failed' });
    savedViews.remove(view!);
    expect(savedViews.of(LOG)).toEqual([]);
  });

  it('end with the session', async () => {
    const { app, save } = await open();
    save('All');
    expect(app.storage.get(SAVED_VIEWS_KEY)).not.toBeNull();
    app.session.logOut();
    expect(app.storage.get(SAVED_VIEWS_KEY)).toBeNull();
  });

  it('are not saved where their filters are too long', async () => {
    const { save, savedViews } = await open();
    expect([save('Long', { searchPhrase: 'x'.repeat(4001) }), savedViews.of(LOG)]).toEqual([false, []]);
  });

  it.each([
    { stored: '', names: [] },
    { stored: '{}', names: [] },
    { stored: '["session-9",[{"log":"callback-logs","name":"A","query":""}]]', names: [] },
    {
      stored: '["session-1",[7,{"log":"callback-logs","name":"A","query":""},{"name":"B"}]]',
      names: ['A'],
    },
  ])('are $names where the device has $stored', async ({ stored, names }) => {
    const { app, savedViews } = await open();
    expect(app.session.sessionId).toBe('session-1');
    app.storage.set(SAVED_VIEWS_KEY, stored);
    savedViews.start();
    expect(savedViews.of(LOG).map(({ name }) => name)).toEqual(names);
  });
});
