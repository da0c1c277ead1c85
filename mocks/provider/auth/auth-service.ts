import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { invalid, type Item, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { type BotCheckFields, requireHuman, personByEmail } from './sign-up-rules.ts';
import { acceptCode, acceptRecoveryCode, hasSecondFactor, recoveryCodesLeft } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

export type WireUser = Pick<PersonRow, 'email' | 'firstName' | 'lastName'>;

export interface LogInItem {
  readonly user: WireUser;
  readonly additionalAuthActive: boolean;
  readonly recoveryCodesActive: boolean;
  readonly passkeysActive: boolean;
  readonly state: AccountState | null;
}

const CODE_LIFETIME_MS = 10 * 60 * 1000;

export class AuthService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
    /** What an authenticator app goes by, which does not follow the clock of a demo. */
    private readonly authenticatorNow: () => number,
    private readonly offers: (what: 'two-factor-setup' | 'passkeys') => boolean,
  ) {}

  logIn(fields: RequestFields<'email' | 'password'> & BotCheckFields): ServiceResult<Item<LogInItem>> {
    const email = textField(fields, 'email');
    const password = textField(fields, 'password');
    requireHuman(fields);
    return this.store.change((database) => {
      const person = personByEmail(database, email);
      if (person?.password !== password) throw invalid('wrong_credentials', 'The email or the password is wrong.');
      if (!hasSecondFactor(person)) return this.signedIn(database, person);
      return { data: { item: { user: userOf(person), ...this.awaitCode(database, person) } } };
    });
  }

  /** Accepts the code or a recovery code once, and only after the password. */
  verifySecondFactor(fields: RequestFields<'code' | 'email'>) {
    const email = textField(fields, 'email');
    const code = textField(fields, 'code');
    return this.store.change((database) => {
      const person = personByEmail(database, email);
      const until = person?.codeAwaitedUntil ?? null;
      const isAwaited = until !== null && until >= this.now();
      if (!person || !isAwaited || !this.accepts(database, person, code)) throw wrongCode();
      database.people.update({ id: person.id }, { codeAwaitedUntil: null });
      const item = { user: userOf(person), state: person.state };
      return { data: { item }, token: this.sessions.open(database, person) };
    });
  }

  /** What a log-in answers that needs a code first. */
  awaitCode(database: Database, person: PersonRow) {
    database.people.update({ id: person.id }, { codeAwaitedUntil: this.now() + CODE_LIFETIME_MS });
    const recoveryCodesActive = this.offers('two-factor-setup') && recoveryCodesLeft(database, person) > 0;
    const passkeysActive = this.offers('passkeys') && database.passkeys.find({ personId: person.id }) !== undefined;
    return { additionalAuthActive: true, recoveryCodesActive, passkeysActive, state: null };
  }

  signedIn(database: Database, person: PersonRow): ServiceResult<Item<LogInItem>> {
    const factors = { additionalAuthActive: false, recoveryCodesActive: false, passkeysActive: false };
    const item = { user: userOf(person), ...factors, state: person.state };
    return { data: { item }, token: this.sessions.open(database, person) };
  }

  private accepts(database: Database, person: PersonRow, code: string): boolean {
    if (acceptCode(database, person, code, this.authenticatorNow())) return true;
    return this.offers('two-factor-setup') && acceptRecoveryCode(database, person, code);
  }
}

export function wrongCode() {
  return invalid('wrong_code', 'The code is wrong or has expired.');
}

export function userOf({ email, firstName, lastName }: PersonRow): WireUser {
  return { email, firstName, lastName };
}
