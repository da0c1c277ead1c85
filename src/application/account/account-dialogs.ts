import { makeAutoObservable } from 'mobx';

export type AccountDialog = 'profile' | 'change-email' | 'change-password' | 'demo-mailbox';

/**
 * Which dialog of the profile menu is open. Held by the account and not by a page: a changed e-mail leads to `/`, and its
 * success has to be seen after that (§2).
 */
export class AccountDialogs {
  opened: AccountDialog | null = null;
  /** The e-mail has just been changed to this one, and the person has not seen it yet. */
  newEmail: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(dialog: AccountDialog): void {
    this.opened = dialog;
    this.newEmail = null;
  }

  close(): void {
    this.opened = null;
  }

  announceNewEmail(email: string): void {
    this.opened = null;
    this.newEmail = email;
  }

  dismissNewEmail(): void {
    this.newEmail = null;
  }
}
