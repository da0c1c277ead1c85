import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';

describe('the mock pages of the mock server', () => {
  const printed: string[] = [];
  let server: MockServer;
  beforeEach(async () => {
    printed.length = 0;
    const print = (line: string) => void printed.push(line);
    server = await startMockServer({
      port: 0,
      host: '127.0.0.1',
      seed: 'pages',
      scenario: 'onboarding-at-summary',
      print,
    });
  });
  afterEach(() => server.close());

  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('shows the mails, and prints each with its code or link', async () => {
    await post('/api/auth/forgot-password', { email: 'elena@northwall.example' });
    const { mails } = (await (await fetch(`${server.url}/mock/mails`)).json()) as { mails: { link: string }[] };
    expect(mails).toHaveLength(1);
    expect(printed).toEqual([`Mail to elena@northwall.example: password-reset: ${mails[0]!.link}`]);
  });

  it('consents as a social provider would', async () => {
    const { body } = await post('/mock/consent', { provider: 'github', decision: 'known' });
    expect(body).toEqual({ parameters: { app: 'github', code: expect.stringMatching(/^[\da-f]{20}$/) as string } });
    expect(await post('/mock/consent', { provider: 'github', decision: 'perhaps' })).toMatchObject({ status: 400 });
  });

  it('settles a checkout', async () => {
    const { onboarding, signIn } = server.provider;
    const url = onboarding.summary(signIn!.token).data.item.stripeSessionUrl!;
    const session = url.split('/').at(-1);
    expect((await post('/mock/checkout', { session, outcome: 'failed' })).body).toEqual({ path: '/auth/summary' });
    expect((await post('/mock/checkout', { session, outcome: 'paid' })).body).toEqual({
      path: '/subscription-success',
    });
    expect(await post('/mock/checkout', { session: 'cs_unknown', outcome: 'paid' })).toMatchObject({ status: 404 });
  });
});
