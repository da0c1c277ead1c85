import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { SocialReturn, SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { SocialSettings } from '#src/application/app/settings.ts';
import { OauthStates } from './oauth-states.ts';

export interface OauthRedirectParts {
  readonly social: Readonly<Record<SocialProvider, SocialSettings>>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** The folder that the console lives under; the provider leads back into it. */
  readonly baseUri: string;
  readonly page: OauthPage;
  newId(): string;
  /** Of mock builds: a page of the console itself that stands in for every provider. */
  readonly consentPath?: string;
}

/** What is used of the browser's window. */
export interface OauthPage {
  readonly location: Pick<Location, 'href' | 'assign'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Redirect-mode code flow everywhere (§7). */
const AUTHORISE: Readonly<Record<SocialProvider, string>> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  github: 'https://github.com/login/oauth/authorize',
  linkedin: 'https://www.linkedin.com/oauth/v2/authorization',
};

/** All that the three providers send back; none of it stays in the address (D9). */
const RETURNED = 'app code state error error_description error_uri iss scope authuser prompt hd'.split(' ');

const CANCELLED = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

export function createOauthRedirect(parts: OauthRedirectParts): SocialSignIn {
  const { social, page, consentPath } = parts;
  const states = new OauthStates(parts.storage, parts.clock);
  return {
    offered: SOCIAL_PROVIDERS.filter((provider) => consentPath !== undefined || social[provider].clientId !== ''),
    start(provider) {
      const state = parts.newId();
      states.add(state, provider);
      page.location.assign(authoriseAddress(provider, state, parts));
    },
    isReturn: () => returned(new URL(page.location.href)) !== null,
    takeReturn() {
      const address = new URL(page.location.href);
      const query = address.searchParams;
      const back = returned(address);
      if (!back) return null;
      const { app, code, error } = back;
      const state = query.get('state');
      for (const name of RETURNED) query.delete(name);
      page.history.replaceState(page.history.state, '', address.href);
      const provider = SOCIAL_PROVIDERS.find((known) => known === app);
      if (!provider || !state || !states.take(state, provider)) return refused('unknown-state');
      if (!code) return refused(CANCELLED.includes(error ?? '') ? 'cancelled' : 'provider-error');
      return { kind: 'code', provider, code };
    },
  };
}

function returned({ searchParams }: URL) {
  const [app, code, error] = ['app', 'code', 'error'].map((name) => searchParams.get(name));
  return app && (code || error) ? { app, code, error } : null;
}

function refused(reason: 'cancelled' | 'provider-error' | 'unknown-state'): SocialReturn {
  return { kind: 'refused', reason };
}

function authoriseAddress(provider: SocialProvider, state: string, parts: OauthRedirectParts): string {
  const { social, baseUri, page, consentPath } = parts;
  const address = consentPath === undefined ? new URL(AUTHORISE[provider]) : new URL(consentPath, baseUri);
  const query = {
    client_id: social[provider].clientId,
    redirect_uri: social[provider].redirectUri || new URL(`auth/login?app=${provider}`, baseUri).href,
    response_type: 'code',
    scope: social[provider].scope,
    state,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  // The choice of the backend stands in the address, so it has to travel along.
  const backend = __MOCKS__ && new URL(page.location.href).searchParams.get('backend');
  if (backend) address.searchParams.set('backend', backend);
  return address.href;
}
