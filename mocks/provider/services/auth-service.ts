import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { accountByEmail } from '#mocks/provider/account-by-email.ts';
import { type BotPosted, refuseBots } from '#mocks/provider/bot-check.ts';
import type { Database } from '#mocks/provider/database.ts';
import { type Posted, postedText } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Sessions } from '#mocks/provider/sessions.ts';

export interface WireUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface LogInItem {
  readonly user: WireUser;
  readonly additionalAuthActive: boolean;
  readonly state: AccountState | null;
}

export interface SecondFactorItem {
  readonly user: WireUser;
  readonly state: AccountState;
}

type LogInPosted = Posted<'email' | 'password'> & BotPosted;

const CODE_LIFETIME_MS = 10 * 60 * 1000;

export class AuthService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** A wrong password is 400 with details, never 401 (D2). */
  logIn(posted: LogInPosted): Answer<Item<LogInItem>> {
    const email = postedText(posted, 'email');
    const password = postedText(posted, 'password');
    refuseBots(posted);
    return this.records.change((database) => {
      const account = accountByEmail(database, email);
      if (account?.password !== password) throw invalid('wrong_credentials', 'The email or the password is wrong.');
      if (account.code === null) return this.signedIn(database, account);
      account.codeAwaitedUntil = this.now() + CODE_LIFETIME_MS;
      return { data: { item: { user: userOf(account), additionalAuthActive: true, state: null } } };
    });
  }

  /** Takes the code once, and only after the password. */
  verifySecondFactor(posted: Posted<'code' | 'email'>): Answer<Item<SecondFactorItem>> {
    const email = postedText(posted, 'email');
    const code = postedText(posted, 'code');
    return this.records.change((database) => {
      const account = accountByEmail(database, email);
      const awaited = account?.codeAwaitedUntil ?? null;
      if (!account || account.code !== code || awaited === null || awaited < this.now()) {
        throw invalid('wrong_code', 'The code is wrong or has expired.');
      }
      account.codeAwaitedUntil = null;
      const item = { user: userOf(account), state: account.state };
      return { data: { item }, token: this.sessions.open(database, account) };
    });
  }

  private signedIn(database: Database, account: AccountRow): Answer<Item<LogInItem>> {
    const item = { user: userOf(account), additionalAuthActive: false, state: account.state };
    return { data: { item }, token: this.sessions.open(database, account) };
  }
}

export function userOf({ email, firstName, lastName }: Readonly<AccountRow>): WireUser {
  return { email, firstName, lastName };
}
