import { describe, expect, it } from 'vitest';
import { signUpMessages } from '#src/application/i18n/en/sign-up.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fillIn, openSignUp, send } from '#tests/support/sign-up-form.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';

let app: TestApp;

async function open() {
  const opened = await openSignUp();
  app = opened.console;
  return opened;
}

describe('registering by invitation', () => {
  const email = 'zoë.lindqvist@northwall.example';
  const invitationFor = (ms: number) => makeToken({ email, exp: Math.floor((app.clock.now() + ms) / 1000) });

  it('prefills the invited email and sends the token', async () => {
    const { calls, screens } = await open();
    const token = invitationFor(60_000);
    const invitation = screens.openInvitation(token);
    invitation.start();
    const store = invitation.signUp!;
    expect(store.form.values.email).toBe(email);
    await fillIn(store);
    await send(store);
    expect(calls.sent[0]).toMatchObject({ email, invitationToken: token });
    expect([app.navigatedTo, app.toasts]).toEqual([[], []]);
  });

  it.each([
    { name: 'expired', token: () => invitationFor(-60_000), message: 'has expired' },
    { name: 'incomplete', token: () => 'abc', message: "isn't valid" },
    { name: 'addressless', token: () => tokenEndingAt(app.clock.now() + 60_000), message: "isn't valid" },
  ])('leads from an $name one to the log-in screen and explains why, once', async ({ token, message }) => {
    const { screens } = await open();
    const invitation = screens.openInvitation(token());
    expect([invitation.signUp, app.navigatedTo]).toEqual([null, []]);
    invitation.start();
    invitation.start();
    expect(new Set(app.navigatedTo)).toEqual(new Set(['/auth/login']));
    expect(app.toasts).toHaveLength(1);
    expect(app.toasts[0]).toContain(message);
  });

  it.each([
    ['invitation_used', 'already been used'],
    ['invitation_expired', 'has expired'],
  ])('leads to the log-in screen when the server responds with %s', async (code, message) => {
    const { calls, screens } = await open();
    const store = screens.openInvitation(invitationFor(60_000)).signUp!;
    await fillIn(store);
    await send(store);
    await calls.reject(0, rejected(400, code, 'No.'));
    expect([app.navigatedTo, store.problem]).toEqual([['/auth/login'], null]);
    expect(app.toasts[0]).toContain(message);
  });

  it('stays on the form for any other rejection', async () => {
    const { calls, screens } = await open();
    const store = screens.openInvitation(invitationFor(60_000)).signUp!;
    await fillIn(store);
    await send(store);
    await calls.reject(0, rejected(400, 'email_taken', 'No.'));
    expect([app.navigatedTo, store.problem?.message]).toEqual([[], 'sign-up.failed']);
  });
});

describe('an invitation that a user opens while signed in', () => {
  const email = 'zoë.lindqvist@northwall.example';
  const HOUR = 3_600_000;

  async function notify(claims: Record<string, unknown>, inMs = HOUR) {
    app = new TestApp({ scenario: 'active-customer' });
    app.stores.addMessages(signUpMessages);
    await app.stores.signUp.load();
    app.stores.signUp.current.notifyInvitation(tokenEndingAt(app.clock.now() + inMs, claims));
    return app.toasts;
  }

  it('is acknowledged', async () => {
    expect(await notify({ email })).toEqual([
      `info: To accept the invitation for ${email}, log out and open the link again.`,
    ]);
  });

  it.each([
    { what: 'has expired', claims: { email }, inMs: -HOUR, message: 'error: This invitation has expired' },
    { what: 'is for nobody', claims: {}, inMs: HOUR, message: "error: This invitation link isn't valid" },
    {
      what: 'is their own',
      claims: { email: 'Elena@northwall.example' },
      inMs: HOUR,
      message: "info: You're already logged in with this invitation's email.",
    },
  ])('shows a notice when it $what', async ({ claims, inMs, message }) => {
    const toasts = await notify(claims, inMs);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toContain(message);
  });

  it('is not mentioned after they have just registered with it', async () => {
    const { calls, screens } = await open();
    const token = tokenEndingAt(app.clock.now() + HOUR, { email });
    const store = screens.openInvitation(token).signUp!;
    await fillIn(store);
    await send(store);
    const signIn = {
      token: tokenEndingAt(app.clock.now() + HOUR),
      state: 'email-verification',
      user: null,
    } as const;
    await calls.resolve(0, signIn);
    screens.notifyInvitation(token);
    expect([app.session.state, app.toasts]).toEqual(['email-verification', []]);
  });

  it('goes unmentioned once they have logged out', async () => {
    app = new TestApp();
    await app.stores.signUp.load();
    app.stores.signUp.current.notifyInvitation(tokenEndingAt(app.clock.now() + HOUR, { email }));
    expect(app.toasts).toEqual([]);
  });
});
