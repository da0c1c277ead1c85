import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { MailRow, PersonRow } from '#mocks/provider/db/models.ts';
import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';

export type MailDraft = Pick<MailRow, 'to' | 'subject' | 'text' | 'code' | 'link'>;

const MOST_MAILS = 50;

export function sendMail(database: Database, now: number, draft: MailDraft): void {
  database.mails.insert({ ...draft, id: nextHex(database, 'mail', 12), at: now });
  const [oldest, ...others] = database.mails.where();
  if (oldest && others.length >= MOST_MAILS) database.mails.remove({ id: oldest.id });
}

export function codeMail(to: string, code: string): MailDraft {
  const text = `Your verification code is ${code}. It replaces any code we sent you before.`;
  return { to, subject: 'Verify your email', text, code, link: null };
}

export function resetMail(to: string, token: string): MailDraft {
  const text = 'Choose a new password with this link. It works once, for one hour.';
  return { to, subject: 'Set a new password', text, code: null, link: `/reset-password/${token}` };
}

/** To the previous email, so that nobody loses an account without noticing. */
export function emailChangedMail(to: string, email: string, token: string): MailDraft {
  const text = `You now log in with ${email}. If you didn't change it, choose another email with this link. It works once, for 24 hours.`;
  return { to, subject: 'Your email was changed', text, code: null, link: `/dashboard/change-email/${token}` };
}

/** To an email that was replaced by a link. Its reader may be a stranger, and gets no link. */
export function emailLeftMail(to: string): MailDraft {
  const text = 'This email no longer belongs to an account. You have nothing to do.';
  return { to, subject: 'Your email was changed', text, code: null, link: null };
}

export function invitationMail(to: string, company: string, token: string): MailDraft {
  const text = `${company} has invited you to its team. The link works once, for seven days.`;
  return { to, subject: `Join ${company}`, text, code: null, link: `/auth/team/register/${token}` };
}

export function closureMail(to: string, closesTimestamp: number): MailDraft {
  const day = new Date(closesTimestamp * 1000).toISOString().slice(0, 10);
  const text = `Your account will be closed on ${day}. Until then everything works, and you can keep it in the console.`;
  return { to, subject: 'Your account will be closed', text, code: null, link: null };
}

export function closureWithdrawnMail(to: string): MailDraft {
  const text = 'Your account stays open. There is nothing to do.';
  return { to, subject: 'Your account stays open', text, code: null, link: null };
}

export function budgetAlertMail(
  to: string,
  { percent, amount, isStopping }: { readonly percent: number; readonly amount: string; readonly isStopping: boolean },
): MailDraft {
  const reached = `You have used ${percent}% of your budget of ${amount} for this billing period.`;
  const text = isStopping ? `${reached} API calls are rejected from now on.` : reached;
  return { to, subject: `${percent}% of your budget is used`, text, code: null, link: '/usage' };
}

type LinkTokens = AccessTokens<LinkClaims>;

const RESET_SECONDS = 3600;
const EMAIL_CHANGED_SECONDS = 24 * 3600;

export function sendResetLink(
  database: Database,
  now: number,
  tokens: LinkTokens,
  { id, email }: Pick<PersonRow, 'id' | 'email'>,
): void {
  const link = newLink(database, tokens, id, Math.floor(now / 1000) + RESET_SECONDS);
  sendMail(database, now, resetMail(email, link));
}

export function sendEmailChangedLink(
  database: Database,
  now: number,
  tokens: LinkTokens,
  change: { readonly personId: string; readonly previousEmail: string; readonly newEmail: string },
): void {
  const link = newLink(database, tokens, change.personId, Math.floor(now / 1000) + EMAIL_CHANGED_SECONDS);
  sendMail(database, now, emailChangedMail(change.previousEmail, change.newEmail, link));
}

function newLink(database: Database, tokens: LinkTokens, personId: string, exp: number): string {
  database.counter += 1;
  return tokens.issue({ personId, exp, n: database.counter });
}
