import { PendingInvitationsStore } from '#src/application/team/pending-invitations-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const teamChangesModule = {
  pendingInvitations({ gateways, platform, session, team, toasts, copySecret: copyText, report, translate }) {
    const { clock, navigation } = platform;
    const deps = { gateway: gateways.team, team, secrets: session.secrets, navigation, clock };
    return () => new PendingInvitationsStore({ ...deps, toasts, copyText, report, translate });
  },
} satisfies AccountModule;
