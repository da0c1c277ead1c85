import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { changeRoles, toggleRole } from '#src/application/team/change-roles.ts';
import { deleteMember } from '#src/application/team/delete-member.ts';
import { inviteMember } from '#src/application/team/invite-member.ts';
import { assignableRoles } from '#src/domain/team/role.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { pendingInvitationsStore, revokeInvitation } from '#src/application/team/pending-invitations-store.ts';
import { leaveTeam } from '#src/application/team/leave-team.ts';
import {
  acceptOwnership,
  ownershipStore,
  transferOwnership,
  withdrawTransfer,
} from '#src/application/team/ownership-store.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { type Mutation, ofChange } from './mutation.ts';

const { activeCustomer: elena } = demoAccounts;
const scenario = 'active-customer';

async function openTeam(app: TestApp) {
  const account = await app.account();
  const team = account.get(teamStore);
  team.start();
  await flush();
  return { get: account.get, team };
}

const TRANSFER = { memberId: 'm7', email: 'm7@northwall.example', createdAt: null, expiresAt: null };

/** To a member who has joined. */
async function openTransfer(app: TestApp) {
  const { get, team } = await openTeam(app);
  const change = get(transferOwnership)(team.team.value!.members[1]!.id);
  change.form.change('password', elena.password);
  return { get, change };
}

/** What is changed on the page of the team. */
export const TEAM_MUTATIONS: readonly Mutation[] = [
  {
    name: 'inviting a member',
    call: ['team', 'invite'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, team } = await openTeam(app);
      const change = get(inviteMember)(null);
      change.form.change('email', ' ada@northwall.example ');
      toggleRole(change.form, team.roles[1]!.id);
      return ofChange(change);
    },
  },
  {
    name: 'changing the roles of a member',
    call: ['team', 'changeRoles'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, team } = await openTeam(app);
      const change = get(changeRoles)(team.shown[1]!);
      for (const { id } of assignableRoles(team.roles)) toggleRole(change.form, id);
      return ofChange(change);
    },
  },
  {
    name: 'deleting a member',
    call: ['team', 'remove'],
    scenario,
    denial: { response: undefined },
    isRechecked: true,
    async open(app) {
      const { get, team } = await openTeam(app);
      return ofChange(get(deleteMember)(team.shown[1]!));
    },
  },
  {
    name: 'revoking an invitation',
    call: ['team', 'revokeInvitation'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get } = await openTeam(app);
      const store = get(pendingInvitationsStore);
      store.start();
      await flush();
      return ofChange(get(revokeInvitation)(store.invitations[0]!));
    },
  },
  {
    name: 'transferring the ownership',
    call: ['ownership', 'start'],
    isRejectedTwice: true,
    isRechecked: true,
    denial: { response: TRANSFER },
    scenario,
    open: async (app) => ofChange((await openTransfer(app)).change),
  },
  {
    name: 'withdrawing the transfer of the ownership',
    call: ['ownership', 'withdraw'],
    isRechecked: true,
    scenario,
    async open(app) {
      const { get, change } = await openTransfer(app);
      const store = get(ownershipStore);
      await store.load();
      if (!store.pending) await change.submit();
      return ofChange(get(withdrawTransfer)(store.pending!));
    },
  },
  {
    name: 'accepting the ownership',
    call: ['ownership', 'accept'],
    isRejectedTwice: true,
    isRechecked: true,
    denial: { response: null },
    scenario: 'ownership-transfer',
    async open(app) {
      const { get } = await openTeam(app);
      const token = app.provider.mails.all()[0]!.link!.split('/').at(-1)!;
      return ofChange(get(acceptOwnership)(token));
    },
  },
  {
    name: 'leaving the team',
    call: ['ownership', 'leave'],
    scenario: 'ownership-transfer',
    async open(app) {
      const form = await ofChange((await openTeam(app)).get(leaveTeam)(null));
      // Somebody who has left has no session.
      return { ...form, isDone: () => form.isDone() || !app.session.hasToken };
    },
  },
];
