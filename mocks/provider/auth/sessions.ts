import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow, PersonRow } from '#mocks/provider/db/models.ts';
import { ProviderError, unauthorized } from '#mocks/provider/shared/provider-error.ts';
import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { AccessTokens, TokenClaims } from './access-tokens.ts';

export type Bearer = string | null;

/** Who calls, on which data, and when in milliseconds. */
export interface Caller {
  readonly person: PersonRow;
  readonly account: AccountRow;
  readonly database: Database;
  readonly now: number;
}

const LIFETIME_SECONDS = 3600;

/** Opens sessions, checks bearers and rotates the token with every response. Stateless: the token holds it all. */
export class Sessions {
  constructor(
    private readonly store: DatabaseStore,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  open(database: Database, { id, email }: PersonRow): string {
    const jti = nextHex(database, 'session', 16);
    return this.tokens.issue({ sub: id, email, exp: this.expiry(), jti, n: 0 });
  }

  /** Runs `work` for the person behind the bearer. An error carries the rotated token too. */
  authorize<Data>(bearer: Bearer, work: (caller: Caller) => Data): ServiceResult<Data> {
    const claims = this.validClaims(bearer);
    const database = this.store.read();
    const person = claims ? database.people.find({ id: claims.sub }) : undefined;
    if (!claims || !person) throw unauthorized();
    const token = this.rotated(claims);
    try {
      const account = database.accounts.get({ id: person.accountId });
      return { data: work({ person, account, database, now: this.now() }), token };
    } catch (error) {
      if (error instanceof ProviderError) error.token = token;
      throw error;
    }
  }

  /** The same for work that changes data: all of it or, when it throws, none. */
  change<Data>(bearer: Bearer, work: (caller: Caller) => Data): ServiceResult<Data> {
    return this.authorize(bearer, (caller) => this.store.change((database) => work({ ...caller, database })));
  }

  private validClaims(bearer: Bearer): TokenClaims | null {
    const claims = bearer === null ? null : this.tokens.claimsOf(bearer);
    return claims && claims.exp * 1000 >= this.now() ? claims : null;
  }

  /** Never expires before the token that it replaces. */
  private rotated(claims: TokenClaims): string {
    return this.tokens.issue({ ...claims, exp: Math.max(claims.exp, this.expiry()), n: claims.n + 1 });
  }

  private expiry(): number {
    return Math.floor(this.now() / 1000) + LIFETIME_SECONDS;
  }
}
