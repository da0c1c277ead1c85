import { describe, expect, it } from 'vitest';
import type { FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { ADDRESS, fillRequest, openRequest } from './open-request.ts';

let app: TestApp;

async function open(methods?: Parameters<typeof openRequest>[0]) {
  const opened = await openRequest(methods);
  app = opened.console;
  return opened;
}

describe('the request of test coins', () => {
  it('offers blockchains, and networks once a blockchain is chosen', async () => {
    const { store } = await open();
    expect(store.blockchains.slice(0, 4)).toEqual(['ethereum', 'polygon', 'tron', 'bitcoin']);
    expect(store.networks).toEqual([]);
    store.chooseBlockchain('ethereum');
    expect(store.networks).toEqual(['sepolia', 'hoodi']);
  });

  it('offers the own addresses of the blockchain again', async () => {
    const { store } = await open();
    expect(store.addressHistory).toEqual([]);
    store.chooseBlockchain('tron');
    expect(store.addressHistory).toEqual(['TQn9Y2khEsLJW1ChVWFMSMeRDow5bbLNt8']);
  });

  it('names what is missing, one thing after the other, and cannot be sent before', async () => {
    const { store } = await open();
    await store.form.prepare();
    const steps: [string | null, boolean][] = [];
    const note = () => void steps.push([store.firstMissingField, store.form.canSubmit]);
    note();
    store.chooseBlockchain('ethereum');
    note();
    store.chooseNetwork('sepolia');
    note();
    store.setAddress(ADDRESS);
    note();
    store.chooseType('token');
    note();
    expect(steps).toEqual([
      ['blockchain', false],
      ['network', false],
      ['address', false],
      ['type', false],
      [null, true],
    ]);
  });

  it('clears network and type with another blockchain, preserves the address, and blames nobody for it', async () => {
    const { store } = await open();
    await fillRequest(store, 'token');
    store.chooseBlockchain('tron');
    expect(store.form.values).toEqual({ blockchain: 'tron', network: '', address: ADDRESS, type: '' });
    expect([store.form.errorOf('network'), store.form.errorOf('type')]).toEqual([null, null]);
  });

  it.each([
    { type: 'token', network: 'sepolia', sent: { tokenTransfer: true } },
    { type: 'coin', network: 'sepolia', sent: {} },
    { type: null, network: 'hoodi', sent: {} },
  ] as const)('sends $sent for a $type on $network', async ({ type, network, sent }) => {
    const calls = new DeferredCalls<FaucetRequestInput, void>();
    const { store } = await open(() => ({ request: (wanted) => calls.send(wanted) }));
    await fillRequest(store, type, network);
    void store.request();
    await flush();
    expect(calls.sent).toEqual([{ blockchain: 'ethereum', network, address: ADDRESS, ...sent }]);
  });

  it('reports it, and shows the new request on the first page', async () => {
    const { store, faucets } = await open();
    faucets.showPage(2);
    await fillRequest(store, 'token');
    await store.request();
    await flush();
    expect([store.isRequested, app.toasts]).toEqual([true, ["success: Test coins requested. They're on their way."]]);
    expect([faucets.page, faucets.requests.length]).toEqual([1, 15]);
    expect(faucets.shown[0]).toMatchObject({ address: ADDRESS, amount: '20', unit: 'USDT' });
  });
});
