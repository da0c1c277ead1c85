import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import { deleteCallbackDomain } from '#src/application/callback-domains/delete-callback-domain.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

type Methods = (callbackDomains: CallbackDomainGateway) => Partial<CallbackDomainGateway>;

async function open(methods: Methods = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ callbackDomains }) => ({ callbackDomains: methods(callbackDomains) }),
  });
  return (await app.account()).get(callbackDomainsStore);
}

async function openAndStart(methods?: Methods) {
  const store = await open(methods);
  store.start();
  await flush();
  return store;
}

/** What somebody does in another tab. */
function elsewhere() {
  const bearer = app.session.getSession()!.token;
  const { callbackUrls } = app.provider;
  return {
    add: (domain: string) => callbackUrls.add(bearer, { domain }),
    remove: ({ id, url }: CallbackDomain) => callbackUrls.remove(bearer, id, { url: stripScheme(url) }),
  };
}

async function remove(domain: CallbackDomain) {
  const change = (await app.account()).get(deleteCallbackDomain)(domain);
  await change.submit();
  await flush();
  return change;
}

const first = ({ domains: callbackDomains }: Awaited<ReturnType<typeof open>>): CallbackDomain =>
  callbackDomains.items[0]!;

describe('the list of domains', () => {
  it('follows other tabs when the user returns, and stays as long as it was', async () => {
    const store = await openAndStart();
    await store.domains.loadMore();
    elsewhere().add('from-another-tab.example');
    app.returnToPage();
    expect(store.domains.state.kind).toBe('ready');
    await flush();
    expect([first(store).url, store.domains.items.length]).toEqual(['https://from-another-tab.example', 13]);
  });
});

describe('checking again', () => {
  it('shows how many have been verified since', async () => {
    const store = await openAndStart();
    expect([store.verifiedCount, store.verifiedSince]).toEqual([8, null]);
    await store.checkAgain();
    expect([store.verifiedCount, store.verifiedSince]).toEqual([8, 0]);
    app.clock.advance(10 * 60_000);
    await store.checkAgain();
    expect([store.verifiedCount, store.verifiedSince, first(store).verified]).toEqual([9, 1, true]);
    await store.checkAgain();
    expect(store.verifiedSince).toBe(0);
  });

  it('asks once, however often it is pressed', async () => {
    const calls = new DeferredCalls<unknown, never>();
    let isHeld = false;
    const store = await openAndStart((callbackDomains) => ({
      list: (after, signal) => (isHeld ? calls.send(after, signal) : callbackDomains.list(after, signal)),
    }));
    isHeld = true;
    const presses = [store.checkAgain(), store.checkAgain(), store.checkAgain()];
    await flush();
    expect([store.isChecking, calls.count]).toEqual([true, 1]);
    await calls.reject(0, unexpected(500, { message: 'Not now.' }));
    await Promise.all(presses);
    expect([store.isChecking, store.verifiedSince, app.toasts]).toEqual([false, null, []]);
    expect(store.checkFailure?.message).toBe('Not now.');
    expect([store.domains.items.length, store.domains.state.kind]).toEqual([10, 'ready']);
  });

  it('is forgotten with the next change', async () => {
    const store = await openAndStart();
    await store.checkAgain();
    await remove(first(store));
    expect([store.verifiedSince, store.checkFailure]).toEqual([null, null]);
  });
});

describe('deleting a domain', () => {
  it('takes it out immediately, and skips no domain of the next page', async () => {
    const store = await openAndStart();
    const [gone, next] = store.domains.items;
    expect((await remove(gone!)).isDone).toBe(true);
    expect([first(store).id, store.domains.items.length, store.domains.hasMore]).toEqual([next!.id, 10, true]);
    await store.domains.loadMore();
    expect(new Set(store.domains.items.map(({ url }) => url)).size).toBe(11);
  });

  it('is done where the list fails to reload, which shows that, because its cursor would be wrong', async () => {
    let isDown = false;
    const store = await openAndStart((callbackDomains) => ({
      list: (...args) =>
        isDown ? Promise.resolve(fail(unexpected(503, { message: 'Down.' }))) : callbackDomains.list(...args),
    }));
    isDown = true;
    expect((await remove(first(store))).isDone).toBe(true);
    expect([store.domains.state.kind, store.domains.items.length, app.toasts]).toEqual(['failed', 9, []]);
  });

  it.each([
    ['in its dialog', true],
    ['in a toast where that has closed', false],
  ])('that is still listed after its response says so %s', async (_, isShown) => {
    const store = await openAndStart(() => ({ remove: () => Promise.resolve(ok(undefined)) }));
    const domain = first(store);
    const change = (await app.account()).get(deleteCallbackDomain)(domain);
    const hide = autorun(() => change.form.formErrors);
    if (!isShown) hide();
    await change.submit();
    const text = `${stripScheme(domain.url)} is still listed, so it wasn't deleted. Try again in a moment.`;
    expect([change.isDone, change.form.formErrors, app.toasts]).toEqual([
      false,
      [text],
      isShown ? [] : [`error: ${text}`],
    ]);
    hide();
  });
});
