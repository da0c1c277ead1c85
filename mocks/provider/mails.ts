import { type Database, nextHex } from './database.ts';
import type { MailRow } from './rows.ts';

/** What the provider writes to people. */
export type MailDraft = Pick<MailRow, 'to' | 'subject' | 'text' | 'code' | 'link'>;

/** More than anybody reads in a demo. */
const MOST_MAILS = 50;

export function sendMail(database: Database, seed: string, now: number, draft: MailDraft): void {
  const mail = { ...draft, id: nextHex(database, seed, 'mail', 12), at: now };
  database.mails = [mail, ...database.mails].slice(0, MOST_MAILS);
}

export function codeMail(to: string, code: string): MailDraft {
  const text = `Your verification code is ${code}. It replaces any code we sent you before.`;
  return { to, subject: 'Verify your email', text, code, link: null };
}

export function resetMail(to: string, token: string): MailDraft {
  const text = 'Choose a new password with this link. It works once, for one hour.';
  return { to, subject: 'Set a new password', text, code: null, link: `/reset-password/${token}` };
}

/** To the address that was left, so that nobody loses an account without noticing. */
export function emailChangedMail(to: string, email: string, token: string): MailDraft {
  const text = `You sign in with ${email} from now on. If that is not right, choose another email with this link. It works once, for 24 hours.`;
  return { to, subject: 'Your email was changed', text, code: null, link: `/dashboard/change-email/${token}` };
}

/** As above, but to an address that held for a moment: whoever reads it may be a stranger, and gets no link. */
export function emailLeftMail(to: string): MailDraft {
  const text = 'This email is no longer the one of an account. There is nothing to do.';
  return { to, subject: 'Your email was changed', text, code: null, link: null };
}

export function invitationMail(to: string, company: string, token: string): MailDraft {
  const text = `${company} has invited you to its team. The link works once, for seven days.`;
  return { to, subject: `Join ${company}`, text, code: null, link: `/auth/team/register/${token}` };
}
