import { readInvitation } from '#src/domain/auth/invitation.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import { INVITATION_ERROR_MESSAGES } from './invitation-store.ts';
import type { SessionStore } from './session-store.ts';

export interface InvitationNoticeDeps {
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly translate: Translate;
}

/** A signed-in person cannot open an invitation and gets a notice how to. */
export function notifyInvitation(token: string, { clock, session, toasts, translate }: InvitationNoticeDeps): void {
  if (!session.hasToken) return;
  const invitation = readInvitation(token, clock.now());
  if (invitation.kind === 'invalid')
    return toasts.show('error', translate(INVITATION_ERROR_MESSAGES[invitation.reason]));
  const { email } = invitation;
  const isOwn = session.user?.email.toLowerCase() === email.toLowerCase();
  toasts.show('info', translate(isOwn ? 'sign-up.invitation-own' : 'sign-up.invitation-waits', { email }));
}
