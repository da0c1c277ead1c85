import type { InvitationStore } from './invitation-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

/** The forms of registering, made anew for each visit. */
export interface SignUpScreens {
  createSignUp(): SignUpStore;
  openInvitation(token: string): InvitationStore;
  /** To somebody who is signed in and has opened an invitation. */
  notifyInvitation(token: string): void;
}
