import { makeAutoObservable } from 'mobx';

export type AccountDialog =
  | 'profile'
  | 'change-email'
  | 'change-password'
  | 'two-factor'
  | 'close-account'
  | 'demo-mailbox';

/** It belongs to the account: changing the email navigates to `/`, and the success must survive that. */
export class AccountDialogs {
  opened: AccountDialog | null = null;
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
