import { afterEach, describe, expect, it } from 'vitest';
import { signUpTexts } from '#src/application/i18n/en/sign-up.ts';
import { refused } from '#src/domain/shared/failure.ts';
import { fillIn, openSignUp, send } from '#tests/support/sign-up-form.ts';
import { TestConsole } from '#tests/support/test-console.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';

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

describe('an invitation that somebody opens while signed in', () => {
  const email = 'zoë.lindqvist@northwall.example';
  const HOUR = 3_600_000;

  async function tell(claims: Record<string, unknown>, inMs = HOUR) {
    console = new TestConsole({ scenario: 'active-customer' });
    console.stores.addTexts(signUpTexts);
    await console.stores.signUp.load();
    console.stores.signUp.current.tellOfInvitation(tokenEndingAt(console.clock.now() + inMs, claims));
    return console.toasts;
  }

  it('is not lost without a word', async () => {
    expect(await tell({ email })).toEqual([
      `info: To take up the invitation for ${email}, log out and open its link again.`,
    ]);
  });

  it.each([
    { what: 'has expired', claims: { email }, inMs: -HOUR, says: 'error: This invitation has expired' },
    { what: 'is for nobody', claims: {}, inMs: HOUR, says: 'error: This invitation link is not valid' },
    {
      what: 'is their own',
      claims: { email: 'Elena@northwall.example' },
      inMs: HOUR,
      says: 'info: You are signed in with the email of this invitation already.',
    },
  ])('says so where it $what', async ({ claims, inMs, says }) => {
    const toasts = await tell(claims, inMs);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toContain(says);
  });

  it('goes unmentioned where they have just registered with it, whatever the reply says of them', async () => {
    const { calls, screens } = await open();
    const token = tokenEndingAt(console.clock.now() + HOUR, { email });
    const store = screens.openInvitation(token).signUp!;
    await fillIn(store);
    await send(store);
    const signIn = {
      token: tokenEndingAt(console.clock.now() + HOUR),
      state: 'email-verification',
      user: null,
    } as const;
    await calls.answer(0, signIn);
    screens.tellOfInvitation(token);
    expect([console.session.state, console.toasts]).toEqual(['email-verification', []]);
  });

  it('goes unmentioned once they have logged out', async () => {
    console = new TestConsole();
    await console.stores.signUp.load();
    console.stores.signUp.current.tellOfInvitation(tokenEndingAt(console.clock.now() + HOUR, { email }));
    expect(console.toasts).toEqual([]);
  });
});
