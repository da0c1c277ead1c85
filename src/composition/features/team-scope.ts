import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { InviteMemberStore } from '#src/application/team/invite-member-store.ts';
import { createRolesCache } from '#src/application/team/roles-cache.ts';
import { TeamStore } from '#src/application/team/team-store.ts';
import * as tokens from '#src/composition/tokens.ts';

export function teamStores(scope: Container): Pick<AccountStores, 'team' | 'inviteMember'> {
  const gateway = scope.get(tokens.GATEWAYS).team;
  const report = scope.get(tokens.REPORT_FAILURE);
  const translate = scope.get(tokens.TRANSLATE);
  const session = scope.get(tokens.SESSION_STORE).sessionId ?? '';
  const team = new TeamStore({
    gateway,
    roles: createRolesCache(gateway, session, scope.get(tokens.STORAGE), scope.get(tokens.CLOCK)),
    profile: scope.get(tokens.PROFILE_STORE),
    report,
    toasts: scope.get(tokens.TOAST_STORE),
    translate,
    focus: scope.get(tokens.WINDOW_FOCUS),
  });
  return { team, inviteMember: () => new InviteMemberStore({ gateway, team, report, translate }) };
}
