import { afterEach, describe, expect, it } from 'vitest';
import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import type { FaucetRequest } from '#src/domain/faucets/faucet.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(methods: Partial<FaucetGateway> = {}) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ faucets }) => ({ faucets: changed(faucets, methods) }),
  });
  return (await console.account()).faucets;
}

const requests = (count: number): Faucets => ({
  requests: Array.from(
    { length: count },
    (_, index) => ({ id: `f-${index}`, address: 'a' }) as unknown as FaucetRequest,
  ),
  settings: [],
});

describe('the history', () => {
  it('shows ten, then the other four', async () => {
    const store = await open();
    const stop = store.start();
    await flush();
    expect([store.page, store.pageCount, store.shown.length, store.requests.length]).toEqual([1, 2, 10, 14]);
    store.goTo(2);
    expect([store.page, store.shown.length]).toEqual([2, 4]);
    stop();
  });

  it('goes back to the last page that is there when it shrinks', async () => {
    const calls = new Calls<undefined, Faucets>();
    const store = await open({ load: (signal) => calls.send(undefined, signal) });
    void store.reload();
    await calls.answer(0, requests(35));
    store.goTo(4);
    void store.reload();
    await calls.answer(1, requests(11));
    expect([store.page, store.shown.map(({ id }) => id)]).toEqual([2, ['f-10']]);
  });

  it('is read again when the person comes back, and what another tab asked for is there', async () => {
    const store = await open();
    const stop = store.start();
    await flush();
    const gateway = console.provider.faucets;
    const bearer = console.session.current()?.token ?? null;
    gateway.request(bearer, { blockchain: 'xrp', network: 'testnet', address: 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfqYt6W' });
    expect(store.requests).toHaveLength(14);
    console.returnToPage();
    await flush();
    expect(store.requests).toHaveLength(15);
    stop();
    console.returnToPage();
    await flush();
    expect(console.toasts).toEqual([]);
  });

  it('tells of a failure once, and says nothing more when a quiet reload fails too', async () => {
    let isDown = true;
    const store = await open({
      load: () => Promise.resolve(isDown ? fail(unexpected(500, { message: 'Down.' })) : ok(requests(1))),
    });
    const stop = store.start();
    await flush();
    expect([store.loaded.state.kind, console.toasts]).toEqual(['failed', ['error: Down.']]);
    console.stores.toasts.close(console.stores.toasts.toasts[0]!.id);
    console.returnToPage();
    await flush();
    expect(console.toasts).toEqual([]);
    isDown = false;
    await store.reload();
    expect(store.requests).toHaveLength(1);
    stop();
  });

  it('drops a read that is under way when the page is left', async () => {
    const calls = new Calls<undefined, Faucets>();
    const store = await open({ load: (signal) => calls.send(undefined, signal) });
    const stop = store.start();
    stop();
    expect(calls.isAborted(0)).toBe(true);
    await calls.answer(0, requests(1));
    expect(store.loaded.state.kind).toBe('idle');
  });
});

describe('the name of a blockchain', () => {
  it.each([
    { blockchain: 'xrp', name: 'XRP Ledger', hasLogo: true },
    { blockchain: 'Ethereum', name: 'Ethereum', hasLogo: true },
    { blockchain: 'invented-chain', name: 'Invented Chain', hasLogo: false },
  ])('$blockchain is $name', async ({ blockchain, name, hasLogo }) => {
    const store = await open();
    const stop = store.start();
    await flush();
    const { publicName, logoSvgBase64 } = store.protocolOf(blockchain);
    expect([publicName, logoSvgBase64 !== '']).toEqual([name, hasLogo]);
    stop();
  });

  it('is readable without the catalogue too', async () => {
    const store = await open();
    expect(store.protocolOf('bitcoin-cash').publicName).toBe('Bitcoin Cash');
  });
});

describe('copying an address', () => {
  it('copies the whole of it, and selects it where that failed', async () => {
    const store = await open();
    await store.reload();
    const request = store.requests[0]!;
    await store.copyAddress(request);
    expect([console.copied, store.selectedByHand]).toEqual([[request.address], null]);
    console.copyOutcome = 'insecure-page';
    await store.copyAddress(request);
    expect(store.selectedByHand).toBe(request.id);
    console.copyOutcome = 'copied';
    await store.copyAddress(request);
    expect(store.selectedByHand).toBeNull();
  });
});
