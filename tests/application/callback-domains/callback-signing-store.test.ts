import { describe, expect, it } from 'vitest';
import { callbackSigningStore, rotateSigningSecret } from '#src/application/callback-domains/callback-signing-store.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { testDelivery } from '#src/application/callback-domains/test-delivery-store.ts';
import type { CallbackSigningGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import { callbackSigningMessages } from '#src/application/i18n/en/callback-signing.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;

type Methods = (gateway: CallbackSigningGateway) => Partial<CallbackSigningGateway>;

async function open(methods: Methods = () => ({}), options: TestAppOptions = {}) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ callbackSigning }) => ({ callbackSigning: methods(callbackSigning) }),
    ...options,
  });
  const account = await app.account();
  app.i18n.add(callbackSigningMessages);
  const store = account.get(callbackSigningStore);
  const stop = store.start();
  await flush();
  return { account, store, stop, rotation: () => account.get(rotateSigningSecret)(null) };
}

describe('the signing secret', () => {
  it('is masked at first, shows on demand, and hides by itself and with the page', async () => {
    const { store } = await open();
    expect(store.shownSecret).toBeNull();
    await store.toggleSecret();
    expect(store.shownSecret).toMatch(/^whsec_/);
    app.clock.advance(30_000);
    expect(store.shownSecret).toBeNull();
    await store.toggleSecret();
    app.hidePage();
    expect(store.shownSecret).toBeNull();
  });

  it('is copied within the click without being shown', async () => {
    const { store } = await open();
    expect(await store.copySecret()).toBe(true);
    expect(app.copied.at(-1)).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(store.shownSecret).toBeNull();
  });

  it('is known to be secret as soon as it is fetched', async () => {
    const { store } = await open();
    await store.copySecret();
    const secret = app.copied.at(-1)!;
    expect([...app.session.secrets.all]).toContain(secret);
    app.stores.logger.debug(`It is ${secret}`);
    expect(app.logMessages.join()).not.toContain(secret);
  });

  it('that cannot be fetched says so, and is fetched again', async () => {
    let isDown = true;
    const { store } = await open((gateway) => ({
      reveal: () => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.reveal()),
    }));
    await store.toggleSecret();
    expect([store.isSecretFailed, store.shownSecret]).toEqual([true, null]);
    isDown = false;
    await store.toggleSecret();
    expect([store.isSecretFailed, store.shownSecret === null]).toEqual([false, false]);
  });

  it('hides when its page is left', async () => {
    const { store, stop } = await open();
    await store.toggleSecret();
    stop();
    expect(store.shownSecret).toBeNull();
  });
});

describe('a rotation', () => {
  it('makes another secret, and the one before is valid for a day unless another time is chosen', async () => {
    const { store, rotation } = await open();
    await store.toggleSecret();
    const before = store.shownSecret;
    const day = rotation();
    await day.submit();
    expect([day.isDone, day.form.formErrors, store.shownSecret]).toEqual([true, [], null]);
    expect(app.toasts.at(-1)).toBe('success: Signing secret rotated.');
    expect(store.overlapUntil).toBe(Math.floor(app.clock.now() / 1000) * 1000 + 24 * HOUR_MS);
    await store.toggleSecret();
    expect(store.shownSecret).not.toBe(before);
    const none = rotation();
    none.form.change('overlap', '0');
    await none.submit();
    expect(store.overlapUntil).toBeNull();
  });

  it('in another tab ends the secret that was fetched here, once the person returns', async () => {
    const { store } = await open();
    await store.toggleSecret();
    const before = store.shownSecret;
    await store.toggleSecret();
    app.provider.callbackSigning.rotate(app.session.getSession()?.token ?? null, { overlapHours: 24 });
    app.returnToPage();
    expect(await store.copySecret()).toBe(true);
    await store.toggleSecret();
    expect([store.shownSecret === app.copied.at(-1), app.copied.includes(before!)]).toEqual([true, false]);
    expect(store.overlapUntil).not.toBeNull();
  });

  it('without a response forgets the secret that was shown, and loads the status again', async () => {
    const { store, rotation } = await open((gateway) => ({
      async rotate(hours) {
        await gateway.rotate(hours);
        return fail(unreachable());
      },
    }));
    await store.toggleSecret();
    await rotation().submit();
    await flush();
    expect(store.shownSecret).toBeNull();
    expect(store.overlapUntil).not.toBeNull();
  });
});

describe('an overlap of two secrets', () => {
  it('ends on the page when its time has come', async () => {
    let overlapUntil = Infinity;
    let reads = 0;
    const { store } = await open(() => ({
      status: () => {
        reads += 1;
        overlapUntil = Math.min(overlapUntil, app.clock.now() + 60_000);
        return Promise.resolve(ok({ since: null, masked: null, overlapUntil }));
      },
    }));
    app.clock.advance(59_999);
    expect([reads, store.overlapUntil]).toEqual([1, overlapUntil]);
    app.clock.advance(1);
    await flush();
    expect([reads, store.overlapUntil]).toEqual([2, null]);
  });

  it('of a time beyond all timers does not load again and again', async () => {
    let reads = 0;
    const { store } = await open(() => ({
      status: () => {
        reads += 1;
        return Promise.resolve(ok({ since: null, masked: null, overlapUntil: 8e15 }));
      },
    }));
    app.clock.advance(HOUR_MS);
    await flush();
    expect([reads, store.overlapUntil]).toEqual([1, 8e15]);
  });
});

describe('a test delivery', () => {
  async function openTest(methods?: Methods) {
    const { account } = await open(methods);
    account.get(callbackDomainsStore).start();
    await flush();
    return { account, test: account.get(testDelivery)() };
  }

  it('goes to a verified domain, the first one unless another is chosen', async () => {
    const { test } = await openTest();
    expect(test.domains.every(({ verified }) => verified)).toBe(true);
    expect(test.domain?.url).toBe('https://payouts.northwall.example');
    await test.send();
    expect(test.result).toMatchObject({ status: 200, response: '{"received":true}' });
    const other = test.domains.at(-1)!;
    test.choose(other.id);
    expect([test.domain, test.result]).toEqual([other, null]);
  });

  it('is sent to nobody without a verified domain', async () => {
    const { account } = await open(undefined, { scenario: 'free-plan' });
    account.get(callbackDomainsStore).start();
    await flush();
    const test = account.get(testDelivery)();
    await test.send();
    expect([test.domain, test.result, test.isSending]).toEqual([null, null, false]);
  });
});
