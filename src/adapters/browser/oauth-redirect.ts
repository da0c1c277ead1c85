import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { SOCIAL_STATES_KEY, type SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { SocialSettings } from '#src/application/app/settings.ts';

type PendingSignIn = readonly [state: string, provider: string, at: number];

const LIFETIME_MS = 10 * 60 * 1000;

/** Random states: each serves one provider, once, within ten minutes. Several tabs may wait. */
class OauthStates {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  add(state: string, provider: string): void {
    this.save([...this.readPending(), [state, provider, this.clock.now()]]);
  }

  /** Whether the state was sent to this provider. Consumes it in any case. */
  consume(state: string, provider: string): boolean {
    const pending = this.readPending();
    const found = pending.find((entry) => entry[0] === state);
    if (found) this.save(pending.filter((entry) => entry !== found));
    return found?.[1] === provider;
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
const RETURN_PARAMETERS = 'app code state error error_description error_uri iss scope authuser prompt hd'.split(' ');

const CANCEL_ERRORS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

export function createOauthRedirect(parts: OauthRedirectDeps): SocialSignIn {
  const { social, navigation, consentPath } = parts;
  const states = new OauthStates(parts.storage, parts.clock);
  return {
    providers: SOCIAL_PROVIDERS.filter((provider) => consentPath !== undefined || social[provider].clientId !== ''),
    start(provider) {
      const state = parts.newId();
      states.add(state, provider);
      parts.leaveFor(buildAuthorizeUrl(provider, state, parts));
    },
    hasReturn: () => readReturn(new URLSearchParams(navigation.search())) !== null,
    consumeReturn() {
      const query = new URLSearchParams(navigation.search());
      const socialReturn = readReturn(query);
      if (!socialReturn) return null;
      const { app, code, error } = socialReturn;
      const state = query.get('state');
      for (const name of RETURN_PARAMETERS) query.delete(name);
      const rest = query.size > 0 ? `?${query.toString()}` : '';
      navigation.go(navigation.path() + rest + navigation.hash(), { replace: true, state: navigation.state() });
      const provider = SOCIAL_PROVIDERS.find((known) => known === app);
      if (!provider || !state || !states.consume(state, provider)) return { kind: 'failed', reason: 'unknown-state' };
      if (!code && CANCEL_ERRORS.includes(error ?? '')) return { kind: 'failed', reason: 'cancelled' };
      if (!code) return { kind: 'failed', reason: 'provider-error', provider };
      return { kind: 'code', provider, code };
    },
  };
}

function readReturn(query: URLSearchParams) {
  const [app, code, error] = ['app', 'code', 'error'].map((name) => query.get(name));
  return app && (code || error) ? { app, code, error } : null;
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
  // The URL holds the chosen backend, so it is passed on.
  const backend = __MOCKS__ && new URLSearchParams(navigation.search()).get('backend');
  if (backend) query.set('backend', backend);
  return navigation.url(`${consentPath}?${query.toString()}`);
}
