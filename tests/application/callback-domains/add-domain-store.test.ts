import { afterEach, describe, expect, it } from 'vitest';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import { CANCELLED, rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function open(methods: (callbackDomains: CallbackDomainGateway) => Partial<CallbackDomainGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ callbackDomains }) => ({
      callbackDomains: withMethods(callbackDomains, methods(callbackDomains)),
    }),
  });
  const account = await app.account();
  account.callbackDomains.start();
  await flush();
  return { store: account.addCallbackDomain(), list: account.callbackDomains.domains };
}

describe('verifying a new domain', () => {
  it('shows the url that the provider made of it, and brings it to the top of the list', async () => {
    const { store, list } = await open();
    store.setDomain('  hooks.example ');
    await store.add();
    await flush();
    expect([store.addedUrl, store.form.formErrors, app.toasts]).toEqual(['https://hooks.example', [], []]);
    expect([list.items[0]?.url, list.items[0]?.verified]).toEqual(['https://hooks.example', false]);
  });

  it.each(['', '   '])('sends nothing for "%s"', async (domain) => {
    const calls = new DeferredCalls<string, { url: string }>();
    const { store } = await open(() => ({ add: (sent) => calls.send(sent) }));
    store.setDomain(domain);
    await store.add();
    expect([calls.count, store.form.errorOf('domain'), store.form.canSubmit]).toEqual([
      0,
      'domains.domain-is-required',
      false,
    ]);
  });

  it('sends one call, trimmed, for Enter five times', async () => {
    const calls = new DeferredCalls<string, { url: string }>();
    const { store } = await open(() => ({ add: (sent) => calls.send(sent) }));
    store.setDomain(' hooks.example ');
    const presses = Array.from({ length: 5 }, () => store.add());
    await store.form.prepare();
    await flush();
    expect(store.form.isSubmitting).toBe(true);
    await calls.resolve(0, { url: 'https://hooks.example' });
    await Promise.all(presses);
    expect([calls.sent, store.addedUrl]).toEqual([['hooks.example'], 'https://hooks.example']);
  });

  it.each([
    {
      name: '400 with details',
      failure: rejected(400, 'no', 'No.', { details: ['It is no domain.', 'Try another.'] }),
    },
    {
      name: '409 with details',
      failure: rejected(409, 'no', 'No.', { details: ['It is no domain.', 'Try another.'] }),
    },
  ])('preserves the input, with the reasons beside it and in toasts: $name', async ({ failure }) => {
    const { store } = await open(() => ({ add: () => Promise.resolve(fail(failure)) }));
    store.setDomain('hooks.example');
    await store.add();
    expect([store.form.formErrors, app.toasts]).toEqual([
      ['It is no domain.', 'Try another.'],
      ['error: It is no domain.', 'error: Try another.'],
    ]);
    expect([store.form.values.domain, store.form.canSubmit, store.addedUrl]).toEqual(['hooks.example', true, null]);
    store.setDomain('hooks2.example');
    expect(store.form.formErrors).toEqual([]);
  });

  it('cannot confirm without a response, but shows the domain if it was added', async () => {
    const { store, list } = await open((callbackDomains) => ({
      add: async (domain) => {
        await callbackDomains.add(domain);
        return fail(unreachable());
      },
    }));
    store.setDomain('hooks.example');
    await store.add();
    await flush();
    expect(store.form.formErrors).toEqual(['We could not confirm this. Check before trying again.']);
    expect([store.form.values.domain, list.items[0]?.url]).toEqual(['hooks.example', 'https://hooks.example']);
  });

  it('shows no message when the call was cancelled', async () => {
    const { store } = await open(() => ({ add: () => Promise.resolve(fail(CANCELLED)) }));
    store.setDomain('hooks.example');
    await store.add();
    expect([store.form.formErrors, app.toasts, store.addedUrl]).toEqual([[], [], null]);
  });
});

describe('Getting Started', () => {
  it.each([
    { name: 'counts a domain that was added', entered: 'hooks.example', isDone: true },
    { name: 'does not count one that was refused', entered: 'ftp://hooks.example', isDone: false },
  ])('$name', async ({ entered, isDone }) => {
    app = new TestApp({ scenario: 'free-plan' });
    const { addCallbackDomain, gettingStarted } = await app.account();
    await gettingStarted.load();
    expect(gettingStarted.isDone('verifyDomain')).toBe(false);
    const store = addCallbackDomain();
    store.setDomain(entered);
    await store.add();
    await flush();
    expect(gettingStarted.isDone('verifyDomain')).toBe(isDone);
  });
});

describe('copying the url', () => {
  it('copies it and reports it, once there is one', async () => {
    const { store } = await open();
    await store.copy();
    store.setDomain('hooks.example');
    await store.add();
    await store.copy();
    expect([app.copied, app.toasts]).toEqual([['https://hooks.example'], []]);
    expect(app.stores.toasts.announcement).toBe('Text copied to clipboard!');
  });

  it.each(['insecure-page', 'failed'] as const)('selects it when that is %s', async (outcome) => {
    const { store } = await open();
    store.setDomain('hooks.example');
    await store.add();
    app.copyOutcome = outcome;
    await store.copy();
    expect(store.needsManualCopy).toBe(true);
    app.copyOutcome = 'copied';
    await store.copy();
    expect(store.needsManualCopy).toBe(false);
  });
});
