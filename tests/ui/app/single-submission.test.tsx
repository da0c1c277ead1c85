import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { focusField, FORMS, openForm, submitButton } from '#tests/ui/auth/auth-forms.ts';

const forms = Object.entries(FORMS).map(([name, form]) => ({ name, form }));
const withButton = forms.filter(({ form }) => !form.sendsItself);

const FIVE = '{Enter}{Enter}{Enter}{Enter}{Enter}';

describe.each(withButton)('$name', ({ form }) => {
  it('is sent once by a double click, and Enter adds nothing', async () => {
    const { calls } = await openForm(form);
    await waitFor(() => expect(submitButton(form).disabled).toBe(false));
    await userEvent.dblClick(submitButton(form));
    await userEvent.keyboard(FIVE);
    await flush();
    expect([calls.count, submitButton(form).getAttribute('aria-busy')]).toEqual([1, 'true']);
  });

  it('is sent once by Enter, five times', async () => {
    const { calls } = await openForm(form);
    await waitFor(() => expect(submitButton(form).disabled).toBe(false));
    focusField();
    await userEvent.keyboard(FIVE);
    await flush();
    expect(calls.count).toBe(1);
  });
});

describe.each(forms.filter(({ form }) => form.sendsItself))('$name', ({ form }) => {
  it('is sent once by its sixth digit, and once more by a double click after a failure', async () => {
    const { calls } = await openForm(form);
    await userEvent.keyboard(FIVE);
    expect(calls.count).toBe(1);
    await calls.reject(0, unexpected(500));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Retry' }));
    await flush();
    const code = form.isSignIn ? { code: '123456', email: 'mateo@harborledger.example' } : '123456';
    expect(calls.sent).toEqual([code, code]);
  });
});

describe('the verification', () => {
  it('requests a new code once', async () => {
    const calls = new DeferredCalls<void, never>();
    openApp({
      path: '/auth/verification',
      scenario: 'onboarding-at-email-verification',
      overrideGateways: { auth: { resendEmailCode: () => calls.send() } },
    });
    await pageTitled('Check your email');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Resend code' }));
    await userEvent.keyboard(FIVE);
    expect(calls.count).toBe(1);
  });

  it('leaves the focus on its button while the wait for the next code lasts', async () => {
    openApp({ path: '/auth/verification', scenario: 'onboarding-at-email-verification' });
    await pageTitled('Check your email');
    const button = screen.getByRole('button', { name: 'Resend code' });
    await userEvent.click(button);
    await screen.findByText(/^You can resend in/);
    expect([button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['true', true]);
  });
});
