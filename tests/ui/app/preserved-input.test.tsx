import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { type RequestFailure, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import {
  filledIn,
  focusField,
  type FormCalls,
  FORMS,
  type AuthForm,
  main,
  openForm,
  submitButton,
} from '#tests/ui/auth/auth-forms.ts';

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
