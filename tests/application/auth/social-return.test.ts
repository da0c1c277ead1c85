import { afterEach, describe, expect, it } from 'vitest';
import type { DemoConsent } from '#src/application/app/demo.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush, Gate } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

function comeBack(decision: DemoConsent, options?: TestConsoleOptions) {
  console = new TestConsole(options);
  const { code } = console.provider.social.consent('google', decision);
  if (code !== undefined) console.socialReturn = { kind: 'code', provider: 'google', code };
  return console.stores.createLogIn();
}

describe('a return from a social provider', () => {
  it('signs in somebody with an account, showing nothing but a spinner meanwhile', async () => {
    const store = comeBack('known');
    store.start();
    expect(store.isReturning).toBe(true);
    await flush();
    expect([store.isReturning, console.session.state]).toEqual([false, 'dashboard']);
  });

  it('starts the questions for somebody new', async () => {
    comeBack('new').start();
    await flush();
    expect(console.session.state).toBe('company-data');
  });

  it('is exchanged once, also where a screen starts twice', async () => {
    let calls = 0;
    const gate = new Gate<void>();
    const store = comeBack('known', {
      change: ({ auth }) => ({
        auth: changed(auth, {
          logInWith: async (provider, code) => {
            calls += 1;
            await gate.opened;
            return auth.logInWith(provider, code);
          },
        }),
      }),
    });
    store.start();
    store.start();
    gate.open();
    await flush();
    expect([calls, console.session.state]).toEqual([1, 'dashboard']);
  });

  it('asks for the second factor, and for the e-mail where the reply has none', async () => {
    const store = comeBack('two-factor');
    store.start();
    await flush();
    expect([store.secondFactor, console.session.state]).toEqual([{ email: null }, 'notAuth']);
  });

  it.each(['cancelled', 'provider-error', 'unknown-state'] as const)('says what happened when it was %s', (reason) => {
    console = new TestConsole();
    console.socialReturn = { kind: 'refused', reason };
    const store = console.stores.createLogIn();
    store.start();
    expect([store.isReturning, store.hasReturned, store.problems.length]).toEqual([false, true, 1]);
  });

  it('says so when the code was used already', async () => {
    const store = comeBack('known');
    const back = console.socialReturn;
    store.start();
    await flush();
    console.session.logOut();
    console.socialReturn = back;
    store.start();
    await flush();
    expect([store.problems, console.session.state]).toEqual([
      ['This sign-in was used already or took too long. Start it again.'],
      'notAuth',
    ]);
  });

  it('says so when no answer comes, and leads back to the form', async () => {
    const store = comeBack('known', {
      change: ({ auth }) => ({ auth: changed(auth, { logInWith: () => Promise.resolve(fail(unreachable())) }) }),
    });
    store.start();
    await flush();
    expect([store.isReturning, store.problems]).toEqual([
      false,
      ['The server did not answer. Check your connection and try again.'],
    ]);
  });
});
