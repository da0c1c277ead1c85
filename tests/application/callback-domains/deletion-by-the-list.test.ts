import { afterEach, describe, expect, it } from 'vitest';
import type { DomainGateway } from '#src/application/callback-domains/domain-gateway.ts';
import { domainsTexts } from '#src/application/i18n/en/domains.ts';
import { type CallbackDomain, hostOf } from '#src/domain/callback-domains/callback-url.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function started(methods: (domains: DomainGateway) => Partial<DomainGateway>) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ domains }) => ({ domains: changed(domains, methods(domains)) }),
  });
  const store = (await console.account()).domains;
  store.start();
  await flush();
  return store;
}

const first = ({ domains }: Awaited<ReturnType<typeof started>>): CallbackDomain => domains.items[0]!;

describe('a deletion that the provider has confirmed', () => {
  it('is not done if the list that follows still has the domain, and says so', async () => {
    const store = await started(() => ({ remove: () => Promise.resolve(ok(undefined)) }));
    console.catalogue.add(domainsTexts);
    const domain = first(store);
    expect(await store.remove(domain)).toBe(false);
    expect([first(store).id, store.isRemoving(domain.id)]).toEqual([domain.id, false]);
    expect(console.toasts).toEqual([
      `warning: ${hostOf(domain.url)} is still on the list, so it was not deleted. Try again in a moment.`,
    ]);
  });

  it('is believed where the list that follows does not come', async () => {
    let isDown = false;
    const store = await started((domains) => ({
      list: (...sent) => (isDown ? Promise.resolve(fail(unexpected(500))) : domains.list(...sent)),
    }));
    const domain = first(store);
    isDown = true;
    expect(await store.remove(domain)).toBe(true);
    expect(store.domains.items.map(({ id }) => id)).not.toContain(domain.id);
  });
});
