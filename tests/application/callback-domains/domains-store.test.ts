import { afterEach, describe, expect, it } from 'vitest';
import type { DomainGateway } from '#src/application/callback-domains/domain-gateway.ts';
import { type CallbackDomain, hostOf } from '#src/domain/callback-domains/callback-url.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

type Methods = (domains: DomainGateway) => Partial<DomainGateway>;

async function open(methods: Methods = () => ({})) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ domains }) => ({ domains: changed(domains, methods(domains)) }),
  });
  return (await console.account()).domains;
}

async function started(methods?: Methods) {
  const store = await open(methods);
  store.start();
  await flush();
  return store;
}

/** What somebody does in another tab. */
function elsewhere() {
  const bearer = console.session.current()!.token;
  const { callbackUrls } = console.provider;
  return {
    add: (domain: string) => callbackUrls.add(bearer, { domain }),
    remove: ({ id, url }: CallbackDomain) => callbackUrls.remove(bearer, id, { url: hostOf(url) }),
  };
}

const first = ({ domains }: Awaited<ReturnType<typeof open>>): CallbackDomain => domains.items[0]!;

describe('the list of domains', () => {
  it('grows from 10 to 12 in two pages', async () => {
    const { domains } = await started();
    expect([domains.items.length, domains.hasMore]).toEqual([10, true]);
    await domains.loadMore();
    expect([domains.items.length, domains.hasMore]).toEqual([12, false]);
  });

  it('is asked for when its page opens, and given up when it is left', async () => {
    const store = await open();
    expect(store.domains.state.kind).toBe('idle');
    store.start()();
    await flush();
    expect(store.domains.state.kind).toBe('idle');
  });

  it('survives the double start of StrictMode', async () => {
    const store = await open();
    store.start()();
    store.start();
    await flush();
    expect(store.domains.items).toHaveLength(10);
  });

  it('tells of a failure in a toast, and comes at the next try', async () => {
    let tries = 0;
    const store = await started((domains) => ({
      list: (...args) => (
        (tries += 1), tries === 1 ? Promise.resolve(fail(unexpected(503, { message: 'Down.' }))) : domains.list(...args)
      ),
    }));
    expect([store.domains.state.kind, console.toasts]).toEqual(['failed', ['error: Down.']]);
    await store.reload();
    expect([store.domains.items.length, store.domains.state.kind]).toEqual([10, 'ready']);
  });

  it('follows other tabs when the person returns, and stays as long as it was', async () => {
    const store = await started();
    await store.domains.loadMore();
    elsewhere().add('from-another-tab.example');
    console.returnToPage();
    expect(store.domains.state.kind).toBe('ready');
    await flush();
    expect([first(store).url, store.domains.items.length]).toEqual(['https://from-another-tab.example', 13]);
  });

  it('says nothing of a return that brings nothing, and follows no longer once the page is left', async () => {
    const calls: unknown[] = [];
    const store = await open((domains) => ({
      list: (...args) => {
        calls.push(args);
        return calls.length === 2 ? Promise.resolve(fail(unreachable())) : domains.list(...args);
      },
    }));
    const stop = store.start();
    await flush();
    console.returnToPage();
    await flush();
    expect([store.domains.state.kind, store.domains.items.length, console.toasts]).toEqual(['ready', 10, []]);
    stop();
    console.returnToPage();
    expect(calls).toHaveLength(2);
  });
});

describe('checking again', () => {
  it('says how many have been verified since', async () => {
    const store = await started();
    expect([store.verifiedCount, store.verifiedSince]).toEqual([8, null]);
    await store.checkAgain();
    expect([store.verifiedCount, store.verifiedSince]).toEqual([8, 0]);
    console.clock.advance(10 * 60_000);
    await store.checkAgain();
    expect([store.verifiedCount, store.verifiedSince, first(store).verified]).toEqual([9, 1, true]);
    await store.checkAgain();
    expect(store.verifiedSince).toBe(0);
  });

  it('asks once, however often it is pressed', async () => {
    const calls = new Calls<unknown, never>();
    let isHeld = false;
    const store = await started((domains) => ({
      list: (after, signal) => (isHeld ? calls.send(after, signal) : domains.list(after, signal)),
    }));
    isHeld = true;
    const presses = [store.checkAgain(), store.checkAgain(), store.checkAgain()];
    await flush();
    expect([store.isChecking, calls.count]).toEqual([true, 1]);
    await calls.refuse(0, unexpected(500, { message: 'Not now.' }));
    await Promise.all(presses);
    expect([store.isChecking, store.verifiedSince, console.toasts]).toEqual([false, null, ['error: Not now.']]);
    expect([store.domains.items.length, store.domains.state.kind]).toEqual([10, 'ready']);
  });

  it('is forgotten with the next change', async () => {
    const store = await started();
    await store.checkAgain();
    await store.remove(first(store));
    expect(store.verifiedSince).toBeNull();
  });
});

