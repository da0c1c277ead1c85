import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';
import type { Operation } from '#tests/e2e/support/faults.ts';
import { activeCustomer, expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test as base } from '#tests/e2e/support/test.ts';

const LOG_IN_WITH_OIDC: Operation = { method: 'POST', path: /\/api\/auth\/login\/oidc$/ };

interface Issuer {
  readonly url: string;
  /** What the backend of a provider does with the code: the claims of the person, if it is good. */
  exchange(request: Request): Promise<Readonly<Record<string, unknown>>>;
}

/** A real OpenID Connect provider on this machine, and a console that is its client. */
const test = base.extend<{ readonly issuer: Issuer }>({
  issuer: async ({ shared }, use) => {
    const server = createServer((request, response) => handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const redirect = new URL('auth/login?app=oidc', shared.deployment.url).href;
    const handle = new Provider(url, {
      clients: [
        {
          ...{ client_id: 'console', token_endpoint_auth_method: 'none' },
          ...{ redirect_uris: [redirect], grant_types: ['authorization_code'], response_types: ['code'] },
        },
      ],
      clientBasedCORS: () => true,
      cookies: { keys: ['of a test'] },
      pkce: { required: () => true },
    }).callback();
    await use({ url, exchange: (request) => exchange(url, request) });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  operated: async ({ issuer }, use) =>
    use({
      connectSrc: [issuer.url],
      trustedTypes: true,
      settings: { oidc: { issuer: issuer.url, clientId: 'console', label: 'Log in with Acme ID' } },
    }),
  // The fonts and the icon that its pages ask for.
  allowed: /^foreign request: https:\/\/fonts\.|^error: Failed to load resource/,
});

async function exchange(url: string, request: Request) {
  const { code, codeVerifier, redirectUri, nonce } = (await request.json()) as Readonly<Record<string, string>>;
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', client_id: 'console' },
    ...{ code: code ?? '', code_verifier: codeVerifier ?? '', redirect_uri: redirectUri ?? '' },
  });
  const response = await fetch(`${url}/token`, { method: 'POST', body });
  const { id_token: token = '' } = (await response.json()) as { readonly id_token?: string };
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Readonly<Record<string, unknown>>;
  return { ...claims, isOfThisRequest: claims['nonce'] === nonce };
}

async function logInAt(page: Page, issuer: Issuer): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === issuer.url);
  await page.getByPlaceholder('Enter any login').fill('ada');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a person of the provider is signed in by its OpenID Connect provider', async ({
  page,
  open,
  issuer,
  calls,
  deployment,
}) => {
  const people: unknown[] = [];
  calls.handle(LOG_IN_WITH_OIDC, async (_respond, request) => {
    people.push(await issuer.exchange(request));
    const logIn = new URL('/api/auth/login', deployment.origins[0]);
    const headers = { 'content-type': 'application/json' };
    const signedIn = await fetch(logIn, { method: 'POST', headers, body: JSON.stringify(activeCustomer) });
    return new Response(signedIn.body, signedIn);
  });
  await open('/auth/login');
  await page.getByRole('button', { name: 'Log in with Acme ID' }).click();
  await logInAt(page, issuer);
  await expectHeading(page, 'Dashboard');
  expect(people).toMatchObject([{ sub: 'ada', aud: 'console', isOfThisRequest: true }]);
});
