import type { TeamMember } from '#src/domain/team/team-member.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';
import { teamStore } from './team-store.ts';

export const deleteMember = change('delete-member', ({ gateways, get }: Parts, member: TeamMember) => {
  const { id, email } = member;
  const team = get(teamStore);
  const isListed = () => team.rolesOf(id) !== null;
  return {
    ...listedRemoval({
      send: () => gateways.team.remove(member),
      drop: () => team.reloadWithout(id),
      isListed,
      reload: () => team.refresh(),
      name: email,
      gone: (t) => t('team.delete.gone', { email }),
    }),
    // A rejected one says that somebody changed the team.
    async recheck(failure) {
      await team.refreshUnlessEnded(failure);
      return !isListed();
    },
  };
});
