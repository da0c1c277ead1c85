import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

const KEY = /[0-9a-f]{32}/;

type Shown = () => unknown;

/** Starts what ends with a secret on screen; the response is still to come. */
const PLACES: Readonly<Record<string, (app: TestApp) => Promise<{ done: Promise<unknown>; shown: Shown }>>> = {
  'a key that is revealed': async (app) => {
    const { apiKeys } = await app.account();
    await apiKeys.reloadKeys();
    const { id } = apiKeys.keys.items[0]!;
    return { done: apiKeys.secrets.toggle(id), shown: () => apiKeys.secrets.shownSecret(id) };
  },
  'a key whose copy failed': async (app) => {
    const { apiKeys } = await app.account();
    await apiKeys.reloadKeys();
    const { id } = apiKeys.keys.items[0]!;
    app.copyOutcome = 'failed';
    const shown = () => [apiKeys.secrets.shownSecret(id), apiKeys.secrets.manualCopyId === id ? 'selected' : ''];
    return { done: apiKeys.secrets.copy(id), shown };
  },
  'the new key of a rotation': async (app) => {
    const { apiKeys, get } = await app.account();
    await apiKeys.reloadKeys();
    const store = get(rotateKey)(apiKeys.keys.items[0]!);
    onTestFinished(store.start());
    await store.create();
    app.copyOutcome = 'failed';
    return { done: store.copy(), shown: () => store.secretToCopy };
  },
  'the code of the first call': async (app) => {
    const firstCall = (await app.account()).get(firstCallStore);
    onTestFinished(firstCall.start());
    await firstCall.loadKeys();
    app.copyOutcome = 'failed';
    return { done: firstCall.copy(), shown: () => firstCall.manualCopyText };
  },
  'a key that is created': async (app) => {
    const store = (await app.account()).get(createKey)();
    store.setName('ledger-sync');
    return { done: store.create(), shown: () => store.shownKey };
  },
};

const open = () => {
  const app = new TestApp({ scenario: 'active-customer' });
  return app;
};

describe('a secret', () => {
  it.each(Object.keys(PLACES))('does not appear on a page that was hidden before the response: %s', async (place) => {
    const app = open();
    const { done, shown } = await PLACES[place]!(app);
    app.hidePage();
    await done;
    expect(JSON.stringify(shown())).not.toMatch(KEY);
    expect(JSON.stringify(shown())).not.toContain('selected');
  });

  it.each(Object.keys(PLACES))('is hidden once the page is, and after a while: %s', async (place) => {
    for (const hide of [(app: TestApp) => app.hidePage(), ({ clock }: TestApp) => clock.advance(30_000)]) {
      const app = open();
      const { done, shown } = await PLACES[place]!(app);
      await done;
      expect(JSON.stringify(shown())).toMatch(KEY);
      hide(app);
      expect(JSON.stringify(shown())).not.toMatch(KEY);
    }
  });

  it('that is created can be copied while it is hidden', async () => {
    const app = open();
    const store = (await app.account()).get(createKey)();
    store.setName('ledger-sync');
    await store.create();
    app.hidePage();
    await store.copy();
    expect(app.copied).toEqual([store.created?.key]);
  });
});
