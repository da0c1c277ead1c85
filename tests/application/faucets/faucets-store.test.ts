import { describe, expect, it } from 'vitest';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import type { FaucetRequest } from '#src/domain/faucets/faucet.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(methods: Partial<FaucetGateway> = {}) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: { faucets: methods },
  });
  return (await app.account()).get(faucetsStore);
}

const requests = (count: number): Faucets => ({
  requests: Array.from(
    { length: count },
    (_, index) => ({ id: `f-${index}`, address: 'a' }) as unknown as FaucetRequest,
  ),
  settings: [],
});

describe('the history', () => {
  it('goes back to the last page that is there when it shrinks', async () => {
    const calls = new DeferredCalls<undefined, Faucets>();
    const store = await open({ load: (signal) => calls.send(undefined, signal) });
    void store.reload();
    await calls.resolve(0, requests(35));
    store.showPage(4);
    void store.reload();
    await calls.resolve(1, requests(11));
    expect([store.page, store.shown.map(({ id }) => id)]).toEqual([2, ['f-10']]);
  });

  it('is read again when the user returns, and what another tab requested is there', async () => {
    const store = await open();
    const stop = store.start();
    await flush();
    const gateway = app.provider.faucets;
    const bearer = app.session.getSession()?.token ?? null;
    gateway.request(bearer, { blockchain: 'xrp', network: 'testnet', address: 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfqYt6W' });
    expect(store.requests).toHaveLength(14);
    app.returnToPage();
    await flush();
    expect(store.requests).toHaveLength(15);
    stop();
    app.returnToPage();
    await flush();
    expect(app.toasts).toEqual([]);
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
    const { publicName, logoSvgBase64 } = store.findProtocol(blockchain);
    expect([publicName, logoSvgBase64 !== '']).toEqual([name, hasLogo]);
    stop();
  });
});
