import type { AccessTokens, InvitationClaims } from './access-tokens.ts';
import type { Database } from './database.ts';
import { invitationMail, sendMail } from './mails.ts';
import { invalid } from './provider-error.ts';

const LIFETIME_SECONDS = 7 * 24 * 3600;

/** Mails the way into a team; the token itself says for whom and until when. */
export function sendInvitation(
  { database, seed, now }: { database: Database; seed: string; now: number },
  tokens: AccessTokens<InvitationClaims>,
  { company, ...member }: Pick<InvitationClaims, 'email' | 'accountId' | 'memberId'> & { readonly company: string },
): void {
  database.counter += 1;
  const exp = Math.floor(now / 1000) + LIFETIME_SECONDS;
  const token = tokens.issue({ ...member, exp, n: database.counter });
  sendMail(database, seed, now, invitationMail(member.email, company, token));
}

/** Takes the invitation, once; refuses one that was changed, used, withdrawn or left lying for too long. */
export function takeInvitation(
  database: Database,
  tokens: AccessTokens<InvitationClaims>,
  token: string,
  now: number,
): InvitationClaims {
  const claims = tokens.claimsOf(token);
  if (!claims) throw invalid('invitation_invalid', 'This invitation is not valid. Ask for a new one.');
  const mark = `invitation:${claims.n}`;
  if (database.spentTokens.includes(mark)) throw invalid('invitation_used', 'This invitation has been used already.');
  if (claims.exp * 1000 < now) throw invalid('invitation_expired', 'This invitation has expired. Ask for a new one.');
  if (!database.members.some(({ id }) => id === claims.memberId)) {
    throw invalid('invitation_withdrawn', 'This invitation was withdrawn. Ask for a new one.');
  }
  database.spentTokens.push(mark);
  return claims;
}
