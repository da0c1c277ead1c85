import { isEmail } from '#src/domain/shared/text-rules.ts';
import { tokenClaims, tokenStatus } from './session-token.ts';

/** What the token of an invitation's address comes to (§2, §6). */
export type Invitation =
  | { readonly kind: 'open'; readonly token: string; readonly email: string }
  | { readonly kind: 'invalid'; readonly reason: InvitationError };

/** `used` is known to the server alone. */
export type InvitationError = 'expired' | 'used' | 'unusable';

/** Whom the invitation is for stands in its claims; without an address it is of no use. */
export function readInvitation(token: string, now: number): Invitation {
  const status = tokenStatus(token, now);
  const email = tokenClaims(token)?.email;
  if (status === 'expired') return { kind: 'invalid', reason: 'expired' };
  if (status === 'invalid' || typeof email !== 'string' || !isEmail(email)) {
    return { kind: 'invalid', reason: 'unusable' };
  }
  return { kind: 'open', token, email: email.trim() };
}

/** Whether the server's error is about the invitation itself: `invitation_used`, `expired-invitation` and the like. */
export function invitationError(code: string): InvitationError | null {
  const name = code.toLowerCase();
  if (!name.includes('invitation')) return null;
  if (name.includes('expired')) return 'expired';
  return name.includes('used') || name.includes('accepted') ? 'used' : 'unusable';
}
