import type { AccessTokens, TokenClaims } from './access-tokens.ts';
import type { Answer } from './answer.ts';
import { type Database, nextHex } from './database.ts';
import { ProviderError, unauthorized } from './provider-error.ts';
import type { Records } from './records.ts';
import type { AccountRow } from './rows.ts';

/** The caller's token as it came, without the word Bearer; null where none came. */
export type Bearer = string | null;

const LIFETIME_SECONDS = 3600;

/** Opens sessions, checks bearers and rotates the token with every answer (D1). Keeps nothing: the token says it all. */
export class Sessions {
  constructor(
    private readonly records: Records,
    private readonly tokens: AccessTokens,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  /** The first token of a session. */
  open(database: Database, { id, email }: AccountRow): string {
    const jti = nextHex(database, this.seed, 'session', 16);
    return this.tokens.issue({ sub: id, email, exp: this.expiry(), jti, n: 0 });
  }

  /**
   * Does `work` for the account behind the bearer, and for the one whose workspace that is: its own, or the one that a
   * team member has joined. A refusal carries the rotated token too.
   */
  answer<Data>(
    bearer: Bearer,
    work: (account: Readonly<AccountRow>, workspace: Readonly<AccountRow>) => Data,
  ): Answer<Data> {
    const claims = this.validClaims(bearer);
    const { accounts } = this.records.read();
    const account = accounts.find(({ id }) => id === claims?.sub);
    if (!claims || !account) throw unauthorized();
    const workspace = accounts.find(({ id }) => id === account.memberOf) ?? account;
    const token = this.rotated(claims);
    try {
      return { data: work(account, workspace), token };
    } catch (error) {
      if (error instanceof ProviderError) error.token = token;
      throw error;
    }
  }

  private validClaims(bearer: Bearer): TokenClaims | null {
    const claims = bearer === null ? null : this.tokens.claimsOf(bearer);
    return claims && claims.exp * 1000 >= this.now() ? claims : null;
  }

  /** Never ends earlier than the one it follows (D1). */
  private rotated(claims: TokenClaims): string {
    return this.tokens.issue({ ...claims, exp: Math.max(claims.exp, this.expiry()), n: claims.n + 1 });
  }

  private expiry(): number {
    return Math.floor(this.now() / 1000) + LIFETIME_SECONDS;
  }
}
