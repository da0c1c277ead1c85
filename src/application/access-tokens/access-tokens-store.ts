import type { AccessToken, AccessTokenList } from '#src/domain/access-tokens/access-token.ts';
import { daysUntil, expiryWarning } from '#src/domain/api-keys/key-expiry.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { ItemList } from '#src/application/async/item-list.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';

/** What scripts sign in with in the name of the person. */
export const accessTokens: Part<ItemList<AccessToken, AccessTokenList>> = ({ gateways, report }) =>
  new ItemList((signal) => gateways.accessTokens.list(signal), report);

/** What of a token depends on the time. */
export const tokenTimes = ({ platform: { clock } }: Parts) => ({
  /** Null for a token that does not end soon. */
  expiryOf({ expiresAt }: AccessToken): { readonly kind: 'soon' | 'expired'; readonly days: number } | null {
    const now = clock.now();
    const kind = expiryWarning(expiresAt, now);
    return kind && { kind, days: daysUntil(expiresAt ?? now, now) };
  },
  /** Null after a day, and where there was none. */
  lastUse({ lastUsedAt }: AccessToken): Elapsed | null {
    return typeof lastUsedAt === 'number' ? elapsedSince(lastUsedAt, clock.now()) : null;
  },
});

export const revokeAccessToken = change('revoke-access-token', ({ gateways, get }: Parts, token: AccessToken) => {
  const { id, name } = token;
  const tokens = get(accessTokens);
  return listedRemoval({
    send: () => gateways.accessTokens.revoke(id),
    drop: () => tokens.drop(id),
    isListed: () => tokens.find(id) !== undefined,
    reload: () => tokens.load(),
    name,
    gone: (t) => t('access-tokens.gone', { name }),
    removed: (t) => t('access-tokens.revoked', { name }),
  });
});
