import { afterEach, describe, expect, it } from 'vitest';
import type { Profile } from '#src/domain/account/profile.ts';
import { refused, unexpected } from '#src/domain/shared/failure.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const elena = { email: 'elena@northwall.example', firstName: 'Elena', lastName: 'Vasileva' };
const renamed: Profile = { ...elena, lastName: 'Petrova', paymentPackageId: 'growth', teamMembersLimit: 10 };

let console: TestConsole;
afterEach(() => console.close());

async function open() {
  const calls = new Calls<void, Profile>();
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ account }) => ({ account: changed(account, { profile: (signal) => calls.send(undefined, signal) }) }),
  });
  return { calls, store: (await console.account()).profile };
}

describe('the profile', () => {
  it('shows the person of the sign-in until it has come', async () => {
    const { store } = await open();
    expect([store.person, store.profile.state.kind]).toEqual([elena, 'loading']);
  });

  it('is remembered for the next start', async () => {
    const { calls, store } = await open();
    await calls.answer(0, renamed);
    expect(store.person?.lastName).toBe('Petrova');
    expect(console.session.user).toEqual({ ...elena, lastName: 'Petrova' });
    expect(console.storage.get(SESSION_KEY)).toContain('Petrova');
  });

  it('only logs that it did not load, and keeps the person', async () => {
    const { calls, store } = await open();
    await calls.refuse(0, unexpected(500));
    expect([store.person, console.toasts]).toEqual([elena, []]);
    expect(console.logged).toContain('The profile did not load');
  });

  it('applies the state that a failure carries', async () => {
    const { calls } = await open();
    await calls.refuse(0, refused(409, 'wrong_state', 'Choose a plan.', { state: 'pricing-plan' }));
    expect([console.session.state, console.toasts]).toEqual(['pricing-plan', []]);
  });

  it('is asked for again when the person comes back after 15 seconds: another device may have changed it', async () => {
    const { calls, store } = await open();
    await calls.answer(0, { ...renamed, lastName: 'Vasileva' });
    console.clock.advance(14_999);
    console.returnToPage();
    expect(calls.count).toBe(1);
    console.clock.advance(1);
    console.returnToPage();
    await calls.answer(1, renamed);
    expect([calls.count, store.person?.lastName, console.session.user?.lastName]).toEqual([2, 'Petrova', 'Petrova']);
    console.session.logOut();
    console.returnToPage();
    expect(calls.count).toBe(2);
  });

  it('is asked for again at once if another tab has changed the e-mail', async () => {
    const { calls } = await open();
    await calls.answer(0, renamed);
    console.session.know({ ...renamed, email: 'elena@riverstone.example' });
    console.returnToPage();
    expect(calls.count).toBe(2);
  });

  it('takes an e-mail that was just changed, over an answer that is still under way', async () => {
    const { calls, store } = await open();
    await calls.answer(0, renamed);
    console.clock.advance(15_000);
    console.returnToPage();
    store.takeEmail('elena@riverstone.example');
    await calls.answer(1, renamed);
    expect([calls.isAborted(1), store.person?.email]).toEqual([true, 'elena@riverstone.example']);
    expect(console.session.user?.email).toBe('elena@riverstone.example');
  });

  it('changes nothing of a session that is over', async () => {
    const { calls, store } = await open();
    console.session.logOut();
    await calls.answer(0, renamed);
    expect([calls.isAborted(0), console.session.user, store.person]).toEqual([true, null, null]);
  });
});
