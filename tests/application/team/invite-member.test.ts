import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import { inviteMember } from '#src/application/team/invite-member.ts';
import { toggleRole } from '#src/application/team/change-roles.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { ok } from '#src/domain/shared/result.ts';
import { type RoleId } from '#src/domain/team/role.ts';
import { flush } from '#tests/support/gate.ts';
import { person, teamOf, teamOfMany } from '#tests/support/team-members.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { teamStore } from '#src/application/team/team-store.ts';

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
  const team = account.get(teamStore);
  team.start();
  await flush();
  const change = account.get(inviteMember)(null);
  return { change, team };
}

async function openFilled(methods?: (team: TeamGateway) => Partial<TeamGateway>, roles = [DEVELOPER]) {
  const opened = await open(methods);
  const { form } = opened.change;
  form.change('email', `  ${EMAIL} `);
  for (const role of roles) toggleRole(form, role);
  return opened;
}

describe('inviting a member', () => {
  it('turns to the page of the new member, and ends a search that would hide them', async () => {
    const members = [...teamOfMany(12).members];
    const { change, team } = await openFilled(() => ({
      members: () => Promise.resolve(ok(teamOf(members))),
      invite: ({ email }) => {
        members.push({ ...person('new'), email });
        return Promise.resolve(ok(undefined));
      },
    }));
    team.setQuery('p1');
    await change.submit();
    await flush();
    expect([team.query, team.page, team.shown.at(-1)?.email]).toEqual(['', 2, EMAIL]);
    team.start();
    expect(team.shown.some(team.isJustInvited)).toBe(false);
  });
});

describe('an invitation that fails', () => {
  it('shows that the last seat was taken by somebody else', async () => {
    const { change, team } = await openFilled();
    const { token } = app.session.getSession()!;
    for (let seat = 5; seat <= 10; seat += 1) {
      app.provider.team.invite(token, { email: `s${seat}@northwall.example`, roles: [BILLING] });
    }
    await change.submit();
    await flush();
    expect(change.form.formErrors).toEqual(['Your plan has 10 seats, and all are taken.']);
    expect([team.areSeatsFull, team.seats?.used]).toEqual([true, 10]);
  });
});
