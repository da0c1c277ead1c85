import type { PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change, removal } from '#src/application/forms/change.ts';
import { pendingInvitationsStore } from './pending-invitations-store.ts';

/** Its link works no more. */
export const revokeInvitation = change(
  'revoke-invitation',
  ({ gateways, get }: Parts, { id, email }: PendingInvitation) => {
    const store = get(pendingInvitationsStore);
    return {
      initial: {},
      toNext: () => null,
      send: () => removal(gateways.team.revokeInvitation(id)),
      done: () => store.drop(id),
      toast(t, saved) {
        if (saved === 'gone') return { kind: 'info', text: t('team.invitations.gone', { email }) };
        return saved && t('team.invitations.revoked', { email });
      },
      async recheck({ kind }) {
        if (kind === 'unreachable') await store.load();
        return !store.has(id);
      },
    };
  },
);
