import type { Container } from 'inversify';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { IdleStore } from '#src/application/auth/idle-store.ts';
import { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { VerificationStore } from '#src/application/auth/verification-store.ts';
import { ResendCooldown } from '#src/application/auth/resend-cooldown.ts';
import * as tokens from '#src/composition/tokens.ts';

export function createAuthScreens(app: Container): AuthScreens {
  const common = {
    auth: app.get(tokens.GATEWAYS).auth,
    session: app.get(tokens.SESSION_STORE),
    report: app.get(tokens.REPORT_FAILURE),
    translate: app.get(tokens.TRANSLATE),
  };
  const storage = app.get(tokens.STORAGE);
  return {
    idle: new IdleStore({
      idleDetector: app.get(tokens.IDLE_DETECTOR),
      clock: app.get(tokens.CLOCK),
      storage,
      session: common.session,
      isLocalhost: app.get(tokens.IS_LOCALHOST),
    }),
    signsOutWhenIdle: !app.get(tokens.IS_LOCALHOST),
    createVerification: () => {
      const cooldown = new ResendCooldown(app.get(tokens.CLOCK));
      return new VerificationStore({ ...common, toasts: app.get(tokens.TOAST_STORE), cooldown });
    },
    createTwoFactor: (email) => new TwoFactorStore(common, email),
    createForgotPassword: () => new ForgotPasswordStore({ ...common, botCheck: app.get(tokens.BOT_CHECK) }),
    createResetPassword: () =>
      new ResetPasswordStore({
        ...common,
        storage,
        navigation: app.get(tokens.NAVIGATION),
        ruleSet: app.get(tokens.SETTINGS).signUpRules,
      }),
  };
}
