import type { TeamMember } from '#src/domain/team/team-member.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change, removal } from '#src/application/forms/change.ts';
import { teamStore } from './team-store.ts';

export const deleteMember = change('delete-member', ({ gateways, get }: Parts, member: TeamMember) => {
  const team = get(teamStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(gateways.team.remove(member)),
    // The response has little detail, so the refetched list decides.
    done: () => team.reloadWithout(member.id),
    confirms: () => team.rolesOf(member.id) === null,
    denial: (t) => t('failure.still-listed', { name: member.email }),
    toast: (t, saved) =>
      saved === 'gone' ? { kind: 'info', text: t('team.delete.gone', { email: member.email }) } : null,
    async recheck(failure) {
      await team.refreshUnlessEnded(failure);
      return team.rolesOf(member.id) === null;
    },
  };
});
