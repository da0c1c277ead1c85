import { describe, expect, it } from 'vitest';
import { authMessages } from '#src/application/i18n/en/auth.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(methods?: (auth: AuthGateway) => Partial<AuthGateway>) {
  app = new TestApp({
    scenario: 'onboarding-at-email-verification',
    ...(methods && { overrideGateways: ({ auth }) => ({ auth: methods(auth) }) }),
  });
  app.stores.addMessages(authMessages);
  await app.stores.auth.load();
  return app.stores.auth.current.createVerification();
}

const mailedCode = () => app.provider.mails.all().find(({ code }) => code !== null)?.code ?? '';

describe('the verification of an email', () => {
  it('knows whose it is, and applies the state of the response once the sixth digit is there', async () => {
    const store = await open();
    expect([store.email, app.session.state]).toEqual([app.session.user?.email, 'email-verification']);
    await store.resend();
    const code = mailedCode();
    store.setCode(` ${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)}99`);
    expect([store.code, store.isChecking]).toEqual([code, true]);
    await flush();
    expect(app.session.state).toBe('company-data');
  });

  it('ends and leads to the sign-up for who gave another email', async () => {
    const store = await open();
    store.useAnotherEmail();
    expect([app.session.state, app.navigatedTo]).toEqual(['notAuth', ['/auth/register']]);
  });

  it('continues to the company when the response names no state', async () => {
    const store = await open(() => ({ verifyEmail: () => Promise.resolve(ok(null)) }));
    store.setCode('123456');
    await flush();
    expect(app.session.state).toBe('company-data');
  });

  it('sends one request while the code is being checked', async () => {
    let calls = 0;
    const gate = new Gate<void>();
    const store = await open(() => ({
      verifyEmail: async () => {
        calls += 1;
        await gate.opened;
        return ok('company-data');
      },
    }));
    store.setCode('123456');
    store.setCode('12345');
    void store.verify();
    gate.open();
    await flush();
    expect([calls, store.code]).toEqual([1, '123456']);
  });

  it('preserves a wrong code and reports it at the code', async () => {
    const store = await open();
    store.setCode('000000');
    await flush();
    expect([store.code, store.codeProblem, app.toasts.length]).toEqual(['000000', 'The code is wrong.', 1]);
    store.setCode('00000');
    expect(store.codeProblem).toBeNull();
  });

  it('offers the same code again after a failure that was not its own', async () => {
    let answers = [fail(unexpected(500)), ok('company-data' as const)];
    const store = await open(() => ({
      verifyEmail: () => {
        const [first, ...later] = answers;
        answers = later;
        return Promise.resolve(first ?? ok(null));
      },
    }));
    store.setCode('123456');
    await flush();
    expect([store.codeProblem, store.formErrors.length, store.canCheckAgain]).toEqual([null, 1, true]);
    await store.verify();
    expect(app.session.state).toBe('company-data');
  });

  it('starts another code with the digit behind a rejected one', async () => {
    const failure = rejected(400, 'wrong', 'The code is wrong.');
    const store = await open(() => ({ verifyEmail: () => Promise.resolve(fail(failure)) }));
    store.setCode('123456');
    await flush();
    expect([store.code, store.codeProblem]).toEqual(['123456', 'The code is wrong.']);
    store.setCode('123456७');
    expect([store.code, store.codeProblem]).toEqual(['7', null]);
  });

  it('changes nothing for a session that began in the meantime', async () => {
    const gate = new Gate<void>();
    const store = await open(() => ({
      verifyEmail: async () => {
        await gate.opened;
        return ok('company-data');
      },
    }));
    store.setCode('123456');
    app.session.logOut();
    gate.open();
    await flush();
    expect(app.session.state).toBe('notAuth');
  });
});

describe('a new code', () => {
  it('is confirmed in a toast, and the next can be requested after a minute', async () => {
    const store = await open();
    await store.resend();
    expect(app.toasts).toEqual(['success: We sent a new verification code to your email.']);
    expect(store.secondsLeft).toBe(60);
    await store.resend();
    expect(app.toasts).toHaveLength(1);
    app.clock.advance(59_000);
    expect(store.secondsLeft).toBe(1);
    app.clock.advance(1000);
    expect(store.secondsLeft).toBe(0);
  });

  it('waits as long as the server requires', async () => {
    const failure = rejected(429, 'too_many', 'Too many codes.', { retryAfterMs: 30_000 });
    const store = await open(() => ({ resendEmailCode: () => Promise.resolve(fail(failure)) }));
    await store.resend();
    expect([store.formErrors, store.secondsLeft]).toEqual([['Too many codes.'], 30]);
  });

  it('stops counting with the screen', async () => {
    const store = await open();
    const leave = store.start();
    await store.resend();
    leave();
    app.clock.advance(5000);
    expect(store.secondsLeft).toBe(0);
  });
});
