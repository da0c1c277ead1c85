import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { describe, expect, it } from 'vitest';
import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

describe('checking by itself', () => {
  const SECOND = 1000;
  const pending = { verified: false, createdAt: null, verifiedAt: null } as const;
  const domain = (id: string) => ({ ...pending, id: id as CallbackDomain['id'], url: `https://${id}.example` });

  async function openPending(items: () => readonly CallbackDomain[]) {
    let calls = 0;
    const isDown = { value: false };
    const list = () => {
      calls += 1;
      return Promise.resolve(isDown.value ? fail(unreachable()) : ok({ items: items() }));
    };
    app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: { callbackDomains: { list } },
    });
    const store = (await app.account()).get(callbackDomainsStore);
    const stop = store.start();
    await flush();
    const wait = async (seconds: number) => {
      app.clock.advance(seconds * SECOND);
      await flush();
    };
    return { store, stop, wait, isDown, calls: () => calls };
  }

  it('happens less and less often, marks what is verified by then, and ends with the last one', async () => {
    let items: readonly CallbackDomain[] = [domain('a'), domain('b')];
    const { store, wait, calls } = await openPending(() => items);
    await wait(10);
    await wait(19);
    expect([calls(), store.verifiedSince]).toEqual([2, null]);
    items = [{ ...domain('a'), verified: true }, domain('b')];
    await wait(1);
    expect([calls(), store.verifiedSince, store.wasVerifiedNow(items[0]!.id)]).toEqual([3, 1, true]);
    items = items.map((one) => ({ ...one, verified: true }));
    await wait(40);
    expect([calls(), store.isPending]).toEqual([4, false]);
    await wait(3600);
    expect(calls()).toBe(4);
  });

  it('goes on quietly after a failure', async () => {
    const { wait, isDown, calls } = await openPending(() => [domain('a')]);
    isDown.value = true;
    await wait(10);
    isDown.value = false;
    await wait(20);
    expect([calls(), app.toasts]).toEqual([3, []]);
  });

  it('rests while the page is hidden and once it is left', async () => {
    const { stop, wait, calls } = await openPending(() => [domain('a')]);
    app.hidePage();
    await wait(3600);
    expect(calls()).toBe(1);
    app.isVisible = true;
    app.returnToPage();
    await flush();
    await wait(10);
    expect(calls()).toBe(3);
    stop();
    await wait(3600);
    expect(calls()).toBe(3);
  });

  it('starts over with a short wait after a manual check', async () => {
    const { store, wait, calls } = await openPending(() => [domain('a')]);
    await wait(10);
    await store.checkAgain();
    await wait(10);
    expect(calls()).toBe(4);
  });
});
