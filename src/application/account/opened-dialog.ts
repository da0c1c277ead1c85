import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';

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
  /** What shows cannot be shown again. */
  private isHeld = false;

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

  /** Until the disposer, no navigation closes the dialog. */
  hold(): Disposer {
    this.setHeld(true);
    return () => this.setHeld(false);
  }

  /** Another page opens. */
  leave(): void {
    if (!this.isHeld) this.close();
  }

  announceNewEmail(email: string): void {
    this.opened = null;
    this.newEmail = email;
  }

  dismissNewEmail(): void {
    this.newEmail = null;
  }

  private setHeld(isHeld: boolean): void {
    this.isHeld = isHeld;
  }
}
