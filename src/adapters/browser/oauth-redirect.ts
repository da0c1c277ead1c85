import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { SocialReturn, SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { SocialSettings } from '#src/application/app/settings.ts';
import { OauthStates } from './oauth-states.ts';

export interface OauthRedirectDeps {
  readonly social: Readonly<Record<SocialProvider, SocialSettings>>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** The sub-path of the console; the provider returns to it. */
  readonly baseUri: string;
  readonly page: OauthPage;
  newId(): string;
  readonly consentPath?: string;
}

export interface OauthPage {
  readonly location: Pick<Location, 'href' | 'assign'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const AUTHORIZE_URLS: Readonly<Record<SocialProvider, string>> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  github: 'https://github.com/login/oauth/authorize',
  linkedin: 'https://www.linkedin.com/oauth/v2/authorization',
};

/** Every parameter that a provider sends back; all are removed from the URL. */
const RETURN_PARAMETERS = 'app code state error error_description error_uri iss scope authuser prompt hd'.split(' ');

const CANCEL_ERRORS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

export function createOauthRedirect(parts: OauthRedirectDeps): SocialSignIn {
  const { social, page, consentPath } = parts;
  const states = new OauthStates(parts.storage, parts.clock);
  return {
    providers: SOCIAL_PROVIDERS.filter((provider) => consentPath !== undefined || social[provider].clientId !== ''),
    start(provider) {
      const state = parts.newId();
      states.add(state, provider);
      page.location.assign(buildAuthorizeUrl(provider, state, parts));
    },
    hasReturn: () => readReturn(new URL(page.location.href)) !== null,
    consumeReturn() {
      const url = new URL(page.location.href);
      const query = url.searchParams;
      const socialReturn = readReturn(url);
      if (!socialReturn) return null;
      const { app, code, error } = socialReturn;
      const state = query.get('state');
      for (const name of RETURN_PARAMETERS) query.delete(name);
      page.history.replaceState(page.history.state, '', url.href);
      const provider = SOCIAL_PROVIDERS.find((known) => known === app);
      if (!provider || !state || !states.consume(state, provider)) return failedReturn('unknown-state');
      if (!code) return failedReturn(CANCEL_ERRORS.includes(error ?? '') ? 'cancelled' : 'provider-error');
      return { kind: 'code', provider, code };
    },
  };
}

function readReturn({ searchParams }: URL) {
  const [app, code, error] = ['app', 'code', 'error'].map((name) => searchParams.get(name));
  return app && (code || error) ? { app, code, error } : null;
}

function failedReturn(reason: 'cancelled' | 'provider-error' | 'unknown-state'): SocialReturn {
  return { kind: 'failed', reason };
}

function buildAuthorizeUrl(provider: SocialProvider, state: string, parts: OauthRedirectDeps): string {
  const { social, baseUri, page, consentPath } = parts;
  const url = consentPath === undefined ? new URL(AUTHORIZE_URLS[provider]) : new URL(consentPath, baseUri);
  const query = {
    client_id: social[provider].clientId,
    redirect_uri: social[provider].redirectUri || new URL(`auth/login?app=${provider}`, baseUri).href,
    response_type: 'code',
    scope: social[provider].scope,
    state,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // The URL holds the chosen backend, so it is passed on.
  const backend = __MOCKS__ && new URL(page.location.href).searchParams.get('backend');
  if (backend) url.searchParams.set('backend', backend);
  return url.href;
}
