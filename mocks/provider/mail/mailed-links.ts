import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { emailChangedMail, resetMail, sendMail } from './mails.ts';

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
