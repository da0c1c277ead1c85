import { ContainerModule } from 'inversify';
import { InviteMemberStore } from '#src/application/team/invite-member-store.ts';
import { createRolesCache } from '#src/application/team/roles-cache.ts';
import { TeamStore } from '#src/application/team/team-store.ts';
import { ACCOUNT_STORES, DRAFTS } from '#src/composition/account-tokens.ts';
import {
  GATEWAYS,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  SETTINGS,
  TOAST_STORE,
  TRANSLATE,
} from '#src/composition/tokens.ts';

const { inviteMember, profile, team } = ACCOUNT_STORES;

export const teamModule = new ContainerModule(({ bind }) => {
  bind(team).toResolvedValue(
    ({ team: gateway }, { clock, windowFocus: focus }, { own }, profile, toasts, report, translate, settings) => {
      const roles = createRolesCache(gateway, own.storage, clock);
      const { roleDescriptions } = settings;
      return new TeamStore({ gateway, roles, profile, report, toasts, translate, focus, roleDescriptions });
    },
    [GATEWAYS, PLATFORM, SESSION_STORE, profile, TOAST_STORE, REPORT_FAILURE, TRANSLATE, SETTINGS],
  );
  bind(inviteMember).toResolvedValue(
    ({ team: gateway }, team, report, translate, drafts) =>
      () =>
        new InviteMemberStore({ gateway, team, report, translate, draft: drafts.slot('invite-member') }),
    [GATEWAYS, team, REPORT_FAILURE, TRANSLATE, DRAFTS],
  );
});
