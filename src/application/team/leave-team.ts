import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { teamStore } from './team-store.ts';

/** Ends the session with it. The provider rejects the last owner, whatever the list says here. */
export const leaveTeam = change('leave-team', ({ gateways, get, session }: Parts, _: null) => {
  const team = get(teamStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.ownership.leave(),
    done: () => session.logOut(),
    toast: (t) => t('ownership.left'),
    // Who left without a response has no session any more, which this call notices.
    async recheck(failure) {
      await team.refreshUnlessEnded(failure);
      return false;
    },
  };
});
