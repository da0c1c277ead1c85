import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import { personByEmail, isEmail } from '#mocks/provider/auth/sign-up-rules.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { emailLeftMail, sendEmailChangedLink, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid, type Item, ProviderError, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';

type EmailFields = RequestFields<'email' | 'password'>;
type NewEmail = ServiceResult<Item<{ readonly newEmail: string }>>;

/** Changes the email by a session, or by a mailed link. The previous email gets a link to undo a stranger's change. */
export class EmailService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly links: AccessTokens<LinkClaims>,
    private readonly now: () => number,
  ) {}

  changeEmail(bearer: Bearer, fields: EmailFields): NewEmail {
    const claims = bearer === null ? null : this.links.claimsOf(bearer);
    if (claims) return this.changeByLink(claims, fields);
    try {
      return this.changeBySession(bearer, fields);
    } catch (error) {
      // An incomplete link looks like an expired session.
      throw error instanceof ProviderError && error.status === 401 ? linkRejected() : error;
    }
  }

  private changeBySession(bearer: Bearer, fields: EmailFields): NewEmail {
    return this.sessions.change(bearer, 'own', ({ person, database, now }) => {
      const newEmail = changeEmailOf(database, person, fields, now);
      const change = { personId: person.id, previousEmail: person.email, newEmail };
      sendEmailChangedLink(database, now, this.links, change);
      return { item: { newEmail } };
    });
  }

  /** The link works once; a change that is rejected for another reason leaves it valid. */
  private changeByLink(claims: LinkClaims, fields: EmailFields): NewEmail {
    return this.store.change((database) => {
      const mark = `email:${claims.n}`;
      const person = database.people.find({ id: claims.personId });
      const isOver = claims.exp * 1000 < this.now() || database.spentTokens.find({ mark }) !== undefined;
      if (isOver || !person) throw linkRejected();
      const newEmail = changeEmailOf(database, person, fields, this.now());
      database.spentTokens.insert({ mark });
      sendMail(database, this.now(), emailLeftMail(person.email));
      return { data: { item: { newEmail } } };
    });
  }
}

/** A wrong password is a 400 with details, never a 401. */
function changeEmailOf(database: Database, person: PersonRow, fields: EmailFields, at: number): string {
  const email = textField(fields, 'email').trim();
  if (!isEmail(email)) throw invalid('invalid_email', 'The email is not valid.');
  if (person.hasNoPassword !== true && textField(fields, 'password') !== person.password)
    throw invalid('wrong_password', 'The password is wrong.');
  const owner = personByEmail(database, email);
  if (owner?.id === person.id) throw invalid('same_email', 'This is the email of this account already.');
  if (owner) throw invalid('email_taken', 'Another account has this email already.');
  database.people.update({ id: person.id }, { email });
  recordAction(database, person, { at, action: 'email-changed' });
  return email;
}

function linkRejected(): ProviderError {
  return new ProviderError(
    401,
    'link_refused',
    'This link was used already, has expired or is not complete. Change your email in the profile menu instead.',
  );
}