describe('deleting a domain', () => {
  it('takes it out at once, and the server knows it too', async () => {
    const store = await started();
    const [gone, next] = store.domains.items;
    expect(await store.remove(gone!)).toBe(true);
    expect(first(store).id).toBe(next!.id);
    await flush();
    expect([first(store).id, store.domains.items.length, store.domains.hasMore]).toEqual([next!.id, 10, true]);
  });

  it('skips no domain of the next page', async () => {
    const store = await started();
    await store.remove(first(store));
    await flush();
    await store.domains.loadMore();
    expect(new Set(store.domains.items.map(({ url }) => url)).size).toBe(11);
  });

  it('changes nothing before the answer, and sends one call for a double click', async () => {
    const calls = new Calls<CallbackDomain, void>();
    const store = await started(() => ({ remove: (domain) => calls.send(domain) }));
    const domain = first(store);
    const clicks = [store.remove(domain), store.remove(domain)];
    expect([store.isRemoving(domain.id), first(store), calls.sent]).toEqual([true, domain, [domain]]);
    elsewhere().remove(domain);
    await calls.answer(0, undefined);
    expect([await Promise.all(clicks), store.isRemoving(domain.id)]).toEqual([[true, false], false]);
  });

  it.each([
    {
      name: 'details',
      failure: refused(400, 'no', 'No.', { details: ['It is in use.'] }),
      toast: 'error: It is in use.',
    },
    { name: 'a conflict', failure: refused(409, 'no', 'Somebody was faster.'), toast: 'error: Somebody was faster.' },
    { name: 'a broken server', failure: unexpected(500, { message: 'Broken.' }), toast: 'error: Broken.' },
  ])('leaves the row alone and says why when it fails with $name', async ({ failure, toast }) => {
    const store = await started(() => ({ remove: () => Promise.resolve(fail(failure)) }));
    const domain = first(store);
    expect(await store.remove(domain)).toBe(false);
    expect([first(store), store.isRemoving(domain.id), console.toasts]).toEqual([domain, false, [toast]]);
  });

  it('shows the read-only notice where the right is missing', async () => {
    const store = await started(() => ({ remove: () => Promise.resolve(fail(refused(403, 'no', 'No.'))) }));
    expect(await store.remove(first(store))).toBe(false);
    expect(console.toasts).toEqual([expect.stringMatching(/^warning: Read only/) as string]);
  });

  it('says so and reads the list where it was deleted in another tab', async () => {
    const store = await started();
    const gone = first(store);
    elsewhere().remove(gone);
    expect(await store.remove(gone)).toBe(true);
    expect(console.toasts).toEqual(['error: There is no such domain.']);
    expect([store.domains.items.some(({ id }) => id === gone.id), store.domains.items.length]).toEqual([false, 10]);
  });

  it('asks the list what became of it where no answer came', async () => {
    const store = await started((domains) => ({
      remove: async (domain) => {
        await domains.remove(domain);
        return fail(unreachable());
      },
    }));
    expect(await store.remove(first(store))).toBe(true);
    expect(console.toasts).toEqual(['error: We could not confirm this. Check before trying again.']);
    expect(store.domains.items).toHaveLength(10);
  });

  it('stays where nothing answers at all', async () => {
    let isDown = false;
    const store = await started((domains) => ({
      list: (...args) => (isDown ? Promise.resolve(fail(unreachable())) : domains.list(...args)),
      remove: () => Promise.resolve(fail(unreachable())),
    }));
    isDown = true;
    expect(await store.remove(first(store))).toBe(false);
    expect([store.domains.items.length, store.domains.state.kind]).toEqual([10, 'ready']);
  });

  it('says when the list does not come afterwards: the next page would begin elsewhere', async () => {
    let isDown = false;
    const store = await started((domains) => ({
      list: (...args) =>
        isDown ? Promise.resolve(fail(unexpected(503, { message: 'Down.' }))) : domains.list(...args),
    }));
    isDown = true;
    expect(await store.remove(first(store))).toBe(true);
    await flush();
    expect([store.domains.state.kind, store.domains.items.length, console.toasts]).toEqual([
      'failed',
      9,
      ['error: Down.'],
    ]);
  });
});
