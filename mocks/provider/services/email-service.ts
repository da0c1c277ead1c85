import { accountByEmail } from '#mocks/provider/account-by-email.ts';
import type { AccessTokens, EmailClaims } from '#mocks/provider/access-tokens.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import type { Database } from '#mocks/provider/database.ts';
import { emailChangedMail, emailLeftMail, sendMail } from '#mocks/provider/mails.ts';
import { type Posted, postedText } from '#mocks/provider/posted.ts';
import { invalid, ProviderError } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface NewEmailItem {
  readonly newEmail: string;
}

interface Wanted {
  readonly email: string;
  readonly password: string;
}

const LINK_LIFETIME_SECONDS = 24 * 3600;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Changes the e-mail at once, by a session or by a link that was mailed (§7, D14). The address that was left is told, with
 * a link to choose another one: so both ways can be played.
 */
export class EmailService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly links: AccessTokens<EmailClaims>,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  changeEmail(bearer: Bearer, posted: Posted<'email' | 'password'>): Answer<Item<NewEmailItem>> {
    const claims = bearer === null ? null : this.links.claimsOf(bearer);
    if (claims) return this.changeByLink(claims, posted);
    try {
      return this.changeBySession(bearer, posted);
    } catch (error) {
      // A link that is not whole cannot be told from a session that is over.
      throw error instanceof ProviderError && error.status === 401 ? linkRefused() : error;
    }
  }

  private changeBySession(bearer: Bearer, posted: Posted<'email' | 'password'>): Answer<Item<NewEmailItem>> {
    return this.sessions.answer(bearer, ({ id }) => {
      const wanted = wantedIn(posted);
      return this.records.change((database) => {
        const account = accountWith(database, id);
        if (!account) throw new Error('The session has no account');
        const left = changeTo(database, account, wanted);
        this.send(database, emailChangedMail(left, account.email, this.newLink(database, id)));
        return { item: { newEmail: account.email } };
      });
    });
  }

  /** The link counts once; what is refused for another reason leaves it good. */
  private changeByLink(claims: EmailClaims, posted: Posted<'email' | 'password'>): Answer<Item<NewEmailItem>> {
    return this.records.change((database) => {
      const mark = `email:${claims.n}`;
      const account = accountWith(database, claims.accountId);
      const isOver = claims.exp * 1000 < this.now() || database.spentTokens.includes(mark);
      if (isOver || !account) throw linkRefused();
      const left = changeTo(database, account, wantedIn(posted));
      database.spentTokens.push(mark);
      this.send(database, emailLeftMail(left));
      return { data: { item: { newEmail: account.email } } };
    });
  }

  private newLink(database: Database, accountId: string): string {
    database.counter += 1;
    const exp = Math.floor(this.now() / 1000) + LINK_LIFETIME_SECONDS;
    return this.links.issue({ accountId, exp, n: database.counter });
  }

  private send(database: Database, mail: Parameters<typeof sendMail>[3]): void {
    sendMail(database, this.seed, this.now(), mail);
  }
}

function accountWith(database: Database, accountId: string): AccountRow | undefined {
  return database.accounts.find(({ id }) => id === accountId);
}

function wantedIn(posted: Posted<'email' | 'password'>): Wanted {
  return { email: postedText(posted, 'email').trim(), password: postedText(posted, 'password') };
}

/** Answers the address that was left. A wrong password is 400 with details, never 401 (D2). */
function changeTo(database: Database, account: AccountRow, { email, password }: Wanted): string {
  if (!EMAIL.test(email)) throw invalid('invalid_email', 'The email is not valid.');
  if (password !== account.password) throw invalid('wrong_password', 'The password is wrong.');
  const owner = accountByEmail(database, email);
  if (owner === account) throw invalid('same_email', 'This is the email of this account already.');
  if (owner) throw invalid('email_taken', 'Another account has this email already.');
  const left = account.email;
  account.email = email;
  return left;
}

function linkRefused(): ProviderError {
  return new ProviderError(
    401,
    'link_refused',
    'This link was used already, has expired or is not complete. Change your email in the profile menu instead.',
  );
}
