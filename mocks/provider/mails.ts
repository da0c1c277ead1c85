import { type Database, nextHex } from './database';
import type { MailRow } from './rows';

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

export function invitationMail(to: string, company: string, token: string): MailDraft {
  const text = `${company} has invited you to its team. The link works once, for seven days.`;
  return { to, subject: `Join ${company}`, text, code: null, link: `/auth/team/register/${token}` };
}
