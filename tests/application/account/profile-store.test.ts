import { describe, expect, it } from 'vitest';
import type { Profile } from '#src/domain/account/profile.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { TestApp } from '#tests/support/test-app.ts';

const elena = { email: 'elena@northwall.example', firstName: 'Elena', lastName: 'Vasileva' };
const renamed: Profile = {
  ...{ ...elena, lastName: 'Petrova', paymentPackageId: 'growth', teamMembersLimit: 10 },
  isTwoFactorRecommended: false,
  hasPassword: true,
};

let app: TestApp;

async function open() {
  const calls = new DeferredCalls<void, Profile>();
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: { account: { profile: (signal) => calls.send(undefined, signal) } },
  });
  return { calls, store: (await app.account()).profile };
}

describe('the profile', () => {
  it('shows the signed-in user until it has loaded', async () => {
    const { store } = await open();
    expect([store.person, store.profile.state.kind]).toEqual([elena, 'loading']);
  });

  it('is remembered for the next start', async () => {
    const { calls, store } = await open();
    await calls.resolve(0, renamed);
    expect(store.person?.lastName).toBe('Petrova');
    expect(app.session.user).toEqual({ ...elena, lastName: 'Petrova' });
    expect(app.storage.get(SESSION_KEY)).toContain('Petrova');
  });

  it('logs nothing about a load that was stopped', async () => {
    const { calls, store } = await open();
    void store.load();
    await calls.resolve(1, renamed);
    void store.load();
    store.profile.stop();
    await calls.reject(2);
    expect([store.person?.lastName, app.logMessages.filter((message) => message.includes('profile'))]).toEqual([
      'Petrova',
      [],
    ]);
  });

  it('is refetched immediately on return after it failed to load', async () => {
    const { calls } = await open();
    await calls.reject(0);
    app.returnToPage();
    expect(calls.count).toBe(2);
  });

  it('has a new email before it has loaded', async () => {
    const { store } = await open();
    store.applyEmail('elena@riverstone.example');
    expect([store.profile.value, store.person]).toEqual([undefined, { ...elena, email: 'elena@riverstone.example' }]);
  });

  it('is refetched when the user returns after 15 seconds: another device may have changed it', async () => {
    const { calls, store } = await open();
    await calls.resolve(0, { ...renamed, lastName: 'Vasileva' });
    app.clock.advance(14_999);
    app.returnToPage();
    expect(calls.count).toBe(1);
    app.clock.advance(1);
    app.returnToPage();
    await calls.resolve(1, renamed);
    expect([calls.count, store.person?.lastName, app.session.user?.lastName]).toEqual([2, 'Petrova', 'Petrova']);
    app.session.logOut();
    app.returnToPage();
    expect(calls.count).toBe(2);
  });

  it('is refetched immediately if another tab has changed the email', async () => {
    const { calls } = await open();
    await calls.resolve(0, renamed);
    app.session.setUser({ ...renamed, email: 'elena@riverstone.example' });
    app.returnToPage();
    expect(calls.count).toBe(2);
  });

  it('preserves a newly changed email over a pending response', async () => {
    const { calls, store } = await open();
    await calls.resolve(0, renamed);
    app.clock.advance(15_000);
    app.returnToPage();
    store.applyEmail('elena@riverstone.example');
    await calls.resolve(1, renamed);
    expect([calls.isAborted(1), store.person?.email]).toEqual([true, 'elena@riverstone.example']);
    expect(app.session.user?.email).toBe('elena@riverstone.example');
  });

  it('changes nothing of a session that is over', async () => {
    const { calls, store } = await open();
    app.session.logOut();
    await calls.resolve(0, renamed);
    expect([calls.isAborted(0), app.session.user, store.person]).toEqual([true, null, null]);
  });
});
