import type { InvitationStore } from './invitation-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

export interface SignUpScreens {
  createSignUp(): SignUpStore;
  openInvitation(token: string): InvitationStore;
  /** For a signed-in person who opened an invitation. */
  notifyInvitation(token: string): void;
}
