import type { SecondFactor } from './auth-gateway.ts';
import type { ForgotPasswordStore } from './forgot-password-store.ts';
import type { LogInPasskeys } from './log-in-passkeys.ts';
import type { LogInStore } from './log-in-store.ts';
import type { IdleStore } from './idle-store.ts';
import type { ResetPasswordStore } from './reset-password-store.ts';
import type { TwoFactorStore } from './two-factor-store.ts';
import type { VerificationStore } from './verification-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

export interface AuthScreens {
  readonly idle: IdleStore;
  /** Off on localhost. */
  readonly signsOutWhenIdle: boolean;
  createVerification(): VerificationStore;
  createLogInPasskeys(store: LogInStore): LogInPasskeys;
  createTwoFactor(secondFactor: SecondFactor): TwoFactorStore;
  createForgotPassword(): ForgotPasswordStore;
  createResetPassword(): ResetPasswordStore;
}

export interface SignUpScreens {
  createSignUp(): SignUpStore;
  openInvitation(token: string): InvitationStore;
  notifyInvitation(token: string): void;
}
