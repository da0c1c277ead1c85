import { describe, expect, it } from 'vitest';
import { createRecordingTransport, createReplayTransport } from '#mocks/http/recording-transport.ts';
import { NoResponseError, type Transport, type WireRequest } from '#src/adapters/http/client/transport.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Exchange } from '#src/domain/demo/recording.ts';

function request(name: EndpointName, more: Partial<WireRequest> = {}): WireRequest {
  const endpoint = endpoints[name];
  const url = `https://provider.example${endpoint.path}`;
  return { endpoint, url, headers: {}, body: undefined, signal: undefined, timeoutMs: 30_000, ...more };
}

/** A provider that numbers its responses. */
async function record(...requests: readonly WireRequest[]): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  let count = 0;
  const provider: Transport = () => Promise.resolve({ status: 200, headers: {}, text: String((count += 1)) });
  const transport = createRecordingTransport(
    provider,
    (exchange) => exchanges.push(exchange),
    () => 0,
  );
  for (const sent of requests) await transport(sent);
  return exchanges;
}

async function replay(exchanges: readonly Exchange[], ...requests: readonly WireRequest[]): Promise<readonly string[]> {
  const transport = createReplayTransport({ exchanges });
  const responses: string[] = [];
  for (const sent of requests) responses.push((await transport(sent)).text);
  return responses;
}

const list = request('listApiKeys', { url: 'https://provider.example/api/api-keys?limit=10&offset=0' });
const nextPage = request('listApiKeys', { url: '/api/api-keys?limit=10&offset=10' });
const reveal = (id: string) => request('revealApiKey', { url: `/api/api-keys/${id}/reveal` });
const logIn = (email: string, password: string) => request('logIn', { body: { email, password } });

describe('a replay', () => {
  it('walks through the responses of a call, and stays at the last', async () => {
    const exchanges = await record(list, request('createApiKey', { body: { name: 'a' } }), list);
    expect(await replay(exchanges, list, list, list)).toEqual(['1', '3', '3']);
  });

  it('distinguishes calls by parameters, query and body', async () => {
    const exchanges = await record(list, nextPage, reveal('key-1'), reveal('key-2'), logIn('a@b.example', 'x'));
    const played = await replay(exchanges, reveal('key-2'), nextPage, list, reveal('key-1'));
    expect(played).toEqual(['4', '2', '1', '3']);
  });

  it('accepts any password, code and token, and fields in any order', async () => {
    const exchanges = await record(logIn('a@b.example', 'x'), logIn('c@d.example', 'y'));
    const typed = request('logIn', { body: { recaptchaToken: 't', password: 'other', email: 'c@d.example' } });
    expect(await replay(exchanges, typed)).toEqual(['2']);
  });

  it('gives a call that differs the nearest one of its operation', async () => {
    const exchanges = await record(list, nextPage, reveal('key-1'), reveal('key-2'));
    const otherPage = request('listApiKeys', { url: '/api/api-keys?limit=50&offset=0' });
    expect(await replay(exchanges, otherPage, otherPage, reveal('key-9'))).toEqual(['1', '2', '3']);
  });

  it('names what was not recorded', async () => {
    const missing: string[] = [];
    const transport = createReplayTransport({ exchanges: await record(list) }, (name) => missing.push(name));
    expect(await transport(request('profile'))).toMatchObject({
      status: 503,
      text: expect.stringContaining('This was not recorded.') as string,
    });
    expect(missing).toEqual(['profile']);
  });

  it('repeats that no response arrived, and answers no canceled call', async () => {
    const exchanges: Exchange[] = [];
    const lost: Transport = () => Promise.reject(new NoResponseError());
    const transport = createRecordingTransport(
      lost,
      (exchange) => exchanges.push(exchange),
      () => 0,
    );
    await expect(transport(list)).rejects.toThrow(NoResponseError);
    await expect(transport({ ...list, signal: AbortSignal.abort() })).rejects.toThrow(NoResponseError);
    expect(exchanges.map(({ status }) => status)).toEqual([0]);
    await expect(createReplayTransport({ exchanges })(list)).rejects.toThrow(NoResponseError);
    const canceled = createReplayTransport({ exchanges })({ ...list, signal: AbortSignal.abort() });
    await expect(canceled).rejects.toThrow('Canceled');
  });

  it('records no authorization and no header that the console does not read', async () => {
    const exchanges: Exchange[] = [];
    const provider: Transport = () =>
      Promise.resolve({ status: 200, headers: { 'x-refresh-token': 't', server: 'nginx', age: 7 }, text: '' });
    const transport = createRecordingTransport(
      provider,
      (exchange) => exchanges.push(exchange),
      () => 0,
    );
    await transport({ ...list, headers: { Authorization: 'Bearer s3cret' } });
    expect(JSON.stringify(exchanges)).not.toContain('s3cret');
    expect(exchanges[0]!.headers).toEqual({ 'x-refresh-token': 't' });
  });
});
