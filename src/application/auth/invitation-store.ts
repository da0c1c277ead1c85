import { makeAutoObservable } from 'mobx';
import { type InvitationRefusal, readInvitation } from '#src/domain/auth/invitation.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { OpenInvitation, SignUpStore } from './sign-up-store.ts';

export interface InvitationPorts {
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly toasts: ToastStore;
  readonly translate: Translate;
  /** Registered with it: whoever is signed in now need not be told of it. */
  readonly onTaken: (token: string) => void;
  readonly createSignUp: (invitation: OpenInvitation) => SignUpStore;
}

export const REFUSAL_TEXTS: Readonly<Record<InvitationRefusal, MessageKey>> = {
  expired: 'sign-up.invitation-expired',
  used: 'sign-up.invitation-used',
  unusable: 'sign-up.invitation-unusable',
};

/** /auth/team/register/{token} (§2): the sign-up form for one address, or the way to the log-in screen and why. */
export class InvitationStore {
  /** Null where the invitation cannot be taken up. */
  readonly signUp: SignUpStore | null;
  private refusal: InvitationRefusal | null;

  constructor(
    token: string,
    private readonly ports: InvitationPorts,
  ) {
    const invitation = readInvitation(token, ports.clock.now());
    this.refusal = invitation.kind === 'refused' ? invitation.reason : null;
    this.signUp =
      invitation.kind === 'open'
        ? ports.createSignUp({
            ...invitation,
            onRefused: (reason) => this.leave(reason),
            onTaken: () => ports.onTaken(token),
          })
        : null;
    makeAutoObservable<this, 'ports'>(this, { ports: false, signUp: false }, { autoBind: true, deep: false });
  }

  start(): void {
    if (this.refusal) this.leave(this.refusal);
  }

  private leave(reason: InvitationRefusal): void {
    const { toasts, translate, navigation } = this.ports;
    this.refusal = reason;
    toasts.show('error', translate(REFUSAL_TEXTS[reason]));
    navigation.go(defaultRoute('notAuth'), { replace: true });
  }
}
