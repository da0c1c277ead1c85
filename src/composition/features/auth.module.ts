import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { IdleStore } from '#src/application/auth/idle-store.ts';
import { ResendCooldown } from '#src/application/async/resend-cooldown.ts';
import { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { VerificationStore } from '#src/application/auth/verification-store.ts';
import type { AppParts, Bindings } from '#src/composition/container.ts';

export const authModule: Bindings<AuthScreens, AppParts> = {
  idle: ({ platform: { idleDetector, clock, storage, isLocalhost }, session }) =>
    new IdleStore({ idleDetector, clock, storage, isLocalhost, session }),
  signsOutWhenIdle: ({ platform: { isLocalhost } }) => !isLocalhost,
  createVerification:
    ({ authGateway: auth, platform: { clock, navigation }, session, settings, toasts, report, translate }) =>
    () =>
      new VerificationStore({
        ...{ auth, session, toasts, report, translate, navigation },
        cooldown: new ResendCooldown(clock, settings.seconds.resend),
      }),
  createTwoFactor:
    ({ authGateway: auth, passkeyLogIn: passkeys, session, report, translate }) =>
    (secondFactor) =>
      new TwoFactorStore({ auth, passkeys, session, report, translate }, secondFactor),
  createForgotPassword:
    ({ authGateway: auth, platform: { botCheck }, session, report, translate }) =>
    () =>
      new ForgotPasswordStore({ auth, botCheck, session, report, translate }),
  createResetPassword:
    ({ authGateway: auth, platform: { storage, navigation }, settings: { signUpRules: ruleSet }, report, translate }) =>
    () =>
      new ResetPasswordStore({ auth, storage, navigation, report, translate, ruleSet }),
};
