import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { foldsStore } from '#src/application/dashboard/folds-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { timestampFormatStore } from '#src/application/logs/log-dates.ts';
import { savedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-stores.ts';
import { TestApp } from '#tests/support/test-app.ts';

/** All keys of storages that the sources name, but for those of the demo. */
const keys = ['src/application', 'src/adapters', 'src/domain']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/(?<=')gatehouse\.[a-z-]+(?=')/g) ?? []),
  )
  .filter((key) => !/\.(demo|mock)/.test(key) && key !== 'gatehouse.session');

/** As 1.0 writes it. */
const sessionOf = (token: string) =>
  JSON.stringify({
    ...{ id: 'session-of-1.0', token, sentAt: 1, state: 'dashboard' },
    user: { email: 'elena@northwall.example', firstName: 'Elena', lastName: 'Vasileva' },
  });

const UNREADABLE = ['', '{', 'null', '[]', '"text"', '{"version":99,"items":{}}', '[{"id":7}]'];

describe('what an earlier release stored', () => {
  it.each(UNREADABLE)('continues the session, and drops %j under every other key without harm', async (value) => {
    const [storage, tabStorage] = [new MemoryStorage(), new MemoryStorage()];
    const { provider, session } = new TestApp({ scenario: 'active-customer' });
    storage.set('gatehouse.session', sessionOf(session.getSession()?.token ?? ''));
    for (const key of new Set(keys)) {
      storage.set(key, value);
      storage.set(`${key}.own`, `["session-of-1.0",${value}]`);
      tabStorage.set(key, `["session-of-1.0",${value}]`);
    }
    const app = new TestApp({ provider, storage, tabStorage });
    expect(app.session.getSession()?.id).toBe('session-of-1.0');
    const account = await app.account();
    const names = Object.keys(ACCOUNT_STORES) as (keyof typeof ACCOUNT_STORES)[];
    const stores = names.map((name) => account[name]);
    const parts = [billingStore, foldsStore, faucetsStore, timestampFormatStore, savedViewsStore, teamStore];
    expect([...stores, ...parts.map((part) => account.get(part as never))]).not.toContain(undefined);
  });

  it('has keys that the sources name', () => {
    expect(keys).toContain('gatehouse.drafts');
    expect(keys.length).toBeGreaterThan(15);
  });
});
