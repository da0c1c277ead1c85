import { describe, expect, it } from 'vitest';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import { callbackDomainsMessages } from '#src/application/i18n/en/callback-domains.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function openAndStart(methods: (callbackDomains: CallbackDomainGateway) => Partial<CallbackDomainGateway>) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ callbackDomains }) => ({ callbackDomains: methods(callbackDomains) }),
  });
  const store = (await app.account()).callbackDomains;
  store.start();
  await flush();
  return store;
}

const first = ({ domains: callbackDomains }: Awaited<ReturnType<typeof openAndStart>>): CallbackDomain =>
  callbackDomains.items[0]!;

describe('a deletion that the provider has confirmed', () => {
  it('is not done if the list that follows still has the domain, and reports it', async () => {
    const store = await openAndStart(() => ({ remove: () => Promise.resolve(ok(undefined)) }));
    app.i18n.add(callbackDomainsMessages);
    const domain = first(store);
    expect(await store.remove(domain)).toBe(false);
    expect([first(store).id, store.isRemoving(domain.id)]).toEqual([domain.id, false]);
    expect(app.toasts).toEqual([
      `warning: ${stripScheme(domain.url)} is still listed, so it wasn't deleted. Try again in a moment.`,
    ]);
  });

  it('is believed where the list that follows fails to load', async () => {
    let isDown = false;
    const store = await openAndStart((callbackDomains) => ({
      list: (...sent) => (isDown ? Promise.resolve(fail(unexpected(500))) : callbackDomains.list(...sent)),
    }));
    const domain = first(store);
    isDown = true;
    expect(await store.remove(domain)).toBe(true);
    expect(store.domains.items.map(({ id }) => id)).not.toContain(domain.id);
  });
});
