import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { type SingleSignOn, SOCIAL_STATES_KEY, type SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/application/auth/auth-gateway.ts';
import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { OidcSettings, SocialSettings } from '#src/application/app/settings.ts';
import type { PendingOidc } from './oidc-request.ts';

type PendingSignIn = readonly [state: string, provider: string, at: number, sentAlong?: SentAlong];

interface SentAlong {
  readonly oidc?: PendingOidc;
  readonly invitationToken?: string | undefined;
}

export const hasSingleSignOn = ({ issuer, clientId }: OidcSettings): boolean => issuer !== '' && clientId !== '';

const LIFETIME_MS = 10 * 60 * 1000;

/** Random states: each serves one provider, once, within ten minutes. Several tabs may wait. */
class OauthStates {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  add(state: string, provider: string, sentAlong: SentAlong): void {
    this.save([...this.readPending(), [state, provider, this.clock.now(), sentAlong]]);
  }

  /** What was sent with this state to this provider, if it was, or to any where none is named. Consumes it in any case. */
  consume(state: string, provider: string | null): PendingSignIn | null {
    const pending = this.readPending();
    const found = pending.find((entry) => entry[0] === state);
    if (found) this.save(pending.filter((entry) => entry !== found));
    return provider === null || found?.[1] === provider ? (found ?? null) : null;
  }

  private readPending(): readonly PendingSignIn[] {
    const now = this.clock.now();
    return this.readStored().filter(([, , at]) => at <= now && now - at <= LIFETIME_MS);
  }

  private readStored(): readonly PendingSignIn[] {
    try {
      const stored: unknown = JSON.parse(this.storage.get(SOCIAL_STATES_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPendingSignIn) : [];
    } catch {
      return [];
    }
  }

  private save(pending: readonly PendingSignIn[]): void {
    if (pending.length > 0) this.storage.set(SOCIAL_STATES_KEY, JSON.stringify(pending));
    else this.storage.remove(SOCIAL_STATES_KEY);
  }
}

function isPendingSignIn(entry: unknown): entry is PendingSignIn {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[2] === 'number';
}

export interface OauthRedirectDeps {
  readonly social: Readonly<Record<SocialProvider, SocialSettings>>;
  readonly oidc: OidcSettings;
  readonly acceptsInvitations: boolean;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** The provider returns to a path of the console. */
  readonly navigation: Pick<Navigation, 'path' | 'search' | 'hash' | 'state' | 'go' | 'url'>;
  leaveFor(url: string): void;
  newId(): string;
  /** The mock's page, which stands for every provider. */
  readonly consentPath?: string;
}

const AUTHORIZE_URLS: Readonly<Record<SocialProvider, string>> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  github: 'https://github.com/login/oauth/authorize',
  linkedin: 'https://www.linkedin.com/oauth/v2/authorization',
};

/** Every parameter that a provider sends back; all are removed from the URL. */
const RETURN_PARAMETERS =
  'app code state error error_description error_uri iss scope authuser prompt hd session_state client_info'.split(' ');

const CANCEL_ERRORS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

export function createOauthRedirect(parts: OauthRedirectDeps): SocialSignIn {
  const { social, navigation, consentPath } = parts;
  const states = new OauthStates(parts.storage, parts.clock);
  return {
    providers: SOCIAL_PROVIDERS.filter((provider) => consentPath !== undefined || social[provider].clientId !== ''),
    oidc: hasSingleSignOn(parts.oidc) ? createSingleSignOn(parts, states) : null,
    acceptsInvitations: parts.acceptsInvitations || consentPath !== undefined,
    start(provider, invitationToken) {
      const state = parts.newId();
      states.add(state, provider, { invitationToken });
      parts.leaveFor(buildAuthorizeUrl(provider, state, parts));
    },
    hasReturn: () => readReturn(new URLSearchParams(navigation.search())) !== null,
    consumeReturn() {
      const query = new URLSearchParams(navigation.search());
      const socialReturn = readReturn(query);
      if (!socialReturn) return null;
      const { app, code, error } = socialReturn;
      const [state, issuer] = [query.get('state'), query.get('iss')];
      for (const name of RETURN_PARAMETERS) query.delete(name);
      const rest = query.size > 0 ? `?${query.toString()}` : '';
      navigation.go(navigation.path() + rest + navigation.hash(), { replace: true, state: navigation.state() });
      const sent = state ? states.consume(state, app) : null;
      const provider = ([...SOCIAL_PROVIDERS, 'oidc'] as const).find((known) => known === sent?.[1]);
      if (!provider || !sent || !isFrom(sent, issuer)) return { kind: 'failed', reason: 'unknown-state' };
      if (!code && CANCEL_ERRORS.includes(error ?? '')) return { kind: 'failed', reason: 'canceled' };
      if (!code) return { kind: 'failed', reason: 'provider-error', provider };
      const { oidc, invitationToken } = sent[3] ?? {};
      if (provider !== 'oidc') return { kind: 'code', provider, code, invitationToken };
      const { codeVerifier = '', nonce = '', redirectUri = '' } = oidc ?? {};
      return { kind: 'oidc-code', code: { code, codeVerifier, nonce, redirectUri }, invitationToken };
    },
  };
}

/** Who answers may say so (RFC 9207), and must then be who was asked. */
function isFrom([, , , sentAlong]: PendingSignIn, issuer: string | null): boolean {
  const oidc = sentAlong?.oidc;
  return issuer === null || oidc === undefined || oidc.issuer === issuer;
}

function createSingleSignOn(parts: OauthRedirectDeps, states: OauthStates): SingleSignOn {
  const { oidc, navigation, consentPath } = parts;
  const load = retryableOnce(() => import('./oidc-request.ts'));
  const redirectUri = oidc.redirectUri || navigation.url('/auth/login?app=oidc');
  return {
    label: oidc.label,
    async start(invitationToken) {
      try {
        const { createOidcRequest } = await load();
        const consentUrl = consentPath === undefined ? null : navigation.url(consentPath);
        const { url, state, pending } = await createOidcRequest(oidc, redirectUri, consentUrl);
        states.add(state, 'oidc', { oidc: pending, invitationToken });
        parts.leaveFor(withBackend(url, parts));
        return true;
      } catch {
        return false;
      }
    },
    logOut() {
      if (oidc.logOutUrl === '') return;
      const url = new URL(oidc.logOutUrl);
      url.searchParams.set('client_id', oidc.clientId);
      url.searchParams.set('post_logout_redirect_uri', navigation.url('/auth/login'));
      parts.leaveFor(url.href);
    },
  };
}

/** An issuer may take no return address with a query: the state alone then says who answers. */
function readReturn(query: URLSearchParams) {
  const [app = null, code, error] = ['app', 'code', 'error'].map((name) => query.get(name));
  return (app ?? query.get('state')) && (code || error) ? { app, code, error } : null;
}

function buildAuthorizeUrl(provider: SocialProvider, state: string, parts: OauthRedirectDeps): string {
  const { social, navigation, consentPath } = parts;
  const query = new URLSearchParams({
    client_id: social[provider].clientId,
    redirect_uri: social[provider].redirectUri || navigation.url(`/auth/login?app=${provider}`),
    response_type: 'code',
    scope: social[provider].scope,
    state,
  });
  if (consentPath === undefined) return `${AUTHORIZE_URLS[provider]}?${query.toString()}`;
  return withBackend(navigation.url(`${consentPath}?${query.toString()}`), parts);
}

/** The URL of a mock build holds the chosen backend, so it is passed on. */
function withBackend(url: string, { navigation, consentPath }: OauthRedirectDeps): string {
  const backend = __MOCKS__ && new URLSearchParams(navigation.search()).get('backend');
  return consentPath !== undefined && backend ? `${url}&backend=${encodeURIComponent(backend)}` : url;
}
