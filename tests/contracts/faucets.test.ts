import { beforeEach, describe, expect, it } from 'vitest';
import type { FaucetRequest, FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const EVM = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';
const wanted: FaucetRequestInput = { blockchain: 'ethereum', network: 'sepolia', address: EVM };
const MINUTE_MS = 60_000;

describe.each(backends)('faucets over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const faucets = () => backend.gateways.faucets;
  const requests = async (): Promise<readonly FaucetRequest[]> => value(await faucets().load()).requests;

  it('returns the history, newest first, two pages of it', async () => {
    const history = await requests();
    expect(history).toHaveLength(14);
    expect(new Set(history.map(({ id }) => id)).size).toBe(14);
    const times = history.map(({ requestedAt }) => requestedAt!);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(history[0]).toEqual({
      id: expect.any(String) as string,
      address: EVM,
      requestedAt: backend.clock.now() - 154 * MINUTE_MS,
      blockchain: 'ethereum',
      network: 'sepolia',
      amount: '0.05',
      unit: 'ETH',
    });
  });

  it('returns what each network hands out', async () => {
    const { settings } = value(await faucets().load());
    expect(settings).toContainEqual({
      blockchain: 'ethereum',
      network: 'sepolia',
      coinsAmount: '0.05',
      token: { amount: '20', name: 'USDT' },
    });
    expect(settings).toContainEqual({ blockchain: 'bitcoin', network: 'testnet', coinsAmount: '0.0005', token: null });
  });

  it.each([
    { kind: 'coins', more: {}, amount: '0.05', unit: 'ETH' },
    { kind: 'tokens', more: { tokenTransfer: true as const }, amount: '20', unit: 'USDT' },
  ])('puts $kind that were requested at the top', async ({ more, amount, unit }) => {
    expect(value(await faucets().request({ ...wanted, ...more }))).toBeUndefined();
    const [newest] = await requests();
    expect(newest).toMatchObject({ address: EVM, amount, unit, requestedAt: backend.clock.now() });
  });

  it.each([
    {
      what: 'an address of another chain',
      more: { blockchain: 'bitcoin', network: 'testnet' },
      message: 'does not fit',
    },
    { what: 'no address', more: { address: 'x' }, message: 'does not fit' },
    { what: 'a network without a faucet', more: { network: 'mainnet' }, message: 'There is no faucet' },
    {
      what: 'a token where there is none',
      more: { network: 'hoodi', tokenTransfer: true as const },
      message: 'no token faucet',
    },
  ])('rejects $what with a text to show, and records nothing', async ({ more, message }) => {
    const rejection = failure(await faucets().request({ ...wanted, ...more }));
    expect(rejection).toMatchObject({ kind: 'rejected', status: 400 });
    expect(rejection.kind !== 'canceled' && rejection.details.join()).toContain(message);
    expect(await requests()).toHaveLength(14);
  });

  it('takes three within ten minutes, and reports when the next one may come', async () => {
    value(await faucets().request(wanted));
    backend.clock.advance(2 * MINUTE_MS);
    for (let more = 0; more < 2; more += 1) value(await faucets().request(wanted));
    backend.clock.advance(1000);
    expect(failure(await faucets().request(wanted))).toMatchObject({
      kind: 'rejected',
      status: 429,
      code: 'too_many_requests',
      message: 'The limit has been reached.',
      details: ['Only 3 requests are possible within 10 minutes.'],
      retryAfterMs: 8 * MINUTE_MS - 1000,
    });
    expect(await requests()).toHaveLength(17);
    backend.clock.advance(8 * MINUTE_MS - 2000);
    expect(failure(await faucets().request(wanted))).toMatchObject({ status: 429, retryAfterMs: 1000 });
    backend.clock.advance(1000);
    value(await faucets().request(wanted));
    expect(failure(await faucets().request(wanted))).toMatchObject({ status: 429, retryAfterMs: 2 * MINUTE_MS });
  });

  it('counts each account by itself', async () => {
    for (let times = 0; times < 3; times += 1) value(await faucets().request(wanted));
    await signIn(backend, 'freePlan');
    value(await faucets().request(wanted));
    expect(await requests()).toHaveLength(1);
  });
});
