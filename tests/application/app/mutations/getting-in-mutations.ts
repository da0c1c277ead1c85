import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AccessScreens } from '#src/application/auth/access-screens.ts';
import { fillIn } from '#tests/support/sign-up-form.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import type { Mutation, OpenMutation } from './mutation.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
const NEW_PASSWORD = 'Brand-New-77';

async function access(console: TestConsole): Promise<AccessScreens> {
  await console.stores.access.load();
  return console.stores.access.current;
}

interface CodeEntry {
  readonly code: string;
  readonly codeProblem: string | null;
  readonly problems: readonly string[];
  setCode(raw: string): void;
  verify(): unknown;
}

/** The sixth digit sends the code the first time; later it is the button. */
function openCode(store: CodeEntry, code: string, isDone: () => boolean): OpenMutation {
  return {
    run: () => (store.code === code ? store.verify() : store.setCode(code)),
    // The last digit is what sends it.
    typed: () => store.code.slice(0, 5),
    told: () => (store.codeProblem === null ? store.problems : [store.codeProblem]),
    isDone,
  };
}

async function mailedCode(console: TestConsole): Promise<string> {
  await (await access(console)).createVerification().resend();
  return console.provider.mails.all().find(({ code }) => code !== null)?.code ?? '';
}

/** The ways in, up to a verified email. */
export const GETTING_IN_MUTATIONS: readonly Mutation[] = [
  {
    name: 'logging in',
    call: ['auth', 'logIn'],
    scenario: 'visitor',
    telling: 'sign-in',
    async open(console) {
      const store = console.stores.createLogIn();
      await store.form.prepare();
      store.form.set('email', elena.email);
      store.form.set('password', elena.password);
      return {
        run: () => store.logIn(),
        typed: () => store.form.values,
        told: () => store.problems,
        isDone: () => console.session.state === 'dashboard',
      };
    },
  },
  {
    name: 'the second factor',
    call: ['auth', 'verifySecondFactor'],
    scenario: 'visitor',
    telling: 'sign-in',
    async open(console) {
      const logIn = console.stores.createLogIn();
      await logIn.form.prepare();
      logIn.form.set('email', mateo.email);
      logIn.form.set('password', mateo.password);
      await logIn.logIn();
      const store = (await access(console)).createTwoFactor(mateo.email);
      store.start();
      store.setCode(mateo.code.slice(0, 5));
      return openCode(store, mateo.code, () => console.session.state === 'dashboard');
    },
  },
  {
    name: 'signing up',
    call: ['auth', 'register'],
    scenario: 'visitor',
    telling: 'registration',
    async open(console) {
      await console.stores.signUp.load();
      const store = console.stores.signUp.current.createSignUp();
      await fillIn(store);
      const { translate } = console.catalogue;
      return {
        run: () => store.register(),
        typed: () => store.form.values,
        told: () => (store.problem ? [translate(store.problem.line), ...store.problem.details] : []),
        isDone: () => console.session.state === 'email-verification',
      };
    },
  },
  {
    name: 'asking for a new password',
    call: ['auth', 'forgotPassword'],
    scenario: 'visitor',
    telling: 'sessionless',
    async open(console) {
      const store = (await access(console)).createForgotPassword();
      await store.form.prepare();
      store.form.set('email', elena.email);
      return {
        run: () => store.send(),
        typed: () => store.form.values,
        told: () => store.problems,
        isDone: () => store.sentTo === elena.email,
      };
    },
  },
  {
    name: 'setting a new password',
    call: ['auth', 'resetPassword'],
    scenario: 'visitor',
    telling: 'sessionless',
    async open(console) {
      const screens = await access(console);
      const forgot = screens.createForgotPassword();
      forgot.form.set('email', elena.email);
      await forgot.send();
      const store = screens.createResetPassword();
      store.open(console.provider.mails.all()[0]?.link?.replace('/reset-password/', ''));
      await store.form.prepare();
      store.form.set('password', NEW_PASSWORD);
      store.form.set('repeatedPassword', NEW_PASSWORD);
      return {
        run: () => store.reset(),
        typed: () => [store.form.values, store.hasToken || store.isDone],
        told: () => store.problems,
        isDone: () => store.isDone,
      };
    },
  },
  {
    name: 'verifying the email',
    call: ['auth', 'verifyEmail'],
    scenario: 'onboarding-at-email-verification',
    telling: 'own',
    async open(console) {
      const code = await mailedCode(console);
      const store = (await access(console)).createVerification();
      store.setCode(code.slice(0, 5));
      return openCode(store, code, () => console.session.state === 'company-data');
    },
  },
  {
    name: 'asking for a new code',
    call: ['auth', 'resendEmailCode'],
    scenario: 'onboarding-at-email-verification',
    telling: 'own',
    async open(console) {
      const store = (await access(console)).createVerification();
      store.setCode('123');
      return {
        run: () => store.resend(),
        typed: () => store.code,
        told: () => store.problems,
        isDone: () => store.secondsLeft > 0,
      };
    },
  },
];
