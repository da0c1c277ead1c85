import type { SecondFactor } from './auth-gateway.ts';
import type { ForgotPasswordStore } from './forgot-password-store.ts';
import type { IdleStore } from './idle-store.ts';
import type { ResetPasswordStore } from './reset-password-store.ts';
import type { TwoFactorStore } from './two-factor-store.ts';
import type { VerificationStore } from './verification-store.ts';

export interface AuthScreens {
  readonly idle: IdleStore;
  /** Off on localhost. */
  readonly signsOutWhenIdle: boolean;
  createVerification(): VerificationStore;
  createTwoFactor(secondFactor: SecondFactor): TwoFactorStore;
  createForgotPassword(): ForgotPasswordStore;
  createResetPassword(): ResetPasswordStore;
}
