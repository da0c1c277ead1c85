import { isEmail } from '#src/domain/shared/text-rules.ts';
import { tokenClaims, tokenStatus } from './session-token.ts';

export type Invitation =
  | { readonly kind: 'open'; readonly token: string; readonly email: string }
  | { readonly kind: 'invalid'; readonly reason: InvitationError };

/** Only the server knows about `used`. */
export type InvitationError = 'expired' | 'used' | 'unusable';

/** The invited email is a claim of the token; without it the invitation is unusable. */
export function readInvitation(token: string, now: number): Invitation {
  const status = tokenStatus(token, now);
  const email = tokenClaims(token)?.email;
  if (status === 'expired') return { kind: 'invalid', reason: 'expired' };
  if (status === 'invalid' || typeof email !== 'string' || !isEmail(email)) {
    return { kind: 'invalid', reason: 'unusable' };
  }
  return { kind: 'open', token, email: email.trim() };
}

export function invitationError(code: string): InvitationError | null {
  const name = code.toLowerCase();
  if (!name.includes('invitation')) return null;
  if (name.includes('expired')) return 'expired';
  return name.includes('used') || name.includes('accepted') ? 'used' : 'unusable';
}
