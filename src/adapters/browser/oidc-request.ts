import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  processDiscoveryResponse,
} from 'oauth4webapi';
import type { OidcSettings } from '#src/application/app/settings.ts';
import type { OidcCode } from '#src/application/auth/auth-gateway.ts';

/** What the single sign-on must send back, and its code is exchanged with. */
export interface PendingOidc extends Omit<OidcCode, 'code'> {
  readonly issuer: string;
}

/** A way to the single sign-on, and what is to be remembered until the return. */
export interface OidcRequest {
  readonly url: string;
  readonly state: string;
  readonly pending: PendingOidc;
}

const TIMEOUT_MS = 10_000;

/** Rejects if the discovery document is needed and cannot be read. The simulation has a page in place of the issuer. */
export async function createOidcRequest(
  { issuer, clientId, scope, authorizationUrl, prompt }: OidcSettings,
  redirectUri: string,
  simulatedUrl: string | null,
): Promise<OidcRequest> {
  // A discovery document of another origin may forbid that it is read here.
  const known = simulatedUrl ?? authorizationUrl;
  const server = known === '' ? await discover(new URL(issuer)) : { issuer, url: known };
  const [state, nonce, codeVerifier] = [generateRandomState(), generateRandomNonce(), generateRandomCodeVerifier()];
  const url = new URL(server.url);
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(prompt !== '' && { prompt }),
  }))
    url.searchParams.set(name, value);
  return { url: url.href, state, pending: { issuer: server.issuer, codeVerifier, nonce, redirectUri } };
}

async function discover(issuer: URL): Promise<{ readonly issuer: string; readonly url: string }> {
  const response = await discoveryRequest(issuer, {
    algorithm: 'oidc',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // oxlint-disable-next-line typescript/no-deprecated -- plain http is what an operator asked for, on a machine of their own
    [allowInsecureRequests]: issuer.protocol === 'http:',
  });
  const server = await processDiscoveryResponse(issuer, response);
  if (server.authorization_endpoint === undefined) throw new Error('The single sign-on names no page to log in at');
  return { issuer: server.issuer, url: server.authorization_endpoint };
}
