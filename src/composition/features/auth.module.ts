import { ContainerModule } from 'inversify';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { IdleStore } from '#src/application/auth/idle-store.ts';
import { ResendCooldown } from '#src/application/auth/resend-cooldown.ts';
import { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { VerificationStore } from '#src/application/auth/verification-store.ts';
import {
  AUTH_GATEWAY,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  SETTINGS,
  TOAST_STORE,
  token,
  type TokensOf,
  TRANSLATE,
} from '#src/composition/tokens.ts';

export const AUTH_SCREENS: TokensOf<AuthScreens> = {
  idle: token('IdleStore'),
  signsOutWhenIdle: token('SignsOutWhenIdle'),
  createVerification: token('CreateVerification'),
  createTwoFactor: token('CreateTwoFactor'),
  createForgotPassword: token('CreateForgotPassword'),
  createResetPassword: token('CreateResetPassword'),
};

export const authModule = new ContainerModule(({ bind }) => {
  bind(AUTH_SCREENS.idle).toResolvedValue(
    ({ idleDetector, clock, storage, isLocalhost }, session) =>
      new IdleStore({ idleDetector, clock, storage, isLocalhost, session }),
    [PLATFORM, SESSION_STORE],
  );
  bind(AUTH_SCREENS.signsOutWhenIdle).toResolvedValue(({ isLocalhost }) => !isLocalhost, [PLATFORM]);
  bind(AUTH_SCREENS.createVerification).toResolvedValue(
    (auth, { clock }, session, toasts, report, translate) =>
      () =>
        new VerificationStore({ auth, session, toasts, report, translate, cooldown: new ResendCooldown(clock) }),
    [AUTH_GATEWAY, PLATFORM, SESSION_STORE, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(AUTH_SCREENS.createTwoFactor).toResolvedValue(
    (auth, session, report, translate) => (email) => new TwoFactorStore({ auth, session, report, translate }, email),
    [AUTH_GATEWAY, SESSION_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(AUTH_SCREENS.createForgotPassword).toResolvedValue(
    (auth, { botCheck }, session, report, translate) =>
      () =>
        new ForgotPasswordStore({ auth, botCheck, session, report, translate }),
    [AUTH_GATEWAY, PLATFORM, SESSION_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(AUTH_SCREENS.createResetPassword).toResolvedValue(
    (auth, { storage, navigation }, { signUpRules }, report, translate) =>
      () =>
        new ResetPasswordStore({ auth, storage, navigation, report, translate, ruleSet: signUpRules }),
    [AUTH_GATEWAY, PLATFORM, SETTINGS, REPORT_FAILURE, TRANSLATE],
  );
});
