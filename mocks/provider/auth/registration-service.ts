import { type Database, nextCode } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { codeMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import { optionalTextField, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { membershipOf } from '#mocks/provider/team/invitations.ts';
import type { AccessTokens, InvitationClaims } from './access-tokens.ts';
import {
  addMember,
  addOwner,
  type BotCheckFields,
  passwordFaults,
  personFaults,
  requireHuman,
  stateAfterVerification,
  personByEmail,
} from './sign-up-rules.ts';
import type { Bearer, Sessions } from './sessions.ts';

type Names = 'firstName' | 'lastName' | 'email' | 'password' | 'phoneNumber' | 'invitationToken';
type RegistrationFields = RequestFields<Names> & BotCheckFields;

export class RegistrationService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly now: () => number,
  ) {}

  register(fields: RegistrationFields) {
    const known = { ...checkedPerson(fields), state: 'email-verification' } as const;
    const token = optionalTextField(fields, 'invitationToken');
    requireHuman(fields);
    return this.store.change((database) => {
      const invited = { token: token ?? '', email: known.email, now: this.now() };
      const membership = token === null ? null : membershipOf(database, this.invitations, invited);
      if (personByEmail(database, known.email)) {
        throw invalid('email_taken', 'An account with this email exists already. Log in instead.');
      }
      const person = membership ? addMember(database, { ...known, ...membership }) : addOwner(database, known);
      this.mailCode(database, person);
      const target = { type: 'member', id: person.id, name: person.email } as const;
      if (membership) recordAction(database, person, { at: this.now(), action: 'member-joined', target });
      const item = { user: { email: person.email }, state: person.state };
      return { data: { item }, token: this.sessions.open(database, person) };
    });
  }

  /** A verified email stays verified: a second tab gets the current state. */
  verifyEmail(bearer: Bearer, fields: RequestFields<'code'>) {
    return this.sessions.change(bearer, 'own', ({ person, database }) => {
      const code = textField(fields, 'code');
      if (person.state !== 'email-verification') return { item: { state: person.state } };
      if (person.emailCode !== code) throw invalid('wrong_code', 'The code is wrong.');
      const state = stateAfterVerification(person);
      database.people.update({ id: person.id }, { emailCode: null, state });
      return { item: { state } };
    });
  }

  resendEmailCode(bearer: Bearer) {
    return this.sessions.change(bearer, 'own', ({ person, database }) => {
      if (person.state === 'email-verification') this.mailCode(database, person);
      return { item: { state: person.state } };
    });
  }

  private mailCode(database: Database, { id, email }: PersonRow): void {
    const emailCode = nextCode(database);
    database.people.update({ id }, { emailCode });
    sendMail(database, this.now(), codeMail(email, emailCode));
  }
}

function checkedPerson(fields: RegistrationFields) {
  const person = {
    firstName: textField(fields, 'firstName').trim(),
    lastName: textField(fields, 'lastName').trim(),
    email: textField(fields, 'email').trim(),
    password: textField(fields, 'password'),
    phoneNumber: textField(fields, 'phoneNumber'),
  };
  const faults = [...personFaults(person), ...passwordFaults(person.password)];
  if (faults.length > 0) throw invalid('invalid_registration', ...faults);
  return person;
}
