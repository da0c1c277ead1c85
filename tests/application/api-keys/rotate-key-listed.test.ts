import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

const PAGE = 10;
const NAME = 'payouts-lisbon';

interface KeyProvider {
  /** Created keys, in order. */
  readonly created: string[];
  isOldestFirst: boolean;
  losesResponses: boolean;
  hidesNew: boolean;
}

function changed(apiKeys: ApiKeyGateway, provider: KeyProvider): ApiKeyGateway {
  const allKeys = async (): Promise<readonly ApiKey[]> => {
    const all: ApiKey[] = [];
    for (let after: Cursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const page = await apiKeys.list(after);
      if (!page.ok) return [];
      all.push(...page.value.items);
      after = page.value.next;
    }
    return provider.isOldestFirst ? all.toReversed() : all;
  };
  return withMethods(apiKeys, {
    async list(after): AsyncResult<Page<ApiKey>> {
      const isHidden = ({ name }: ApiKey) => provider.hidesNew && provider.created.includes(name);
      const keys = (await allKeys()).filter((key) => !isHidden(key));
      const start = Number(after ?? 0);
      const items = keys.slice(start, start + PAGE);
      return ok(start + PAGE < keys.length ? { items, next: String(start + PAGE) as Cursor } : { items });
    },
    async create(key) {
      provider.created.push(key.name);
      const result = await apiKeys.create(key);
      return provider.losesResponses ? fail(unreachable()) : result;
    },
  });
}

async function open(change: Partial<KeyProvider>) {
  const provider: KeyProvider = {
    created: [],
    isOldestFirst: false,
    losesResponses: false,
    hidesNew: false,
    ...change,
  };
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: changed(apiKeys, provider) }),
  });
  const { apiKeys, get } = await app.account();
  onTestFinished(apiKeys.start());
  await flush();
  const store = get(rotateKey)(apiKeys.keys.items[0]!);
  onTestFinished(store.start());
  await store.form.prepare();
  store.setName(NAME);
  return { provider, store };
}

describe('the new key of a rotation', () => {
  it.each([
    { about: 'newest first', change: {} },
    { about: 'oldest first, and three pages long', change: { isOldestFirst: true } },
    { about: 'oldest first, and no response came', change: { isOldestFirst: true, losesResponses: true } },
  ])('is found in the list where that is $about', async ({ change }) => {
    const { provider, store } = await open(change);
    await store.create();
    expect([store.step, store.successor?.name, store.form.formErrors]).toEqual(['copy', NAME, []]);
    await store.create();
    expect(provider.created).toEqual([NAME]);
  });

  it('is looked for again while it is not listed, and never created a second time', async () => {
    const { provider, store } = await open({ hidesNew: true });
    await store.create();
    await store.create();
    expect([store.step, store.form.formErrors]).toEqual(['create', ['rotate.not-listed']]);
    provider.hidesNew = false;
    await store.create();
    expect([store.step, provider.created]).toEqual(['copy', [NAME]]);
  });
});
