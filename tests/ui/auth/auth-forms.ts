import { screen, within } from '@testing-library/react';
import { userEvent } from '#tests/support/user-event.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { GatewayChanges } from '#tests/support/with-methods.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

/** An auth form, filled in and valid. */
export interface AuthForm {
  readonly path: string;
  readonly scenario: ScenarioName;
  readonly title: string;
  fill(): Promise<void>;
  readonly button: RegExp;
  /** The last input submits the form; its button shows only after a failure. */
  readonly sendsItself?: true;
  /** A sign-in changes nothing, so a lost response needs no warning about a possible change. */
  readonly isSignIn?: true;
  /** Replaces the calls that submit the form. */
  replace(calls: FormCalls): GatewayChanges;
}

export type FormCalls = DeferredCalls<unknown, never>;

const { twoFactor } = demoAccounts;

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const check = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name));
const type = (name: string, text: string) => userEvent.fill(screen.getByLabelText(name, { exact: true }), text);

const auth =
  (
    method: 'logIn' | 'verifySecondFactor' | 'register' | 'verifyEmail' | 'forgotPassword' | 'resetPassword',
  ): AuthForm['replace'] =>
  (calls) => ({ auth: { [method]: calls.send } });

const saving: AuthForm['replace'] = (calls) => ({
  onboarding: { saveAnswers: (_, answers) => calls.send(answers) },
});

const stage = (name: string, title: string, fill: () => Promise<void>): AuthForm => ({
  path: `/auth/${name}`,
  scenario: `onboarding-at-${name}` as ScenarioName,
  title,
  fill,
  button: /^(Next|Saving)/,
  replace: saving,
});

const logIn: AuthForm = {
  path: '/auth/login',
  scenario: 'visitor',
  title: 'Log in to Gatehouse',
  async fill() {
    await type('Email', twoFactor.email);
    await type('Password', twoFactor.password);
  },
  button: /^Log(ging)? in/,
  isSignIn: true,
  replace: auth('logIn'),
};

/** Everything but the email, which an invitation provides. */
async function signUp(): Promise<void> {
  await type('First name', 'Елена');
  await type('Last name', "O'Neil");
  await type('Password', 'Newcomer-2026');
  await type('Confirm password', 'Newcomer-2026');
  await type('Number', '888123456');
  await check(/I agree/);
}

const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
export const INVITATION = `${part({ alg: 'HS256' })}.${part({ email: 'ana@northwall.example', exp: 4_102_444_800 })}.c2ln`;

export const FORMS: Readonly<Record<string, AuthForm>> = {
  'the log-in': logIn,
  'the second factor': {
    ...logIn,
    async fill() {
      await logIn.fill();
      await userEvent.keyboard('{Enter}');
      await pageTitled('Enter your code');
      await userEvent.fill(box('Authentication code'), '12 34-56');
    },
    button: /^Retry/,
    sendsItself: true,
    replace: auth('verifySecondFactor'),
  },
  'the sign-up': {
    path: '/auth/register',
    scenario: 'visitor',
    title: 'Create your account',
    async fill() {
      await type('Email', 'elena@newcomer.example');
      await signUp();
    },
    button: /^Creat(e|ing) account/,
    replace: auth('register'),
  },
  'the sign-up by invitation': {
    path: `/auth/team/register/${INVITATION}`,
    scenario: 'visitor',
    title: 'Create your account',
    fill: signUp,
    button: /^Creat(e|ing) account/,
    replace: auth('register'),
  },
  'the verification': {
    path: '/auth/verification',
    scenario: 'onboarding-at-email-verification',
    title: 'Check your email',
    fill: () => userEvent.fill(box('Verification code'), '12 34-56'),
    button: /^Retry/,
    sendsItself: true,
    replace: auth('verifyEmail'),
  },
  'the forgotten password': {
    path: '/auth/forgot-password',
    scenario: 'visitor',
    title: 'Forgot your password?',
    fill: () => type('Email', 'elena@northwall.example'),
    button: /^Send/,
    replace: auth('forgotPassword'),
  },
  'the new password': {
    path: '/reset-password/a.b.c',
    scenario: 'visitor',
    title: 'Set a new password',
    async fill() {
      await type('New password', 'Brand-New-77');
      await type('Confirm new password', 'Brand-New-77');
    },
    button: /^(Set|Saving)/,
    replace: auth('resetPassword'),
  },
  'the company': stage('company-data', "What's your company's name?", async () => {
    await screen.findByLabelText('Company name');
    await type('Company name', 'Clearwater');
  }),
  'the use cases': stage('use-cases', 'What are you building?', async () => {
    await check('NFTs');
    await check('Other');
    await type('Your use case', 'Escrow');
  }),
  'the protocols': stage('blockchain-protocols', 'Which protocols do you build on?', () => check('Bitcoin')),
  'the channels': stage('channels', 'How did you hear about us?', () => check('Referral')),
  'the plans': stage('pricing-plan', 'Choose a plan', async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Annual/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Growth' }));
  }),
  'the summary': {
    path: '/auth/summary',
    scenario: 'onboarding-at-summary',
    title: 'Review your answers',
    fill: () => check(/I accept/),
    button: /^(Pay|Confirming)/,
    replace: (calls) => ({ onboarding: { confirmSummary: () => calls.send(undefined) } }),
  },
};

/** The filled-in form in the whole console; the test settles what it submits. */
export async function openForm({ path, scenario, title, replace, fill }: AuthForm) {
  const calls: FormCalls = new DeferredCalls();
  const app = openApp({ path, scenario, overrideGateways: replace(calls) });
  await pageTitled(title);
  await fill();
  return { calls, console: app };
}

export const main = () => screen.getByRole('main');

export function submitButton({ button }: AuthForm): HTMLButtonElement {
  return within(main()).getByRole<HTMLButtonElement>('button', { name: button });
}

/** Everything that is typed, ticked or chosen here. */
export function filledIn(): readonly (string | boolean)[] {
  const inputs = [...main().querySelectorAll<HTMLInputElement>('input')];
  return inputs.map(({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value));
}

/** Focuses a field, for Enter; the last filled-in field has the focus already. */
export function focusField(): void {
  const inputs = [...main().querySelectorAll<HTMLInputElement>('input:not([type="search"])')];
  const field = inputs.find(
    ({ checked, type, value }) => checked || (type !== 'checkbox' && type !== 'radio' && value),
  );
  field?.focus();
}
