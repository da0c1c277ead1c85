import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { type RequestFailure, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { GatewayChanges } from '#tests/support/with-methods.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

/** A form of a way in, filled in and valid; the table of every change has them all. */
interface AuthForm {
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

type FormCalls = DeferredCalls<unknown, never>;

const { twoFactor } = demoAccounts;

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const check = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name));
const type = (name: string, text: string) => userEvent.fill(screen.getByLabelText(name, { exact: true }), text);

const auth =
  (method: 'logIn' | 'register' | 'verifyEmail' | 'resetPassword'): AuthForm['replace'] =>
  (calls) => ({ auth: { [method]: calls.send } });

const stage = (name: string, title: string, fill: () => Promise<void>): AuthForm => ({
  path: `/auth/${name}`,
  scenario: `onboarding-at-${name}` as ScenarioName,
  title,
  fill,
  button: /^(Next|Saving)/,
  replace: (calls) => ({ onboarding: { saveAnswers: (_, answers) => calls.send(answers) } }),
});

const FORMS: Readonly<Record<string, AuthForm>> = {
  'the log-in': {
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
  },
  'the sign-up': {
    path: '/auth/register',
    scenario: 'visitor',
    title: 'Create your account',
    async fill() {
      await type('Email', 'elena@newcomer.example');
      await type('First name', 'Елена');
      await type('Last name', "O'Neil");
      await type('Password', 'Newcomer-2026');
      await type('Confirm password', 'Newcomer-2026');
      await type('Number', '888123456');
      await check(/I agree/);
    },
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
  'the use cases': stage('use-cases', 'What are you building?', async () => {
    await check('NFTs');
    await check('Other');
    await type('Your use case', 'Escrow');
  }),
  'the plans': stage('pricing-plan', 'Choose a plan', async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Annual/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Growth' }));
  }),
};

/** The filled-in form in the whole console; the test settles what it submits. */
async function openForm({ path, scenario, title, replace, fill }: AuthForm) {
  const calls: FormCalls = new DeferredCalls();
  const app = openApp({ path, scenario, overrideGateways: replace(calls) });
  await pageTitled(title);
  await fill();
  return { calls, console: app };
}

const main = () => screen.getByRole('main');

function submitButton({ button }: AuthForm): HTMLButtonElement {
  return within(main()).getByRole<HTMLButtonElement>('button', { name: button });
}

/** Everything that is typed, ticked or chosen here. */
function filledIn(): readonly (string | boolean)[] {
  const inputs = [...main().querySelectorAll<HTMLInputElement>('input')];
  return inputs.map(({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value));
}

/** Focuses a field, for Enter; the last filled-in field has the focus already. */
function focusField(): void {
  const inputs = [...main().querySelectorAll<HTMLInputElement>('input:not([type="search"])')];
  const field = inputs.find(
    ({ checked, type, value }) => checked || (type !== 'checkbox' && type !== 'radio' && value),
  );
  field?.focus();
}

const UNCONFIRMED = 'We could not confirm this. Check before trying again.';
const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
const DETAILS = ['The name is taken.', 'The rest is wrong too.'];

interface Fault {
  readonly failure: RequestFailure;
  readonly message: RegExp;
  readonly toSignIn?: RegExp;
  /** The delay of the response. */
  readonly afterMs?: number;
}

/** The order matters: a rejected code, unlike a lost one, is typed again before it is sent. */
const FAULTS: readonly Fault[] = [
  { failure: unexpected(500), message: /unexpected server error|the server had a problem/ },
  { failure: unreachable(), message: new RegExp(UNCONFIRMED), toSignIn: new RegExp(NO_RESPONSE) },
  { failure: unreachable(), message: new RegExp(UNCONFIRMED), toSignIn: new RegExp(NO_RESPONSE), afterMs: 30_000 },
  { failure: rejected(400, 'invalid', 'No.', { details: DETAILS }), message: new RegExp(DETAILS.join('.*')) },
];

const FIVE = '{Enter}'.repeat(5);

/** The first time by a double click or a finished code, and five times Enter; then by Enter from a field. Neither sends it twice. */
async function send(form: AuthForm, calls: FormCalls, index: number): Promise<void> {
  const isSent = form.sendsItself && index === 0;
  if (!isSent) {
    await waitFor(() => expect(submitButton(form).disabled).toBe(false));
    if (index === 1 && !form.sendsItself) focusField();
    else await userEvent.dblClick(submitButton(form));
  }
  if (index < (form.sendsItself ? 1 : 2)) await userEvent.keyboard(FIVE);
  await waitFor(() => expect(calls.count).toBe(index + 1));
  if (!form.sendsItself) expect(submitButton(form).getAttribute('aria-busy')).toBe('true');
}

describe.each(Object.entries(FORMS).map(([name, form]) => ({ name, form })))('$name', ({ form }) => {
  it('is sent once each time, and preserves the input through a 500, a lost connection, a timeout and a rejection', async () => {
    const { calls, console: app } = await openForm(form);
    const before = filledIn();
    expect(before.some((value) => value === true || (typeof value === 'string' && value !== ''))).toBe(true);

    for (const [index, { failure, message, toSignIn, afterMs = 0 }] of FAULTS.entries()) {
      await send(form, calls, index);
      app.clock.advance(afterMs);
      expect(filledIn(), 'what is filled in while the answer is awaited').toEqual(before);
      await calls.reject(index, failure);
      await waitFor(() => expect(main().textContent).toMatch((form.isSignIn && toSignIn) ?? message));
      expect(filledIn(), 'what is filled in after the failure').toEqual(before);
    }
    expect(calls.count, 'each was sent once').toBe(FAULTS.length);
  });
});
