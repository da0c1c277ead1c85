import type { RoleId } from '#src/domain/team/role.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { splitChosen } from '#src/application/forms/draft-store.ts';
import type { InviteValues } from './invite-member.suite.ts';
import { teamStore } from './team-store.ts';

export const inviteMember = change('invite-member', ({ gateways, get }: Parts, _: null) => {
  const team = get(teamStore);
  return {
    initial: { email: '', roleIds: '' } satisfies InviteValues,
    wireNames: { roles: 'roleIds' },
    draft: ['email', 'roleIds'],
    rules: async () => (await import('./invite-member.suite.ts')).validateInvite,
    toNext: ({ email, roleIds }: InviteValues) => ({ email, roleIds: splitChosen(roleIds) as RoleId[] }),
    send: (next) => gateways.team.invite(next),
    done: (_saved, { email }) => void team.showInvited(email),
    toast: (t) => t('general.team.invite.success.toast'),
    // The last seat may be gone, or the invitation was sent.
    async recheck(failure, { email }) {
      const wasListed = team.has(email);
      await team.refreshUnlessEnded(failure);
      const isListed = failure.kind === 'unreachable' && !wasListed && team.has(email);
      if (isListed) team.turnTo(email);
      return isListed;
    },
  };
});
