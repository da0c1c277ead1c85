import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { IdleStore } from '#src/application/auth/idle-store.ts';
import { ResendCooldown } from '#src/application/async/resend-cooldown.ts';
import { LogInPasskeys } from '#src/application/auth/log-in-passkeys.ts';
import type { PasskeyLogIn } from '#src/application/auth/passkey-log-in.ts';
import { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { VerificationStore } from '#src/application/auth/verification-store.ts';
import type { AppParts, Bindings } from '#src/composition/container.ts';
import { loadPasskeys } from '#src/composition/platform/load-passkeys.ts';
import { createLazyPart } from '#src/composition/lazy-part.ts';

interface PasskeyParts {
  readonly passkeyLogIn: LazyPart<PasskeyLogIn>;
}

export const authModule: Bindings<AuthScreens & PasskeyParts, AppParts & PasskeyParts> = {
  passkeyLogIn: ({ backend, session, platform, i18n }) =>
    createLazyPart(async () => {
      const [{ PasskeyLogIn }, { passkeys }, authenticator] = await Promise.all([
        import('#src/application/auth/passkey-log-in.ts'),
        backend.loadGateways(session),
        loadPasskeys(platform),
        i18n.load(['passkeys']),
      ]);
      return new PasskeyLogIn(passkeys, authenticator, i18n.translate);
    }),
  createLogInPasskeys:
    ({ passkeyLogIn: passkeys, session }) =>
    (store) =>
      new LogInPasskeys({ passkeys, session, store }),
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
