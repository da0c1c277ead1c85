import type { InvitationStore } from './invitation-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

export interface SignUpScreens {
  createSignUp(): SignUpStore;
  openInvitation(token: string): InvitationStore;
  notifyInvitation(token: string): void;
}
