import { makeAutoObservable } from 'mobx';
import { type InvitationRefusal, readInvitation } from '../../domain/account/invitation';
import { defaultRoute } from '../../domain/account/route-gate';
import type { ToastStore } from '../feedback/toast-store';
import type { MessageKey } from '../i18n/message-key';
import type { Translate } from '../i18n/translate';
import type { Clock } from '../platform/clock';
import type { Navigation } from '../platform/navigation';
import type { OpenInvitation, SignUpStore } from './sign-up-store';

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
