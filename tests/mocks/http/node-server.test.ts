import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

const ORIGIN = 'http://console.example:8080';
const { email, password } = demoAccounts.activeCustomer;

async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
}

describe('the mock as a server of its own', () => {
  let server: MockServer;
  beforeEach(async () => {
    server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'server', scenario: 'visitor' });
  });
  afterEach(() => server.close());

  const logIn = (body = JSON.stringify({ email, password }), headers = {}) =>
    post(`${server.url}/api/auth/login`, body, headers);

  it('wraps an answer in context and data and sends the token beside it', async () => {
    const reply = await logIn();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('x-refresh-token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await reply.json()).toEqual({
      context: {},
      data: {
        item: {
          user: { email, firstName: 'Elena', lastName: 'Vasileva' },
          additionalAuthActive: false,
          state: 'dashboard',
        },
      },
    });
  });

  it('serves timestamps in seconds and amounts in dollars', async () => {
    const token = (await logIn()).headers.get('x-refresh-token')!;
    const headers = { authorization: `Bearer ${token}` };
    const keys = (await (await fetch(`${server.url}/api/api-keys?limit=1&offset=22`, { headers })).json()) as {
      data: { item: { apiKeys: { createdTimestamp: number }[]; hasMore: boolean } };
    };
    expect(keys.data.item.hasMore).toBe(false);
    expect(keys.data.item.apiKeys[0]!.createdTimestamp).toBeLessThan(1e11);
    const plan = (await (await fetch(`${server.url}/api/account/subscription-plan`, { headers })).json()) as object;
    expect(plan).toMatchObject({ data: { item: { subscriptionPayment: 199, paygPeriodToDate: 6.02 } } });
  });

  it.each([
    { what: 'a broken body', body: '{"email":', details: ['The body is no valid JSON.'] },
    { what: 'no body', body: '', details: ['The body is no valid JSON.'] },
    { what: 'a body that is no object', body: '["email"]', details: ['The body must be a JSON object.'] },
    { what: 'a body without its fields', body: '{}', details: ['email must be a text.'] },
  ])('answers $what with 400 and says what is wrong', async ({ body, details }) => {
    const reply = await logIn(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { details } });
  });

  it('answers a session call without a token with 401 in the error wrapper', async () => {
    const reply = await fetch(`${server.url}/api/account/profile`);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toEqual({
      error: { code: 'unauthorized', message: 'The session is not valid. Log in again.', details: [] },
    });
  });

  it('takes basic credentials for no bearer', async () => {
    const reply = await fetch(`${server.url}/api/account/profile`, { headers: { authorization: 'Basic YTpi' } });
    expect(reply.status).toBe(401);
  });

  it('answers an unknown path with 404 in the error wrapper, readable across origins', async () => {
    const reply = await fetch(`${server.url}/api/nothing-here`, { headers: { origin: ORIGIN } });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await reply.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('answers a bug of its own as any broken server would', async () => {
    server.provider.account.profile = () => {
      throw new Error('a bug');
    };
    const reply = await fetch(`${server.url}/api/account/profile`);
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ error: { code: 'unexpected_server_error', message: 'a bug' } });
  });

  it('lets another origin send what the client sends', async () => {
    const reply = await fetch(`${server.url}/api/api-keys/1`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'PATCH' },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE');
    expect(reply.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, cache-control, pragma, expires, x-requested-with, x-api-key',
    );
  });

  it.each([
    { what: 'an answer', body: undefined },
    { what: 'a refusal', body: '{}' },
  ])('lets another origin read the headers of $what', async ({ body }) => {
    const reply = await logIn(body, { origin: ORIGIN });
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(reply.headers.get('access-control-expose-headers')).toBe('x-refresh-token, retry-after');
    expect(reply.headers.get('vary')).toBe('Origin');
  });

  it('lets one origin alone in when it is told which', async () => {
    const strict = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'server', allowOrigin: ORIGIN });
    try {
      const ask = (origin: string) => fetch(`${strict.url}/api/localization`, { headers: { origin } });
      expect((await ask(ORIGIN)).headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect((await ask('http://other.example')).headers.has('access-control-allow-origin')).toBe(false);
    } finally {
      await strict.close();
    }
  });

  it('says why when its port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startMockServer({ port, host: '127.0.0.1', seed: 'server' })).rejects.toThrow('EADDRINUSE');
  });
});
