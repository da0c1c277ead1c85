import { createRolesCache } from '#src/application/team/roles-cache.ts';
import { TeamStore } from '#src/application/team/team-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const teamModule = {
  team({ gateways: { team: gateway }, platform, session, profile, report, settings, language }) {
    const { clock, windowFocus: focus } = platform;
    const roles = createRolesCache(gateway, session.own.storage, clock);
    const { roleDescriptions } = settings;
    const shared = { profile, report, clock, focus, language };
    return new TeamStore({ ...shared, gateway, roles, roleDescriptions });
  },
} satisfies AccountModule;
