import type { Container } from 'inversify';
import type { AccessScreens } from '../application/session/access-screens';
import { ForgotPasswordStore } from '../application/session/forgot-password-store';
import { IdleStore } from '../application/session/idle-store';
import { ResetPasswordStore } from '../application/session/reset-password-store';
import { TwoFactorStore } from '../application/session/two-factor-store';
import { VerificationStore } from '../application/session/verification-store';
import { VerificationWait } from '../application/session/verification-wait';
import * as tokens from './tokens';

export function createAccessScreens(app: Container): AccessScreens {
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
      const wait = new VerificationWait(app.get(tokens.CLOCK));
      return new VerificationStore({ ...common, toasts: app.get(tokens.TOAST_STORE), wait });
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
