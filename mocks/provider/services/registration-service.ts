import type { AccountState } from '#src/domain/shared/account-state.ts';
import { accountByEmail } from '#mocks/provider/account-by-email.ts';
import type { AccessTokens, InvitationClaims } from '#mocks/provider/access-tokens.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { type BotPosted, refuseBots } from '#mocks/provider/bot-check.ts';
import { type Database, nextCode } from '#mocks/provider/database.ts';
import { takeInvitation } from '#mocks/provider/invitations.ts';
import { codeMail, sendMail } from '#mocks/provider/mails.ts';
import { newAccount } from '#mocks/provider/new-account.ts';
import { type Posted, postedText, postedTextOrNull } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';
import { passwordFaults, personFaults } from '#mocks/provider/sign-up-rules.ts';

export interface RegistrationItem {
  readonly user: { readonly email: string };
  readonly state: AccountState;
}

export interface StateItem {
  readonly state: AccountState;
}

type Names = 'firstName' | 'lastName' | 'email' | 'password' | 'phoneNumber' | 'invitationToken';
type RegisterPosted = Posted<Names> & BotPosted;

export class RegistrationService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  register(posted: RegisterPosted): Answer<Item<RegistrationItem>> {
    const person = checkedPerson(posted);
    const invitation = postedTextOrNull(posted, 'invitationToken');
    refuseBots(posted);
    return this.records.change((database) => {
      const plan = invitation === null ? {} : this.membership(database, invitation, person.email);
      if (accountByEmail(database, person.email)) {
        throw invalid('email_taken', 'An account with this email exists already. Log in instead.');
      }
      const account = newAccount(database, this.seed, { ...person, state: 'email-verification' });
      Object.assign(account, { phoneNumber: person.phoneNumber }, plan);
      this.mailCode(database, account);
      const item = { user: { email: account.email }, state: account.state };
      return { data: { item }, token: this.sessions.open(database, account) };
    });
  }

  /** An address that is verified stays so: a second tab that asks again is told where the account stands. */
  verifyEmail(bearer: Bearer, posted: Posted<'code'>): Answer<Item<StateItem>> {
    return this.sessions.answer(bearer, ({ id }) => {
      const code = postedText(posted, 'code');
      return this.records.change((database) => {
        const account = rowOf(database, id);
        if (account.state !== 'email-verification') return { item: { state: account.state } };
        if (account.emailCode !== code) throw invalid('wrong_code', 'The code is wrong.');
        account.emailCode = null;
        // Members need not be asked what their company has answered.
        account.state = account.memberOf === null ? 'company-data' : 'dashboard';
        return { item: { state: account.state } };
      });
    });
  }

  resendEmailCode(bearer: Bearer): Answer<Item<StateItem>> {
    return this.sessions.answer(bearer, ({ id }) =>
      this.records.change((database) => {
        const account = rowOf(database, id);
        if (account.state === 'email-verification') this.mailCode(database, account);
        return { item: { state: account.state } };
      }),
    );
  }

  private mailCode(database: Database, account: AccountRow): void {
    account.emailCode = nextCode(database, this.seed);
    sendMail(database, this.seed, this.now(), codeMail(account.email, account.emailCode));
  }

  /** A member shares the plan of the account that invited. */
  private membership(database: Database, token: string, email: string) {
    const claims = takeInvitation(database, this.invitations, token, this.now());
    const owner = database.accounts.find(({ id }) => id === claims.accountId);
    if (!owner || claims.email.toLowerCase() !== email.toLowerCase()) {
      throw invalid('invitation_invalid', 'This invitation is for another email.');
    }
    // The account is the one of the invitation's row (team-members.ts).
    return { id: claims.memberId, memberOf: owner.id, planId: owner.planId, subscription: owner.subscription };
  }
}

function checkedPerson(posted: RegisterPosted) {
  const person = {
    firstName: postedText(posted, 'firstName').trim(),
    lastName: postedText(posted, 'lastName').trim(),
    email: postedText(posted, 'email').trim(),
    password: postedText(posted, 'password'),
    phoneNumber: postedText(posted, 'phoneNumber'),
  };
  const faults = [...personFaults(person), ...passwordFaults(person.password)];
  if (faults.length > 0) throw invalid('invalid_registration', ...faults);
  return person;
}

function rowOf(database: Database, accountId: string): AccountRow {
  const account = database.accounts.find(({ id }) => id === accountId);
  if (!account) throw new Error('The session has no account');
  return account;
}
