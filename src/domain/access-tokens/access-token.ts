import type { Instant } from '#src/domain/shared/dates.ts';

export type AccessTokenId = string & { readonly brand: 'AccessTokenId' };

/** What scripts sign in with, in the name of the person who created it. */
export interface AccessToken {
  readonly id: AccessTokenId;
  readonly name: string;
  /** By the provider; null if it sends nothing. Never the secret. */
  readonly masked: string | null;
  /** Ids of `TokenScope`. */
  readonly scopes: readonly string[];
  /** Null for never. */
  readonly expiresAt: Instant | null;
  /** Single IP addresses and ranges in CIDR notation; it works from anywhere without them. */
  readonly ipRanges: readonly string[];
  readonly createdAt: Instant | null;
  /** Null for never; absent where the provider does not have it. */
  readonly lastUsedAt?: Instant | null;
}

/** What a token may be allowed to do, as the provider names it. */
export interface TokenScope {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

export interface AccessTokenList {
  readonly items: readonly AccessToken[];
  readonly scopes: readonly TokenScope[];
}

export type NewAccessToken = Pick<AccessToken, 'name' | 'scopes' | 'expiresAt' | 'ipRanges'>;

/** A scope that is gone is known by its id alone. */
export function scopeNames({ scopes }: Pick<AccessToken, 'scopes'>, known: readonly TokenScope[]): readonly string[] {
  return scopes.map((id) => known.find((scope) => scope.id === id)?.name ?? id);
}
