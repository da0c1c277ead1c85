import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { person, teamOf, teamOfMany } from '#tests/support/team-members.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const EMAIL = 'dimitar.angelov@northwall.example';
const DEVELOPER = 'role-developer' as RoleId;
const BILLING = 'role-billing' as RoleId;

async function open(methods: (team: TeamGateway) => Partial<TeamGateway> = () => ({})) {
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ team }) => ({ team: methods(team) }),
  });
  app.stores.addMessages(teamMessages);
  const account = await app.account();
  account.team.start();
  await flush();
  const store = account.inviteMember();
  await store.form.prepare();
  return { store, team: account.team };
}

async function openFilled(methods?: (team: TeamGateway) => Partial<TeamGateway>) {
  const opened = await open(methods);
  opened.store.setEmail(EMAIL);
  opened.store.toggleRole(DEVELOPER);
  return opened;
}

describe('inviting a member', () => {
  it('offers every role but the owner’s, without a description where nobody gives one', async () => {
    const { store, team } = await open();
    expect(store.roles.map(({ name }) => name)).toEqual(['Admin', 'Developer', 'Billing', 'Viewer']);
    expect(store.roles.map(team.descriptionOf)).toEqual([null, null, null, null]);
  });

  it('sends the email, trimmed, and the roles; reports it and brings the member to the list', async () => {
    const { store, team } = await open();
    store.setEmail(`  ${EMAIL} `);
    store.toggleRole(DEVELOPER);
    store.toggleRole(BILLING);
    await store.send();
    await flush();
    expect([store.isSent, store.form.formErrors, app.toasts]).toEqual([true, [], ['success: Invitation sent.']]);
    expect(team.shown.at(-1)).toMatchObject({ email: EMAIL, roleIds: [DEVELOPER, BILLING] });
    expect(team.seats?.used).toBe(5);
    expect(team.shown.filter(team.isJustInvited).map(({ email }) => email)).toEqual([EMAIL]);
  });

  it('turns to the page of the new member, and ends a search that would hide them', async () => {
    const members = [...teamOfMany(12).members];
    const { store, team } = await open(() => ({
      members: () => Promise.resolve(ok(teamOf(members))),
      invite: ({ email }) => {
        members.push({ ...person('new'), email });
        return Promise.resolve(ok(undefined));
      },
    }));
    team.setQuery('p1');
    store.setEmail(EMAIL);
    store.toggleRole(DEVELOPER);
    await store.send();
    await flush();
    expect([team.query, team.page, team.shown.at(-1)?.email]).toEqual(['', 2, EMAIL]);
    team.start();
    expect(team.shown.some(team.isJustInvited)).toBe(false);
  });

  it('sends nothing while something is missing, and shows what', async () => {
    const calls = new DeferredCalls<Invitation, void>();
    const { store } = await open(() => ({ invite: (sent) => calls.send(sent) }));
    store.setEmail(EMAIL);
    for (const role of [BILLING, BILLING]) store.toggleRole(role);
    expect(store.form.canSubmit).toBe(false);
    await store.send();
    const { email, hasRole } = store.form.errors;
    expect([calls.count, email, hasRole]).toEqual([0, undefined, 'general.role-is-required']);
  });

  it('shows no error before anything was typed', async () => {
    const { store } = await open();
    expect([store.form.errorOf('email'), store.form.errorOf('hasRole'), store.form.canSubmit]).toEqual([
      null,
      null,
      false,
    ]);
  });
});

describe('an invitation that fails', () => {
  it('shows that the last seat was taken by somebody else', async () => {
    const { store, team } = await openFilled();
    const { token } = app.session.getSession()!;
    for (let seat = 5; seat <= 10; seat += 1) {
      app.provider.team.invite(token, { email: `s${seat}@northwall.example`, roles: [BILLING] });
    }
    await store.send();
    expect(store.form.formErrors).toEqual(['Your plan has 10 seats, and all are taken.']);
    expect([team.areSeatsFull, team.seats?.used]).toEqual([true, 10]);
  });

  it('reports success when no response arrives but the list contains it', async () => {
    const { store } = await openFilled((real) => ({
      invite: async (invitation) => {
        await real.invite(invitation);
        return fail(unreachable());
      },
    }));
    await store.send();
    expect(store.form.formErrors).toEqual([
      'We could not confirm this. Check before trying again.',
      `Invitation sent: ${EMAIL} is on the team list.`,
    ]);
  });
});
