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
  /** `email`: whose second factor it is; null if the person must enter it. */
  createTwoFactor(email: string | null): TwoFactorStore;
  createForgotPassword(): ForgotPasswordStore;
  createResetPassword(): ResetPasswordStore;
}
