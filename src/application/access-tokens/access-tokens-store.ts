import { makeAutoObservable } from 'mobx';
import type { AccessToken, AccessTokenId, AccessTokenList } from '#src/domain/access-tokens/access-token.ts';
import { daysUntil, expiryWarning } from '#src/domain/api-keys/key-expiry.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { change, removal } from '#src/application/forms/change.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { AccessTokenGateway } from './access-token-gateway.ts';

interface AccessTokensDeps {
  readonly gateway: AccessTokenGateway;
  readonly clock: Pick<Clock, 'now'>;
  readonly report: ReportFailure;
}

export const accessTokensStore: Part<AccessTokensStore> = ({ gateways, platform: { clock }, report }) =>
  new AccessTokensStore({ gateway: gateways.accessTokens, clock, report });

/** What scripts sign in with in the name of the person. */
export class AccessTokensStore {
  readonly list: Resource<AccessTokenList>;
  readonly #deps: AccessTokensDeps;

  constructor(deps: AccessTokensDeps) {
    this.#deps = deps;
    this.list = new Resource((signal) => deps.gateway.list(signal));
    makeAutoObservable(this, { list: false, expiryOf: false, lastUse: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.list.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.list, this.#deps.report);
  }

  get tokens(): readonly AccessToken[] {
    return this.list.value?.tokens ?? [];
  }

  /** Null for a token that does not end soon. */
  expiryOf({ expiresAt }: AccessToken): { readonly kind: 'soon' | 'expired'; readonly days: number } | null {
    const now = this.#deps.clock.now();
    const kind = expiryWarning(expiresAt, now);
    return kind && { kind, days: daysUntil(expiresAt ?? now, now) };
  }

  /** Null after a day, and where there was none. */
  lastUse({ lastUsedAt }: AccessToken): Elapsed | null {
    return typeof lastUsedAt === 'number' ? elapsedSince(lastUsedAt, this.#deps.clock.now()) : null;
  }

  has(id: AccessTokenId): boolean {
    return this.tokens.some((token) => token.id === id);
  }

  /** It was revoked: its row goes at once. */
  drop(id: AccessTokenId): void {
    this.list.amend((list) => ({ ...list, tokens: list.tokens.filter((token) => token.id !== id) }));
  }
}

/** What was revoked elsewhere needs no second time. */
export const revokeAccessToken = change('revoke-access-token', ({ gateways, get }: Parts, token: AccessToken) => {
  const { id, name } = token;
  const store = get(accessTokensStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(gateways.accessTokens.revoke(id)),
    done: () => store.drop(id),
    toast(t, saved) {
      if (saved === 'gone') return { kind: 'info', text: t('access-tokens.gone', { name }) };
      return t('access-tokens.revoked', { name });
    },
    async recheck({ kind }) {
      if (kind === 'unreachable') await store.load();
      return !store.has(id);
    },
  };
});
