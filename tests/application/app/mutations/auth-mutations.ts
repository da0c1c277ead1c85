import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { fillIn } from '#tests/support/sign-up-form.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Mutation, OpenMutation } from './mutation.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
const NEW_PASSWORD = 'Brand-New-77';

async function access(app: TestApp): Promise<AuthScreens> {
  await app.stores.auth.load();
  return app.stores.auth.current;
}

interface CodeEntry {
  readonly code: string;
  readonly codeProblem: string | null;
  readonly formErrors: readonly string[];
  setCode(raw: string): void;
  verify(): unknown;
}

/** The sixth digit sends the code the first time; later it is the button. */
function openCode(store: CodeEntry, code: string, isDone: () => boolean): OpenMutation {
  return {
    run: () => (store.code === code ? store.verify() : store.setCode(code)),
    // The last digit is what sends it.
    typed: () => store.code.slice(0, 5),
    inlineMessages: () => (store.codeProblem === null ? store.formErrors : [store.codeProblem]),
    isDone,
  };
}

async function mailedCode(app: TestApp): Promise<string> {
  await (await access(app)).createVerification().resend();
  return app.provider.mails.all().find(({ code }) => code !== null)?.code ?? '';
}

/** The ways in, up to a verified email. */
export const AUTH_MUTATIONS: readonly Mutation[] = [
  {
    name: 'logging in',
    call: ['auth', 'logIn'],
    scenario: 'visitor',
    errorReporting: 'sign-in',
    async open(app) {
      const store = app.stores.createLogIn();
      await store.form.prepare();
      store.form.set('email', elena.email);
      store.form.set('password', elena.password);
      return {
        run: () => store.logIn(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => app.session.state === 'dashboard',
      };
    },
  },
  {
    name: 'the second factor',
    call: ['auth', 'verifySecondFactor'],
    isRejectedTwice: true,
    scenario: 'visitor',
    errorReporting: 'sign-in',
    async open(app) {
      const logIn = app.stores.createLogIn();
      await logIn.form.prepare();
      logIn.form.set('email', mateo.email);
      logIn.form.set('password', mateo.password);
      await logIn.logIn();
      const store = (await access(app)).createTwoFactor({
        email: mateo.email,
        takesRecoveryCode: false,
        takesPasskey: false,
      });
      store.start();
      store.setCode(mateo.code.slice(0, 5));
      return openCode(store, mateo.code, () => app.session.state === 'dashboard');
    },
  },
  {
    name: 'signing up',
    call: ['auth', 'register'],
    isRejectedTwice: true,
    scenario: 'visitor',
    errorReporting: 'registration',
    async open(app) {
      await app.stores.signUp.load();
      const store = app.stores.signUp.current.createSignUp();
      await fillIn(store);
      const { translate } = app.i18n;
      return {
        run: () => store.register(),
        typed: () => store.form.values,
        inlineMessages: () => (store.problem ? [translate(store.problem.message), ...store.problem.details] : []),
        isDone: () => app.session.state === 'email-verification',
      };
    },
  },
  {
    name: 'asking for a new password',
    call: ['auth', 'forgotPassword'],
    scenario: 'visitor',
    errorReporting: 'sessionless',
    async open(app) {
      const store = (await access(app)).createForgotPassword();
      await store.form.prepare();
      store.form.set('email', elena.email);
      return {
        run: () => store.send(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.sentTo === elena.email,
      };
    },
  },
  {
    name: 'setting a new password',
    call: ['auth', 'resetPassword'],
    scenario: 'visitor',
    errorReporting: 'sessionless',
    async open(app) {
      const screens = await access(app);
      const forgot = screens.createForgotPassword();
      forgot.form.set('email', elena.email);
      await forgot.send();
      const store = screens.createResetPassword();
      store.open(app.provider.mails.all()[0]?.link?.replace('/reset-password/', ''));
      await store.form.prepare();
      store.form.set('password', NEW_PASSWORD);
      store.form.set('repeatedPassword', NEW_PASSWORD);
      return {
        run: () => store.reset(),
        typed: () => [store.form.values, store.hasToken || store.isDone],
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.isDone,
      };
    },
  },
  {
    name: 'verifying the email',
    call: ['auth', 'verifyEmail'],
    denial: { response: 'email-verification' },
    scenario: 'onboarding-at-email-verification',
    errorReporting: 'own',
    async open(app) {
      const code = await mailedCode(app);
      const store = (await access(app)).createVerification();
      store.setCode(code.slice(0, 5));
      return openCode(store, code, () => app.session.state === 'company-data');
    },
  },
  {
    name: 'asking for a new code',
    call: ['auth', 'resendEmailCode'],
    scenario: 'onboarding-at-email-verification',
    errorReporting: 'own',
    async open(app) {
      const store = (await access(app)).createVerification();
      store.setCode('123');
      return {
        run: () => store.resend(),
        typed: () => store.code,
        inlineMessages: () => store.formErrors,
        isDone: () => store.secondsLeft > 0,
      };
    },
  },
];
