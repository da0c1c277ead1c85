import type { AccessTokens, InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { MemberRow } from '#mocks/provider/db/models.ts';
import { invitationMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';

export const LIFETIME_SECONDS = 7 * 24 * 3600;

type Invitation = Pick<InvitationClaims, 'email' | 'accountId' | 'memberId'> & { readonly company: string };

/** Mails a link, and notes it in the row of the member. */
export function sendInvitation(
  database: Database,
  now: number,
  tokens: AccessTokens<InvitationClaims>,
  { company, ...member }: Invitation,
): void {
  database.counter += 1;
  const sentTimestamp = Math.floor(now / 1000);
  const sent = { invitationNumber: database.counter, sentTimestamp };
  database.members.update({ id: member.memberId }, sent);
  const token = tokens.issue({ ...member, exp: sentTimestamp + LIFETIME_SECONDS, n: sent.invitationNumber });
  sendMail(database, now, invitationMail(member.email, company, token));
}

/** Who was invited and has neither joined nor registered. */
export function isPending(database: Database, { id, hasJoined }: MemberRow): boolean {
  return !hasJoined && !database.people.find({ id });
}

/** When the invitation that was sent last ends, and its link. */
export function invitationOf(tokens: AccessTokens<InvitationClaims>, row: MemberRow) {
  const { id: memberId, email, accountId, invitationNumber: n, sentTimestamp } = row;
  if (n === null || sentTimestamp === null) return { expiresTimestamp: null, token: null };
  const exp = sentTimestamp + LIFETIME_SECONDS;
  return { expiresTimestamp: exp, token: tokens.issue({ email, accountId, memberId, exp, n }) };
}

/** Accepts an invitation once. Throws for one that is forged, used, expired or withdrawn. */
function acceptInvitation(
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
  const member = database.members.find({ id: claims.memberId });
  if (!member) throw invalid('invitation_withdrawn', 'This invitation was withdrawn. Ask for a new one.');
  if (member.invitationNumber !== null && member.invitationNumber !== claims.n) {
    throw invalid('invitation_withdrawn', 'A newer invitation replaced this one. Use the link in the newest email.');
  }
  database.spentTokens.insert({ mark });
  return claims;
}

/** Of a person who accepts an invitation to the own email. */
export function membershipOf(
  database: Database,
  tokens: AccessTokens<InvitationClaims>,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: number },
) {
  const { accountId, memberId, ...claims } = acceptInvitation(database, tokens, token, now);
  if (claims.email.toLowerCase() !== email.toLowerCase()) {
    throw invalid('invitation_invalid', 'This invitation is for another email.');
  }
  return { id: memberId, accountId };
}
