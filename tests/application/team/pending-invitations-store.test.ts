import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import { changeRoles, toggleRole } from '#src/application/team/change-roles.ts';
import { deleteMember } from '#src/application/team/delete-member.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { pendingInvitationsStore, revokeInvitation } from '#src/application/team/pending-invitations-store.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const FINANCE = 'finance@northwall.example';
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
  const team = account.get(teamStore);
  team.start();
  const store = account.get(pendingInvitationsStore);
  store.start();
  await flush();
  const [invitation] = store.invitations;
  return { store, account, team, invitation: invitation!, toasts: () => app.toasts };
}

describe('the pending invitations', () => {
  it('follow the team: whom somebody invites is there, and whom somebody removes is gone', async () => {
    const { store, account, team } = await open();
    expect(store.invitations.map(({ email }) => email)).toEqual([FINANCE]);
    const finance = team.shown.find(({ email }) => email === FINANCE)!;
    await account.get(deleteMember)(finance).submit();
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

  it('wait a minute between two mails to the same person', async () => {
    const { store, invitation } = await open();
    for (let time = 0; time < 5; time += 1) await store.resend(invitation);
    expect([store.secondsLeft(invitation), app.provider.mails.all().length]).toEqual([60, 1]);
    app.clock.advance(60_000);
    await store.resend(invitation);
    expect(app.provider.mails.all()).toHaveLength(2);
  });

  it('wait as long as the provider says', async () => {
    const limited = rejected(429, 'too_many', 'Too many.', { retryAfterMs: 5000 });
    const { store, invitation } = await open(() => ({ resendInvitation: () => Promise.resolve(fail(limited)) }));
    await store.resend(invitation);
    expect(store.secondsLeft(invitation)).toBe(5);
  });

  it('say that one is gone already, and drop it', async () => {
    const gone = fail(rejected(404, 'not_found', 'Not found.'));
    const { store, account, invitation, toasts } = await open(() => ({
      resendInvitation: () => Promise.resolve(gone),
      revokeInvitation: () => Promise.resolve(gone),
    }));
    const change = account.get(revokeInvitation)(invitation);
    await Promise.all([store.resend(invitation), change.submit()]);
    expect([store.has(invitation.id), change.isDone]).toEqual([false, true]);
    expect(toasts()).toEqual([`info: The invitation for ${FINANCE} is no longer pending.`]);
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
  it('are not sent where they stay', async () => {
    const calls: (readonly string[])[] = [];
    const { account, team } = await open((gateway) => ({
      changeRoles(id, roleIds) {
        calls.push(roleIds);
        return gateway.changeRoles(id, roleIds);
      },
    }));
    const priya = team.shown.find(({ email }) => email.startsWith('priya'))!;
    const openChange = () => account.get(changeRoles)(priya);
    const unchanged = openChange();
    await unchanged.submit();
    expect([unchanged.isDone, calls, app.toasts]).toEqual([true, [], []]);
    const change = openChange();
    toggleRole(change.form, 'role-viewer' as RoleId);
    await Promise.all([change.submit(), change.submit()]);
    await flush();
    expect(calls).toEqual([['role-developer', 'role-viewer']]);
    expect(team.shown.find(({ id }) => id === priya.id)?.roleIds).toEqual(['role-developer', 'role-viewer']);
  });
});
