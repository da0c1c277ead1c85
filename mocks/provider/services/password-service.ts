import { accountByEmail } from '#mocks/provider/account-by-email.ts';
import type { AccessTokens, ResetClaims } from '#mocks/provider/access-tokens.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { type BotPosted, refuseBots } from '#mocks/provider/bot-check.ts';
import { resetMail, sendMail } from '#mocks/provider/mails.ts';
import { type Posted, postedText } from '#mocks/provider/posted.ts';
import { invalid, ProviderError } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { Bearer } from '#mocks/provider/sessions.ts';
import { passwordFaults } from '#mocks/provider/sign-up-rules.ts';

export interface SuccessItem {
  readonly success: boolean;
}

const LINK_LIFETIME_SECONDS = 3600;

export class PasswordService {
  constructor(
    private readonly records: Records,
    private readonly tokens: AccessTokens<ResetClaims>,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  /** Says the same whether or not there is such an account: nobody learns here who is a customer. */
  forgotPassword(posted: Posted<'email'> & BotPosted): Answer<Item<SuccessItem>> {
    const email = postedText(posted, 'email');
    refuseBots(posted);
    this.records.change((database) => {
      const account = accountByEmail(database, email);
      if (!account) return;
      database.counter += 1;
      const exp = Math.floor(this.now() / 1000) + LINK_LIFETIME_SECONDS;
      const token = this.tokens.issue({ accountId: account.id, exp, n: database.counter });
      sendMail(database, this.seed, this.now(), resetMail(account.email, token));
    });
    return { data: { item: { success: true } } };
  }

  /** The link's token counts once; a password that will not do leaves it good (D8). */
  resetPassword(bearer: Bearer, posted: Posted<'password'>): Answer<Item<SuccessItem>> {
    const claims = bearer === null ? null : this.tokens.claimsOf(bearer);
    return this.records.change((database) => {
      const mark = `reset:${String(claims?.n)}`;
      const account = database.accounts.find(({ id }) => id === claims?.accountId);
      const isOver = !claims || claims.exp * 1000 < this.now() || database.spentTokens.includes(mark);
      if (isOver || !account) throw linkRefused();
      const password = postedText(posted, 'password');
      const faults = passwordFaults(password);
      if (faults.length > 0) throw invalid('invalid_password', ...faults);
      account.password = password;
      database.spentTokens.push(mark);
      return { data: { item: { success: true } } };
    });
  }
}

function linkRefused(): ProviderError {
  return new ProviderError(401, 'link_refused', 'This link was used already or has expired. Ask for a new one.');
}
