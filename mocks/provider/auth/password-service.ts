import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import { resetMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid, ProviderError } from '#mocks/provider/shared/provider-error.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import type { AccessTokens, LinkClaims } from './access-tokens.ts';
import { type BotCheckFields, requireHuman } from './bot-check.ts';
import { personByEmail } from './person-by-email.ts';
import type { Bearer } from './sessions.ts';
import { passwordFaults } from './sign-up-rules.ts';

const LINK_LIFETIME_SECONDS = 3600;

export class PasswordService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly tokens: AccessTokens<LinkClaims>,
    private readonly now: () => number,
  ) {}

  /** The same result for an unknown email, so that nobody learns who is a customer. */
  forgotPassword(fields: RequestFields<'email'> & BotCheckFields) {
    const email = textField(fields, 'email');
    requireHuman(fields);
    this.store.change((database) => {
      const person = personByEmail(database, email);
      if (!person) return;
      database.counter += 1;
      const exp = Math.floor(this.now() / 1000) + LINK_LIFETIME_SECONDS;
      const token = this.tokens.issue({ personId: person.id, exp, n: database.counter });
      sendMail(database, this.now(), resetMail(person.email, token));
    });
    return { data: { item: { success: true } } };
  }

  /** The link works once; a rejected password leaves it valid. */
  resetPassword(bearer: Bearer, fields: RequestFields<'password'>) {
    const claims = bearer === null ? null : this.tokens.claimsOf(bearer);
    return this.store.change((database) => {
      if (!claims || claims.exp * 1000 < this.now()) throw linkRejected();
      const mark = `reset:${claims.n}`;
      const person = database.people.find({ id: claims.personId });
      if (!person || database.spentTokens.find({ mark })) throw linkRejected();
      const password = textField(fields, 'password');
      const faults = passwordFaults(password);
      if (faults.length > 0) throw invalid('invalid_password', ...faults);
      database.people.update({ id: person.id }, { password });
      database.spentTokens.insert({ mark });
      return { data: { item: { success: true } } };
    });
  }
}

function linkRejected(): ProviderError {
  return new ProviderError(401, 'link_refused', 'This link was used already or has expired. Ask for a new one.');
}
