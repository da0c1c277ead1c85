import type { AccessTokens, InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import { invitationMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';

const LIFETIME_SECONDS = 7 * 24 * 3600;

type Invitation = Pick<InvitationClaims, 'email' | 'accountId' | 'memberId'> & { readonly company: string };

export function sendInvitation(
  database: Database,
  now: number,
  tokens: AccessTokens<InvitationClaims>,
  { company, ...member }: Invitation,
): void {
  database.counter += 1;
  const exp = Math.floor(now / 1000) + LIFETIME_SECONDS;
  const token = tokens.issue({ ...member, exp, n: database.counter });
  sendMail(database, now, invitationMail(member.email, company, token));
}

/** Accepts an invitation once. Throws for one that is forged, used, expired or withdrawn. */
export function acceptInvitation(
  database: Database,
  tokens: AccessTokens<InvitationClaims>,
  token: string,
  now: number,
): InvitationClaims {
  const claims = tokens.claimsOf(token);
  if (!claims) throw invalid('invitation_invalid', 'This invitation is not valid. Ask for a new one.');
  const mark = `invitation:${claims.n}`;
  if (database.spentTokens.find({ mark })) {
    throw invalid('invitation_used', 'This invitation has already been used.');
  }
  if (claims.exp * 1000 < now) throw invalid('invitation_expired', 'This invitation has expired. Ask for a new one.');
  if (!database.members.find({ id: claims.memberId })) {
    throw invalid('invitation_withdrawn', 'This invitation was withdrawn. Ask for a new one.');
  }
  database.spentTokens.insert({ mark });
  return claims;
}
