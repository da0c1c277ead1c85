import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import { sendResetLink } from '#mocks/provider/mail/mails.ts';
import { invalid, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import type { AccessTokens, LinkClaims } from './access-tokens.ts';
import { type BotCheckFields, passwordFaults, requireHuman, personByEmail } from './sign-up-rules.ts';
import type { Bearer } from './sessions.ts';

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
      if (person) sendResetLink(database, this.now(), this.tokens, person);
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
      database.people.update({ id: person.id }, { password, hasNoPassword: null });
      recordAction(database, person, { at: this.now(), action: 'password-changed' });
      database.spentTokens.insert({ mark });
      return { data: { item: { success: true } } };
    });
  }
}

function linkRejected(): ProviderError {
  return new ProviderError(401, 'link_refused', 'This link was used already or has expired. Ask for a new one.');
}
