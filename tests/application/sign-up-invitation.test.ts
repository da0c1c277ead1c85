import { afterEach, describe, expect, it } from 'vitest';
import { refused } from '../../src/domain/shared/failure';
import { fillIn, openSignUp, send } from '../support/sign-up-form';
import type { TestConsole } from '../support/test-console';
import { makeToken, tokenEndingAt } from '../support/tokens';

let console: TestConsole;

async function open() {
  const opened = await openSignUp();
  console = opened.console;
  return opened;
}

afterEach(() => console.close());

describe('registering by invitation', () => {
  const email = 'zoë.lindqvist@northwall.example';
  const invitationFor = (ms: number) => makeToken({ email, exp: Math.floor((console.clock.now() + ms) / 1000) });

  it('fills in the address of the invitation and sends its token', async () => {
    const { calls, screens } = await open();
    const token = invitationFor(60_000);
    const invitation = screens.openInvitation(token);
    invitation.start();
    const store = invitation.signUp!;
    expect(store.form.values.email).toBe(email);
    await fillIn(store);
    await send(store);
    expect(calls.sent[0]).toMatchObject({ email, invitationToken: token });
    expect([console.wentTo, console.toasts]).toEqual([[], []]);
  });

  it.each([
    { name: 'expired', token: () => invitationFor(-60_000), says: 'has expired' },
    { name: 'incomplete', token: () => 'abc', says: 'not valid' },
    { name: 'addressless', token: () => tokenEndingAt(console.clock.now() + 60_000), says: 'not valid' },
  ])('leads from an $name one to the log-in screen and says why, once', async ({ token, says }) => {
    const { screens } = await open();
    const invitation = screens.openInvitation(token());
    expect([invitation.signUp, console.wentTo]).toEqual([null, []]);
    invitation.start();
    invitation.start();
    expect(new Set(console.wentTo)).toEqual(new Set(['/auth/login']));
    expect(console.toasts).toHaveLength(1);
    expect(console.toasts[0]).toContain(says);
  });

  it.each([
    ['invitation_used', 'used already'],
    ['invitation_expired', 'has expired'],
  ])('leads to the log-in screen when the server answers %s', async (code, says) => {
    const { calls, screens } = await open();
    const store = screens.openInvitation(invitationFor(60_000)).signUp!;
    await fillIn(store);
    await send(store);
    await calls.refuse(0, refused(400, code, 'No.'));
    expect([console.wentTo, store.problem]).toEqual([['/auth/login'], null]);
    expect(console.toasts[0]).toContain(says);
  });

  it('stays with the form for any other refusal', async () => {
    const { calls, screens } = await open();
    const store = screens.openInvitation(invitationFor(60_000)).signUp!;
    await fillIn(store);
    await send(store);
    await calls.refuse(0, refused(400, 'email_taken', 'No.'));
    expect([console.wentTo, store.problem?.line]).toEqual([[], 'sign-up.failed']);
  });
});
