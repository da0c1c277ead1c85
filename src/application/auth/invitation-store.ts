import { makeAutoObservable } from 'mobx';
import { type InvitationError, readInvitation } from '#src/domain/auth/invitation.ts';
import { defaultRoute } from '#src/domain/auth/admit.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { OpenInvitation, SignUpStore } from './sign-up-store.ts';
import type { SessionStore } from './session-store.ts';

interface InvitationDeps {
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly toasts: ToastStore;
  readonly translate: Translate;
  /** After registration, a signed-in person needs no notice. */
  readonly onAccepted: (token: string) => void;
  readonly createSignUp: (invitation: OpenInvitation) => SignUpStore;
}

const INVITATION_ERROR_MESSAGES: Readonly<Record<InvitationError, MessageKey>> = {
  expired: 'sign-up.invitation-expired',
  used: 'sign-up.invitation-used',
  unusable: 'sign-up.invitation-unusable',
};

/** /auth/team/register/{token}: the sign-up form for one email, or why it is unavailable. */
export class InvitationStore {
  readonly signUp: SignUpStore | null;
  private error: InvitationError | null;
  readonly #deps: InvitationDeps;

  constructor(token: string, deps: InvitationDeps) {
    this.#deps = deps;
    const invitation = readInvitation(token, deps.clock.now());
    this.error = invitation.kind === 'invalid' ? invitation.reason : null;
    this.signUp =
      invitation.kind === 'open'
        ? deps.createSignUp({
            ...invitation,
            onInvalid: (reason) => this.leave(reason),
            onAccepted: () => deps.onAccepted(token),
          })
        : null;
    makeAutoObservable(this, { signUp: false }, { autoBind: true, deep: false });
  }

  start(): void {
    if (this.error) this.leave(this.error);
  }

  private leave(reason: InvitationError): void {
    const { toasts, translate, navigation } = this.#deps;
    this.error = reason;
    toasts.show('error', translate(INVITATION_ERROR_MESSAGES[reason]));
    navigation.go(defaultRoute('notAuth'), { replace: true });
  }
}

interface InvitationNoticeDeps {
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
