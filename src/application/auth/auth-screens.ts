import type { ForgotPasswordStore } from './forgot-password-store.ts';
import type { IdleStore } from './idle-store.ts';
import type { ResetPasswordStore } from './reset-password-store.ts';
import type { TwoFactorStore } from './two-factor-store.ts';
import type { VerificationStore } from './verification-store.ts';

/** Verification, the second factor and forgotten passwords, each made anew for a visit; and the watch over all of them. */
export interface AuthScreens {
  readonly idle: IdleStore;
  /** Not on localhost (D47). */
  readonly signsOutWhenIdle: boolean;
  createVerification(): VerificationStore;
  /** `email`: whose second factor it is; null where the person has to say (D56). */
  createTwoFactor(email: string | null): TwoFactorStore;
  createForgotPassword(): ForgotPasswordStore;
  createResetPassword(): ResetPasswordStore;
}
