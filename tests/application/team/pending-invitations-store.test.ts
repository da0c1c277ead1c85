import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const FINANCE = 'finance@northwall.example';
const DAY_MS = 86_400_000;
let app: TestApp;

async function open(
  methods: (gateway: TeamGateway) => Partial<TeamGateway> = () => ({}),
  options: TestAppOptions = {},
) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ team }) => ({ team: methods(team) }),
    ...options,
  });
  const account = await app.account();
  app.i18n.add(teamMessages);
  account.team.start();
  const store = account.pendingInvitations();
  store.start();
  await flush();
  const [invitation] = store.invitations;
  return { store, account, invitation: invitation!, toasts: () => app.toasts };
}

describe('the pending invitations', () => {
  it('follow the team: whom somebody invites is there, and whom somebody removes is gone', async () => {
    const { store, account } = await open();
    expect(store.invitations.map(({ email }) => email)).toEqual([FINANCE]);
    await account.team.remove(account.team.shown.find(({ email }) => email === FINANCE)!);
    await flush();
    expect(store.invitations).toEqual([]);
  });

  it('copy the link that joins the team', async () => {
    const { store, invitation } = await open();
    expect(await store.copyLink(invitation)).toBe(true);
    expect(app.copied.at(-1)).toMatch(/\/auth\/team\/register\/.+/);
    expect(app.copied.at(-1)).toBe(store.link(invitation));
    expect(store.notCopied).toBeNull();
  });

  it('have no link once they have expired, and one again after they were sent', async () => {
    const { store, invitation } = await open();
    const later = { ...invitation, expiresAt: app.clock.now() - 1 };
    expect([store.expiry(later).kind, store.link(later)]).toEqual(['expired', null]);
    expect(await store.copyLink(later)).toBe(false);
    await store.resend(invitation);
    expect(store.invitations[0]?.expiresAt).toBeGreaterThan(app.clock.now() + 6 * DAY_MS);
    expect(app.provider.mails.all()[0]?.to).toBe(FINANCE);
  });

  it('send once at a time', async () => {
    const { store, invitation } = await open();
    await Promise.all([store.resend(invitation), store.resend(invitation)]);
    expect(app.provider.mails.all()).toHaveLength(1);
  });

  it.each([
    ['is gone already', fail(rejected(404, 'not_found', 'Not found.')), true],
    ['could not be revoked', fail(unexpected(500)), false],
    ['got no answer', fail(unreachable()), false],
  ])('say that one %s', async (_, result, isGone) => {
    const { store, invitation, toasts } = await open(() => ({ revokeInvitation: () => Promise.resolve(result) }));
    expect(await store.revoke(invitation)).toBe(isGone);
    expect(toasts()).toHaveLength(1);
    expect(store.isBusy(invitation)).toBe(false);
  });

  it('let the console know each link, so that no record holds one', async () => {
    const { store, invitation } = await open();
    const token = invitation.url?.split('/').at(-1) ?? '';
    expect(app.session.secrets.all).toContain(invitation.url);
    expect(app.session.secrets.mask(`at ${store.link(invitation)}`)).not.toContain(token);
    await store.copyLink(invitation);
    expect([app.storage, app.tabStorage].map((storage) => JSON.stringify(storage)).join()).not.toContain(token);
    expect(app.logMessages.join()).not.toContain(token);
  });
});

describe('the roles of a member', () => {
  it('are changed once for several clicks, and not at all where they stay', async () => {
    const calls: (readonly string[])[] = [];
    const { account } = await open((team) => ({
      changeRoles(id, roleIds) {
        calls.push(roleIds);
        return team.changeRoles(id, roleIds);
      },
    }));
    const priya = account.team.shown.find(({ email }) => email.startsWith('priya'))!;
    const unchanged = account.changeRoles(priya);
    unchanged.form.show();
    await unchanged.save();
    expect([unchanged.isDone, calls]).toEqual([true, []]);
    const store = account.changeRoles(priya);
    store.form.show();
    store.toggleRole(store.roles.at(-1)!.id);
    await Promise.all([store.save(), store.save()]);
    await flush();
    expect(calls).toEqual([['role-developer', 'role-viewer']]);
    expect(account.team.shown.find(({ id }) => id === priya.id)?.roleIds).toEqual(['role-developer', 'role-viewer']);
  });
});
