import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

const ORIGIN = 'http://console.example:8080';
const { email, password } = demoAccounts.activeCustomer;

async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
}

describe('the mock server', () => {
  let server: MockServer;
  beforeEach(async () => {
    server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'server', scenario: 'visitor' });
  });
  afterEach(() => server.close());

  const logIn = (body = JSON.stringify({ email, password }), headers = {}) =>
    post(`${server.url}/api/auth/login`, body, headers);

  it('wraps a response in context and data, and sends the token as a header', async () => {
    const response = await logIn();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-refresh-token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await response.json()).toEqual({
      context: {},
      data: {
        item: {
          user: { email, firstName: 'Elena', lastName: 'Vasileva' },
          additionalAuthActive: false,
          recoveryCodesActive: false,
          passkeysActive: false,
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
  ])('rejects $what with 400 and a detail', async ({ body, details }) => {
    const response = await logIn(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { details } });
  });

  it('rejects a session call without a token with 401 in the error envelope', async () => {
    const response = await fetch(`${server.url}/api/account/profile`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: { code: 'unauthorized', message: 'The session is not valid. Log in again.', details: [] },
    });
  });

  it('accepts no basic credentials as a bearer', async () => {
    const response = await fetch(`${server.url}/api/account/profile`, { headers: { authorization: 'Basic YTpi' } });
    expect(response.status).toBe(401);
  });

  it('rejects an unknown path with 404 in the error envelope, readable across origins', async () => {
    const response = await fetch(`${server.url}/api/nothing-here`, { headers: { origin: ORIGIN } });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('responds to a bug of its own with 500', async () => {
    server.provider.account.profile = () => {
      throw new Error('a bug');
    };
    const response = await fetch(`${server.url}/api/account/profile`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'unexpected_server_error', message: 'a bug' } });
  });

  it('allows another origin to send what the client sends', async () => {
    const response = await fetch(`${server.url}/api/api-keys/1`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'PATCH' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, cache-control, pragma, expires, x-requested-with, x-api-key',
    );
  });

  it.each([
    { what: 'a response', body: undefined },
    { what: 'a rejection', body: '{}' },
  ])('allows another origin to read the headers of $what', async ({ body }) => {
    const response = await logIn(body, { origin: ORIGIN });
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toBe('x-refresh-token, retry-after');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('allows only the configured origin', async () => {
    const strict = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'server', allowOrigin: ORIGIN });
    try {
      const fetchFrom = (origin: string) => fetch(`${strict.url}/api/localization`, { headers: { origin } });
      expect((await fetchFrom(ORIGIN)).headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect((await fetchFrom('http://other.example')).headers.has('access-control-allow-origin')).toBe(false);
    } finally {
      await strict.close();
    }
  });

  it('lets a test respond to a call, pass it on, or cut its connection', async () => {
    const intercept = async (request: Request, respond: () => Promise<Response>) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/cut') return null;
      return pathname === '/own' ? new Response('own', { status: 418 }) : respond();
    };
    const faulty = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'server', intercept });
    try {
      expect((await fetch(`${faulty.url}/own`)).status).toBe(418);
      expect((await fetch(`${faulty.url}/api/localization`)).status).toBe(200);
      await expect(fetch(`${faulty.url}/cut`)).rejects.toThrow();
    } finally {
      await faulty.close();
    }
  });

  it('rejects with the reason if its port is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startMockServer({ port, host: '127.0.0.1', seed: 'server' })).rejects.toThrow('EADDRINUSE');
  });
});
