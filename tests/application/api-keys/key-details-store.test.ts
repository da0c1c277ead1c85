import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import type { GatewayChanges } from '#tests/support/with-methods.ts';
import { keyDetails } from '#src/application/api-keys/key-details-store.ts';

let app: TestApp;

async function open(index: number, overrideGateways: GatewayChanges = {}) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways,
  });
  const account = await app.account();
  const { token } = app.session.getSession()!;
  const { apiKeys: all } = app.provider.apiKeys.list(token, { limit: 100 }).data.item;
  const id = all[index]!.id as ApiKeyId;
  return { account, id, name: all[index]!.name, store: account.get(keyDetails)(id), keys: account.apiKeys };
}

const call = (statusCode: number, spentCredits: number | null): ListedRequest => ({
  ...{ id: String(statusCode), at: 1000 + statusCode, statusCode, spentCredits },
  ...{ responseTimeMs: statusCode, referenceId: null, product: '' },
});

describe('the details of a key', () => {
  it('count its newest calls: errors, credits, duration and their times', async () => {
    const filters: string[] = [];
    const { store, keys, id } = await open(0, {
      logs: {
        recentRequests: (limit, { apiKey }) => {
          filters.push(`${limit} ${apiKey}`);
          return Promise.resolve(ok({ items: [call(200, 2), call(422, null), call(503, 1)] }));
        },
      },
    });
    keys.start();
    await flush();
    store.start();
    await store.calls.load();
    expect(filters).toEqual([`100 ${id}`]);
    expect(store.figures).toMatchObject({ total: 3, errors: 2, p95: 503 });
    expect([store.spentCredits, store.columns.length, store.calls.value?.filter]).toEqual([3, 40, id]);
  });

  it('load the pages up to the key that the url names, and no further', async () => {
    const { store, keys, name } = await open(15);
    keys.start();
    store.start();
    await flush();
    await flush();
    expect([store.key?.name, keys.keys.items.length, store.isMissing]).toEqual([name, 19, false]);
    expect(keys.list.items).toHaveLength(19);
  });

  it('are blocked while the keys do not load', async () => {
    const { store, keys } = await open(0, { apiKeys: { list: () => Promise.resolve(fail(unreachable())) } });
    keys.start();
    store.start();
    await flush();
    expect([store.isBlocked, store.isMissing]).toEqual([true, false]);
  });

  it('show no calls of others if the log cannot be narrowed to the key', async () => {
    let requested = 0;
    const { store, keys } = await open(0, {
      logs: {
        requestKeys: () => Promise.resolve(ok([])),
        recentRequests: () => ((requested += 1), Promise.resolve(ok({ items: [] }))),
      },
    });
    keys.start();
    await flush();
    await store.calls.load();
    expect([store.calls.value, requested]).toEqual([{ filter: null, calls: [] }, 0]);
  });

  it('have the credits also where the panel opened before the capabilities had loaded', async () => {
    const offered = new Gate<ReadonlySet<Capability>>();
    const { store } = await open(0, {
      account: { capabilities: async () => ok(await offered.opened) },
    });
    const stop = store.start();
    expect(store.dailyCredits.state.kind).toBe('idle');
    offered.open(new Set(['usage-history']));
    await flush();
    expect(store.dailyCredits.state.kind).not.toBe('idle');
    stop();
  });
});
