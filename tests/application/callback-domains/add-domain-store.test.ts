import { describe, expect, it } from 'vitest';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(methods: (callbackDomains: CallbackDomainGateway) => Partial<CallbackDomainGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ callbackDomains }) => ({ callbackDomains: methods(callbackDomains) }),
  });
  const account = await app.account();
  account.get(callbackDomainsStore).start();
  await flush();
  return { store: account.get(addCallbackDomain)(), list: account.get(callbackDomainsStore).domains };
}

describe('verifying a new domain', () => {
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
});

describe('copying the url', () => {
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
