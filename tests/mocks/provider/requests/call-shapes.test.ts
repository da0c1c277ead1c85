import { describe, expect, it } from 'vitest';
import { apiCalls, requestText, responseText } from '#mocks/provider/requests/request-log.ts';
import { callShapes } from '#mocks/provider/requests/call-shapes.ts';

const at = Date.UTC(2026, 10, 21);
const outcome = { id: '19aa0f5c00000000000000a1', at, statusCode: 200 };
const BITS = 2_345_678_901;
const callOf = (product: string) => apiCalls.find((call) => call.product === product)!;
const request = (product: string) => JSON.parse(requestText(callOf(product), outcome, BITS)) as Record<string, unknown>;
const response = (product: string, statusCode = 200) =>
  JSON.parse(responseText(callOf(product), { ...outcome, statusCode }, BITS)) as Record<string, unknown>;

describe('the shape of a call', () => {
  it('is known for each operation, and has a body for a POST alone', () => {
    expect(Object.keys(callShapes).sort()).toEqual(apiCalls.map(({ product }) => product).sort());
    const withBody = apiCalls.filter(({ product }) => request(product).body !== undefined);
    expect(withBody).toEqual(apiCalls.filter(({ method }) => method === 'POST'));
  });

  it.each(['eth_call', 'eth_getLogs'])('of %s is JSON-RPC, whose response repeats the id', (method) => {
    const { body } = request(`JSON-RPC ${method}`);
    expect(body).toMatchObject({ jsonrpc: '2.0', method, params: expect.any(Array) as unknown });
    const { id } = body as { id: number };
    const rpcResponse = response(`JSON-RPC ${method}`);
    expect(Object.keys(rpcResponse)).toEqual(['jsonrpc', 'id', 'result']);
    expect(rpcResponse.id).toBe(id);
  });

  it('of eth_call reads a contract, and has one word as its result', () => {
    expect(request('JSON-RPC eth_call').body).toMatchObject({
      params: [
        {
          to: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) as string,
          data: expect.stringMatching(/^0x70a08231[0-9a-f]{64}$/) as string,
        },
        'latest',
      ],
    });
    expect(response('JSON-RPC eth_call').result).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('of a Bitcoin operation is in units of Bitcoin', () => {
    expect(response('Get block by height')).toMatchObject({ data: { item: { reward: { unit: 'BTC' } } } });
    expect(response('Get fee recommendations')).toMatchObject({ data: { item: { unit: 'satoshis per byte' } } });
    const decoded = JSON.stringify(response('Decode raw transaction'));
    expect(decoded).toMatch(/"unit":"BTC","amountInSatoshi":\d+/);
    expect(decoded).not.toMatch(/wei/i);
  });

  it('of token balances has the decimals of each token', () => {
    const { items } = response('List token balances').data as {
      items: readonly { decimals: number; balance: string }[];
    };
    expect(items.map(({ decimals, balance }) => [decimals, balance.split('.')[1]?.length])).toEqual([
      [6, 6],
      [18, 18],
    ]);
  });

  it('of a balance preserves every digit', () => {
    const text = responseText(callOf('Get native balance'), outcome, BITS);
    const [, amount = '', wei = ''] = /"amount":"([\d.]+)","unit":"ETH","amountInWei":(\d+)/.exec(text) ?? [];
    expect(wei.length).toBeGreaterThan(18);
    expect(`${wei.slice(0, -18)}.${wei.slice(-18)}`).toBe(amount);
  });

  it('of an error is the same for each operation', () => {
    for (const { product, path } of apiCalls) {
      expect(response(product, 429)).toMatchObject({ error: { code: 'request_limit_reached', details: { path } } });
    }
  });
});
