import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { MailRow, PersonRow } from '#mocks/provider/db/models.ts';
import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { MailContent } from '#src/domain/demo/mail-content.ts';

export interface MailDraft extends Pick<MailRow, 'to' | 'code' | 'link'> {
  readonly content: MailContent;
}

const MOST_MAILS = 50;

export function sendMail(database: Database, now: number, { content, ...draft }: MailDraft): void {
  database.mails.insert({ ...draft, json: JSON.stringify(content), id: nextHex(database, 'mail', 12), at: now });
  const [oldest, ...others] = database.mails.where();
  if (oldest && others.length >= MOST_MAILS) database.mails.remove({ id: oldest.id });
}

export function codeMail(to: string, code: string): MailDraft {
  return { to, content: { kind: 'verification-code' }, code, link: null };
}

export function resetMail(to: string, token: string): MailDraft {
  return { to, content: { kind: 'password-reset' }, code: null, link: `/reset-password/${token}` };
}

/** To the previous email, so that nobody loses an account without noticing. */
export function emailChangedMail(to: string, email: string, token: string): MailDraft {
  return { to, content: { kind: 'email-changed', email }, code: null, link: `/dashboard/change-email/${token}` };
}

/** To an email that was replaced by a link. Its reader may be a stranger, and gets no link. */
export function emailLeftMail(to: string): MailDraft {
  return { to, content: { kind: 'email-left' }, code: null, link: null };
}

export function invitationMail(to: string, company: string, token: string): MailDraft {
  return { to, content: { kind: 'invitation', company }, code: null, link: `/auth/team/register/${token}` };
}

export function ownershipMail(
  to: string,
  content: Omit<Extract<MailContent, { readonly kind: 'ownership-transfer' }>, 'kind'>,
  token: string,
): MailDraft {
  const link = `/team/accept-ownership/${token}`;
  return { to, content: { kind: 'ownership-transfer', ...content }, code: null, link };
}

export function closureMail(to: string, closesTimestamp: number): MailDraft {
  return { to, content: { kind: 'account-closing', closesAt: closesTimestamp * 1000 }, code: null, link: null };
}

export function closureWithdrawnMail(to: string): MailDraft {
  return { to, content: { kind: 'account-closing-cancelled' }, code: null, link: null };
}

export function budgetAlertMail(
  to: string,
  content: Extract<MailContent, { readonly kind: 'budget-alert' | 'budget-stop' }>,
): MailDraft {
  return { to, content, code: null, link: '/usage' };
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
