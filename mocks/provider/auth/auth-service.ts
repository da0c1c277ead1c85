import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { invalid, type Item, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { type BotCheckFields, requireHuman } from './sign-up-rules.ts';
import { personByEmail } from './person-by-email.ts';
import type { Sessions } from './sessions.ts';

export type WireUser = Pick<PersonRow, 'email' | 'firstName' | 'lastName'>;

export interface LogInItem {
  readonly user: WireUser;
  readonly additionalAuthActive: boolean;
  readonly state: AccountState | null;
}

const CODE_LIFETIME_MS = 10 * 60 * 1000;

export class AuthService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  logIn(fields: RequestFields<'email' | 'password'> & BotCheckFields): ServiceResult<Item<LogInItem>> {
    const email = textField(fields, 'email');
    const password = textField(fields, 'password');
    requireHuman(fields);
    return this.store.change((database) => {
      const person = personByEmail(database, email);
      if (person?.password !== password) throw invalid('wrong_credentials', 'The email or the password is wrong.');
      if (person.code === null) return this.signedIn(database, person);
      this.awaitCode(database, person);
      return { data: { item: { user: userOf(person), additionalAuthActive: true, state: null } } };
    });
  }

  /** Accepts the code once, and only after the password. */
  verifySecondFactor(fields: RequestFields<'code' | 'email'>) {
    const email = textField(fields, 'email');
    const code = textField(fields, 'code');
    return this.store.change((database) => {
      const person = personByEmail(database, email);
      const until = person?.codeAwaitedUntil ?? null;
      if (!person || person.code !== code || until === null || until < this.now()) {
        throw invalid('wrong_code', 'The code is wrong or has expired.');
      }
      database.people.update({ id: person.id }, { codeAwaitedUntil: null });
      const item = { user: userOf(person), state: person.state };
      return { data: { item }, token: this.sessions.open(database, person) };
    });
  }

  awaitCode(database: Database, { id }: PersonRow): void {
    database.people.update({ id }, { codeAwaitedUntil: this.now() + CODE_LIFETIME_MS });
  }

  signedIn(database: Database, person: PersonRow): ServiceResult<Item<LogInItem>> {
    const item = { user: userOf(person), additionalAuthActive: false, state: person.state };
    return { data: { item }, token: this.sessions.open(database, person) };
  }
}

export function userOf({ email, firstName, lastName }: PersonRow): WireUser {
  return { email, firstName, lastName };
}
